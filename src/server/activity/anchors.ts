import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { ChainHead } from '../platform/audit-trail/record.ts';
import type { Listener } from '../platform/database/listener.ts';
import type { Services } from '../platform/services.ts';

/** A last entry as it stood at a time. The file lies outside of the database: who holds the database alone cannot cut off what it names. */
const AnchorLine = z.object({
  at: z.string(),
  organisationId: z.string(),
  chainId: z.string(),
  number: z.number().int(),
  hash: z.string(),
});
export type AnchorLine = z.infer<typeof AnchorLine>;

/** Milliseconds in which the entries of one organisation are noted by their last. */
const CALM = 2000;
const HOUR = 3_600_000;

const folderOf = (dataDir: string) => join(dataDir, 'audit-anchors');
/** One file a machine and month. Servers of one machine append whole lines to the same. */
const fileOf = (dataDir: string, at: string) => join(folderOf(dataDir), `${at.slice(0, 7)}_${hostname()}.jsonl`);

/** Notes the last entry of every trail that has grown, in a file and, once an hour, in the log. @returns a function that ends it. */
export function startAnchoring(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  listener: Listener,
): () => Promise<void> {
  const waiting = new Map<string, ChainHead>();
  const logged = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const heads = [...waiting.values()];
    if (heads.length === 0) return;
    const at = new Date().toISOString();
    const lines = heads.map((head): AnchorLine => ({ at, ...head }));
    await mkdir(folderOf(settings.DATA_DIR), { recursive: true, mode: 0o700 });
    await appendFile(fileOf(settings.DATA_DIR, at), lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
      mode: 0o600,
    });
    for (const head of heads) {
      if (waiting.get(head.organisationId) === head) waiting.delete(head.organisationId);
      if (Date.now() - (logged.get(head.organisationId) ?? 0) < HOUR) continue;
      logged.set(head.organisationId, Date.now());
      log.info(head, 'audit trail anchored');
    }
  }

  const flush = () => {
    // What could not be written waits for the next time.
    writing = writing.then(write).catch((error: unknown) => log.warn({ err: error }, 'audit trail anchors'));
    return writing;
  };
  const leave = listener.on((message) => {
    if (message.event !== 'appended') return;
    const { event: _event, ...head } = message;
    waiting.set(head.organisationId, head);
  });
  const timer = setInterval(() => void flush(), CALM).unref();
  return async () => {
    leave();
    clearInterval(timer);
    await flush();
  };
}

/** What was noted of one organisation's trails, by every server on this folder. */
export async function readAnchors(dataDir: string, organisationId: string): Promise<AnchorLine[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: AnchorLine[] = [];
  for (const name of names.filter((one) => one.endsWith('.jsonl')).toSorted()) {
    const lines = createInterface({ input: createReadStream(join(folderOf(dataDir), name)) });
    for await (const line of lines) {
      if (!line.includes(organisationId)) continue;
      const anchor = parse(line);
      if (anchor?.organisationId === organisationId) found.push(anchor);
    }
  }
  return found;
}

/** A server that was killed while it wrote leaves half a line. */
function parse(line: string): AnchorLine | undefined {
  try {
    return AnchorLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
