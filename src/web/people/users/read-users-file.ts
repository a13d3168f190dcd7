import { knownUserHeadings, USER_IMPORT_LIMITS, userLinesOf } from '#domain/people/user-import.ts';
import type { UserLine } from '#domain/people/user-import.ts';
import { linesOfFile, type LinesRefusal } from '../../kit/table/table-file.ts';

/** Why a file cannot be imported at all. */
export type UsersFileRefusal = Exclude<LinesRefusal, 'no-key-column'> | 'no-email-column';

/** The lines of a CSV file (RFC 4180; comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252) or a workbook. */
export async function readUsersFile(file: File): Promise<{ lines: UserLine[] } | { refusal: UsersFileRefusal }> {
  const read = await linesOfFile(file, USER_IMPORT_LIMITS, knownUserHeadings, userLinesOf);
  if ('lines' in read) return read;
  return { refusal: read.refusal === 'no-key-column' ? 'no-email-column' : read.refusal };
}
