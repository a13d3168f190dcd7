import { parentPort } from 'node:worker_threads';
import type { ControlledDocument } from './controlled.ts';
import { documentPdf } from './document-pdf.ts';

// One at a time; an error ends the thread, and whoever asked hears of it.
parentPort?.on('message', async (document: ControlledDocument) => {
  parentPort?.postMessage(new Uint8Array(await documentPdf(document)), []);
});
