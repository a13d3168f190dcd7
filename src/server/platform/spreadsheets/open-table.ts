import { createInterface } from 'node:readline';
import type { TableNotice } from '#domain/tables/left-out.ts';
import type { TableRefusal, TableRow } from '#domain/tables/table.ts';
import { type ProcessBounds, startProcess } from '#engine/bounded/process.ts';
import { sanitizeLine, sanitizeText, sanitizeWritten } from '../sanitize-text.ts';
import type { TableAsked } from './read-table.ts';

/** Wall clock for one file, in milliseconds. */
const TIME = 120_000;
/** A small young generation: a table is read once and kept, and the usual one only grows the process. */
const BOUNDS: ProcessBounds = { heap: 768, young: 2, data: 2000, cpu: 120 };

/** The rows come in pieces of 500, in their order; nobody holds them all but the process that reads the file. */
export type OpenTable = {
  headers: string[];
  total: number;
  /** What the file holds beside the rows. */
  notices: TableNotice[];
  pieces: () => AsyncIterable<TableRow[]>;
  close: () => void;
};

/** Reads a CSV or XLSX file in a process with bounded memory, time and rights; `signal` ends it. */
export async function openTable(
  path: string,
  fileName: string,
  asked: TableAsked,
  signal: AbortSignal,
): Promise<OpenTable | { refusal: TableRefusal }> {
  const child = startProcess(new URL('./child.ts', import.meta.url), BOUNDS, {
    words: [path, fileName, JSON.stringify(asked)],
    signal,
  });
  const stopClock = child.limit(TIME);
  const lines = createInterface({ input: child.answers })[Symbol.asyncIterator]();
  const close = () => {
    stopClock();
    child.end();
  };
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    signal.throwIfAborted();
    return done ? undefined : parse(value);
  };
  const head = (await next()) as
    | { headers: string[]; rows: number; notices: TableNotice[] }
    | { refusal: TableRefusal }
    | undefined;
  if (!head || 'refusal' in head) {
    close();
    return head ?? { refusal: 'unreadable' };
  }
  async function* pieces(): AsyncIterable<TableRow[]> {
    try {
      for (;;) {
        const rows = (await next()) as TableRow[] | null | undefined;
        if (rows === undefined) throw await child.over;
        if (rows === null) return;
        yield rows.map(({ row, cells }) => ({ row, cells: cells.map(sanitizeWritten) }));
      }
    } finally {
      close();
    }
  }
  const notices = head.notices.map((notice) => ({ ...notice, text: sanitizeText(notice.text) }));
  return { headers: head.headers.map(sanitizeLine), total: head.rows, notices, pieces, close };
}

/** The last line of a process that was ended may be half a line. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
