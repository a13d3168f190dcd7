import type { TablePlace } from '#domain/tables/sheet.ts';
import { USER_HEADINGS, USER_IMPORT_LIMITS, type UserLine, userLinesOf } from '#domain/people/user-import.ts';
import type { TableChoice } from '../../kit/table/table-choice.ts';
import { linesOfFile, type LinesRefusal } from '../../kit/table/table-file.ts';

/** Why a file cannot be imported at all. */
export type UsersFileRefusal = Exclude<LinesRefusal, 'no-key-column'> | 'no-email-column';
type UsersFile = { lines: UserLine[]; choice: TableChoice } | { refusal: UsersFileRefusal; choice?: TableChoice };

/** The lines of a CSV file (RFC 4180; comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252) or a workbook. */
export async function readUsersFile(file: File, place: TablePlace | null): Promise<UsersFile> {
  const read = await linesOfFile(file, USER_IMPORT_LIMITS, { ...USER_HEADINGS, linesIn: userLinesOf }, place);
  if ('lines' in read) return read;
  return { ...read, refusal: read.refusal === 'no-key-column' ? 'no-email-column' : read.refusal };
}
