import papa from 'papaparse';
import { CUSTOM_LIMITS } from '#domain/frameworks/custom/content.ts';
import { linesOfTable, REQUIREMENT_HEADINGS } from '#domain/frameworks/custom/table.ts';
import type { CustomRefusal, CustomUpload, ReadUpload } from '#domain/frameworks/custom/upload.ts';
import { delimiterOf } from '#domain/tables/csv.ts';
import { findTables } from '#domain/tables/find-tables.ts';
import { tableAt } from '#domain/tables/table.ts';
import { readYamlInThread } from './read-in-thread.ts';

const LIMITS = { rows: CUSTOM_LIMITS.requirements, columns: CUSTOM_LIMITS.columns };

/** The lines of a file by its ending, or why there are none. */
export async function readUpload({
  fileName,
  text,
  place: asked,
}: Pick<CustomUpload, 'fileName' | 'text' | 'place'>): Promise<ReadUpload | CustomRefusal> {
  if (Buffer.byteLength(text) > CUSTOM_LIMITS.bytes) return { code: 'too-large', detail: '' };
  if (text.trim() === '') return { code: 'empty', detail: '' };
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === 'yaml' || ending === 'yml') return readYamlInThread(text);
  if (ending !== 'csv') return { code: 'unknown-kind', detail: '' };
  const records = papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
  const tables = findTables([{ name: '', isHidden: false, records }], REQUIREMENT_HEADINGS);
  const place = asked ?? tables[0]?.place;
  if (!place) return { code: 'empty', detail: '' };
  const table = tableAt(records, LIMITS, place, REQUIREMENT_HEADINGS.keyIn);
  if ('refusal' in table) return { code: refusalOf(table.refusal), detail: '' };
  const lines = linesOfTable(table);
  if ('missing' in lines) return { code: lines.missing === 'id' ? 'no-id-column' : 'no-title-column', detail: '' };
  return { head: {}, lines, found: { place, tables, notices: table.notices } };
}

function refusalOf(refusal: string): CustomRefusal['code'] {
  if (refusal === 'empty' || refusal === 'no-rows' || refusal === 'too-many-rows') return refusal;
  return 'unreadable';
}
