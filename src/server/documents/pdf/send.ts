import { fileNameOf } from '#domain/documents/template-text.ts';
import { versionLabel } from '#domain/documents/versions/version.ts';
import { semaphoreByKey } from '#engine/bounded/semaphore.ts';
import { threadRunner } from '#engine/bounded/thread.ts';
import { sendBytes } from '../../platform/http/downloads.ts';
import { conflict } from '../../platform/http/problems.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import type { ControlledDocument } from './controlled.ts';

/** As much as can be written here; what is longer was read from a file, and is handed around as that file. */
const MOST_LETTERS = 1_000_000;
const A_MINUTE = 30;

const render = threadRunner<ControlledDocument, Uint8Array>(new URL('./render-thread.ts', import.meta.url), {
  time: 60_000,
  memory: 1024,
  atOnce: 1,
  keep: 60_000,
});

/** One thread makes them all: a document that takes a minute is followed by somebody else's. */
const inOwnTurn = semaphoreByKey();

/** Whether a download asks for the paper rather than the file. */
export const wantsPdf = (call: TransferCall) => call.url.searchParams.get('format') === 'pdf';

/** @throws Problem conflict where there are no words to print, or too many. */
export async function sendPdf(call: TransferCall, document: ControlledDocument): Promise<void> {
  call.context.services.limits.count(`document PDFs ${call.visitor.actor.id}`, A_MINUTE);
  const { content, title, version } = document;
  const length = 'markdown' in content ? content.markdown.length : content.text.length;
  if (length === 0) throw conflict('not_read', 'There are no words to make a PDF of. Download the file instead.');
  if (length > MOST_LETTERS)
    throw conflict('too_long', 'A PDF holds at most 1,000,000 characters. Download the file instead.');
  const bytes = await inOwnTurn(call.visitor.actor.id, () => render(document));
  const name = version === null ? title : `${title} ${versionLabel(version)}`;
  await sendBytes(call, { name: fileNameOf(name, 'pdf'), mediaType: 'application/pdf', bytes });
}
