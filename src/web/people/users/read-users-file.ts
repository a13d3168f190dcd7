import { delimiterOf } from '#domain/tables/csv.ts';
import { decodeTable, tableOf } from '#domain/tables/table.ts';
import type { TableRefusal } from '#domain/tables/table.ts';
import { USER_IMPORT_LIMITS, userLinesOf } from '#domain/people/user-import.ts';
import type { UserLine } from '#domain/people/user-import.ts';

/** Why a file cannot be imported at all. */
export type UsersFileRefusal = TableRefusal | 'no-email-column';

/** The lines of a CSV file (RFC 4180; comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252). */
export async function readUsersFile(file: File): Promise<{ lines: UserLine[] } | { refusal: UsersFileRefusal }> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > USER_IMPORT_LIMITS.bytes) return { refusal: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: 'unreadable' };
  const text = decodeTable(new Uint8Array(bytes), (part, encoding, isStrict) =>
    new TextDecoder(encoding, { fatal: isStrict }).decode(part),
  );
  if (text === null) return { refusal: 'not-text' };
  const { default: papa } = await import('papaparse');
  const table = tableOf(papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data, USER_IMPORT_LIMITS);
  if ('refusal' in table) return table;
  const lines = userLinesOf(table);
  return lines ? { lines } : { refusal: 'no-email-column' };
}
