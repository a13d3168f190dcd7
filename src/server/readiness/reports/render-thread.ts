import { parentPort } from 'node:worker_threads';
import { reportDocx } from './docx.ts';
import { reportPdf } from './pdf.ts';
import type { Rendering } from './render.ts';
import { reportCsv, reportXlsx } from './xlsx.ts';

// One at a time; an error ends the thread, and whoever asked hears of it.
parentPort?.on('message', async ({ report, letterhead, format }: Rendering) => {
  const bytes = await {
    pdf: () => reportPdf(report, letterhead),
    docx: () => reportDocx(report, letterhead),
    xlsx: () => reportXlsx(report),
    csv: () => Promise.resolve(reportCsv(report)),
  }[format]();
  parentPort?.postMessage(new Uint8Array(bytes), []);
});
