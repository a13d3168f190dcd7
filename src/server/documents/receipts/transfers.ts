import { ById } from '#contract/endpoint.ts';
import { fileNameOf } from '#domain/documents/template-text.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { sendBytes } from '../../platform/http/downloads.ts';
import { messagesOf } from '../../platform/messages.ts';
import { nameAsSaid } from '../../platform/as-file-says.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { documentNamed } from '../document-named.ts';
import { getPublication, namedTo, readersOf } from './receipt-store.ts';

export const receiptTransfers = {
  documentReadersExport: async (call: TransferCall) => {
    const { title, version, readers } = await call.perform(async (context) => {
      const asked = ById.safeParse(call.params);
      if (!asked.success) throw notFound();
      const document = await documentNamed(context, asked.data.id);
      const publication = await getPublication(context, document.id);
      const all = await readersOf(context, document.id, document.version, publication);
      return { ...document, readers: namedTo(context, all) };
    });
    const rows = [
      ['Document', 'Version', 'Name', 'Read and understood'],
      ...readers.map(({ name, readAt, fromFile }) => [
        title,
        String(version ?? ''),
        nameAsSaid(messagesOf('kit', 'en'), name, fromFile),
        readAt ?? '',
      ]),
    ];
    const bytes = `\uFEFF${rows.map((cells) => csvRecord(cells)).join('')}`;
    await sendBytes(call, { name: fileNameOf(`${title} readers`, 'csv'), mediaType: 'text/csv', bytes });
  },
};
