import { ById } from '#contract/endpoint.ts';
import { sendFile } from '../platform/http/downloads.ts';
import { notFound } from '../platform/http/problems.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { documentNamed } from './document-named.ts';
import { structureTransfers } from './templates/generated-structure-handlers.ts';
import { printedDocument } from './pdf/gather.ts';
import { sendPdf, wantsPdf } from './pdf/send.ts';
import { receiptTransfers } from './receipts/transfers.ts';
import { getDocumentText } from './store.ts';
import { templateTransfers } from './templates/template-handlers.ts';
import { versionTransfers } from './versions/transfers.ts';

export const documentTransfers = {
  ...versionTransfers,
  ...receiptTransfers,
  ...templateTransfers,
  ...structureTransfers,
  documentFile: async (call: TransferCall) => {
    if (wantsPdf(call)) {
      const printed = await call.perform(async (context) => {
        const asked = ById.safeParse(call.params);
        if (!asked.success) throw notFound();
        return printedDocument(context, call.files, await documentNamed(context, asked.data.id));
      });
      return sendPdf(call, printed);
    }
    const file = await call.perform(async (context) => {
      const id = ById.safeParse(call.params);
      const document = id.success && (await getDocumentText(context.db, context.organisationId, id.data.id));
      if (!document) throw notFound();
      return document;
    });
    const { sha256, fileName: name, mediaType } = file;
    await sendFile(call, { sha256, name, size: file.size, mediaType });
  },
};
