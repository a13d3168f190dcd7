import papa from 'papaparse';
import { CUSTOM_LIMITS } from '#domain/frameworks/custom/content.ts';
import { knownRequirementHeadings, linesOfTable } from '#domain/frameworks/custom/table.ts';
import type { CustomRefusal, ReadUpload } from '#domain/frameworks/custom/upload.ts';
import { delimiterOf } from '#domain/tables/csv.ts';
import { findTables } from '#domain/tables/find-tables.ts';
import { tableAt } from '#domain/tables/table.ts';
import { readYamlInThread } from './read-in-thread.ts';

const LIMITS = { rows: CUSTOM_LIMITS.requirements, columns: CUSTOM_LIMITS.columns };

/** The lines of a file by its ending, or why there are none. */
export async function readUpload({
  fileName,
  text,
}: {
  fileName: string;
  text: string;
}): Promise<ReadUpload | CustomRefusal> {
  if (Buffer.byteLength(text) > CUSTOM_LIMITS.bytes) return { code: 'too-large', detail: '' };
  if (text.trim() === '') return { code: 'empty', detail: '' };
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === 'yaml' || ending === 'yml') return readYamlInThread(text);
  if (ending !== 'csv') return { code: 'unknown-kind', detail: '' };
  const records = papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
  const [found] = findTables([{ name: '', isHidden: false, records }], knownRequirementHeadings);
  if (!found) return { code: 'empty', detail: '' };
  const table = tableAt(records, LIMITS, found.place);
  if ('refusal' in table) return { code: refusalOf(table.refusal), detail: '' };
  const lines = linesOfTable(table);
  if ('missing' in lines) return { code: lines.missing === 'id' ? 'no-id-column' : 'no-title-column', detail: '' };
  return { head: {}, lines };
}

function refusalOf(refusal: string): CustomRefusal['code'] {
  if (refusal === 'empty' || refusal === 'no-rows' || refusal === 'too-many-rows') return refusal;
  return 'unreadable';
}
