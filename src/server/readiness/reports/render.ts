import { Worker } from 'node:worker_threads';
import type { Report, ReportFormat } from '#domain/readiness/reports/report.ts';
import { DOCX_TYPE } from '../../platform/docx.ts';
import { WORKBOOK_TYPE } from '../../platform/workbook.ts';
import type { Letterhead } from './letterhead.ts';

export interface Rendering {
  report: Report;
  letterhead: Letterhead;
  format: ReportFormat;
}

export const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
  xlsx: WORKBOOK_TYPE,
  csv: 'text/csv; charset=utf-8',
};

/** The longest report that there is takes some seconds on a slow core. */
const PATIENCE = 60_000;
/** A thread that nobody asks keeps its fonts in memory for nothing. */
const IDLE = 60_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the file of a report, in a thread of its own, since the layout of a long one takes a second in which the server would answer
 * nobody. Reports queue. @throws what the making threw, which ends the thread; the next report starts another.
 */
export function renderAside(rendering: Rendering): Promise<Buffer> {
  const answer = last.then(() => ask(rendering));
  last = answer.catch(() => {});
  return answer;
}

function ask(rendering: Rendering): Promise<Buffer> {
  clearTimeout(idle);
  const worker = (thread ??= new Worker(new URL('./render-thread.ts', import.meta.url), { execArgv: [], env: {} }));
  worker.ref();
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => {
      fail(new Error('The making of a report took too long.'));
      void worker.terminate();
    }, PATIENCE);
    const forget = () => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', fail);
      worker.unref();
    };
    const hear = (bytes: Uint8Array) => {
      forget();
      idle = setTimeout(end, IDLE).unref();
      resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    };
    const fail = (error: unknown) => {
      forget();
      thread = undefined;
      reject(error instanceof Error ? error : new Error('The making of a report ended without an answer.'));
    };
    worker.on('message', hear).on('error', fail).on('exit', fail);
    worker.postMessage(rendering, []);
  });
}

function end(): void {
  void thread?.terminate();
  thread = undefined;
}
