import { ById } from '#contract/endpoint.ts';
import { sendFile } from '../platform/downloads.ts';
import { notFound } from '../platform/problems.ts';
import type { TransferCall } from '../platform/transfers.ts';
import { structureTransfers } from './generated-structure-handlers.ts';
import { receiptTransfers } from './receipts/transfers.ts';
import { getDocumentText } from './store.ts';
import { templateTransfers } from './template-handlers.ts';
import { versionTransfers } from './versions/transfers.ts';

export const documentTransfers = {
  ...versionTransfers,
  ...receiptTransfers,
  ...templateTransfers,
  ...structureTransfers,
  documentFile: async (call: TransferCall) => {
    const file = await call.perform(async (act) => {
      const id = ById.safeParse(call.params);
      const document = id.success && (await getDocumentText(act.db, act.organisationId, id.data.id));
      if (!document) throw notFound();
      return document;
    });
    const { sha256, fileName: name, mediaType } = file;
    await sendFile(call, { sha256, name, size: file.size, mediaType });
  },
};
