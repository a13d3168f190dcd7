import { z } from 'zod';
import { oneOf } from '#domain/issue.ts';
import { Language } from '#domain/organisations/language.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { cellsOf, FILE_COLUMNS, FILE_FORMATS, fileNameOf, headingOf } from '#domain/vendors/file-columns.ts';
import { VendorFilter } from '#domain/vendors/filter.ts';
import { dayOf } from '../platform/day.ts';
import { sendBytes } from '../platform/http/downloads.ts';
import { messagesOf } from '../platform/messages.ts';
import { queryOf } from '../platform/http/query.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { WORKBOOK_TYPE, workbookOf } from '../platform/file-formats/workbook.ts';
import { allVendors } from './vendor-list.ts';

const Asked = VendorFilter.extend({
  format: z.enum(FILE_FORMATS, oneOf).default('csv'),
  language: Language.default('en'),
});

/** The vendors that a filter lets through, as a file. The byte order mark tells spreadsheets that it is UTF-8. */
export const vendorTransfers = {
  vendorFile: async (call: TransferCall) => {
    const { format, language, ...filter } = queryOf(Asked, call.url);
    const rows = (await call.perform((context) => allVendors(context, { ...filter, sort: 'name' }))).map(cellsOf);
    const t = messagesOf('vendors', language);
    const headings = FILE_COLUMNS.map((column) => headingOf(column, t));
    const name = fileNameOf(dayOf(new Date()), format);
    if (format === 'csv') {
      const text = rows.map((cells) =>
        csvRecord(cells.map((cell) => (typeof cell === 'object' ? (cell?.date ?? '') : String(cell)))),
      );
      const bytes = Buffer.from(`\ufeff${csvRecord(headings)}${text.join('')}`);
      await sendBytes(call, { name, mediaType: 'text/csv; charset=utf-8', bytes, rows: rows.length });
      return;
    }
    async function* pieces() {
      yield rows;
    }
    const columns = headings.map((header) => ({ header, width: 22 }));
    const parts: Uint8Array[] = [];
    for await (const part of workbookOf(headings[0] ?? '', columns, pieces())) parts.push(part);
    await sendBytes(call, { name, mediaType: WORKBOOK_TYPE, bytes: Buffer.concat(parts), rows: rows.length });
  },
};
