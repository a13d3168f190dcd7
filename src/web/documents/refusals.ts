import type { Refusal } from '#domain/documents/analysis.ts';
import { REFUSALS } from '#domain/documents/values.ts';

/** Codes with which the server refuses an upload, as the refusals of a reading that say the same. */
const UPLOAD_REFUSALS: Record<string, Refusal> = {
  empty_file: 'empty',
  too_large: 'too-large',
  payload_too_large: 'too-large',
  unsupported_media_type: 'unsupported',
};

/** Why a file cannot be read, when the code of a problem says so. */
export function refusalOfCode(code: string): Refusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? UPLOAD_REFUSALS[code] ?? null;
}

/** What the engine reads; files of any other kind are answered without being sent. */
export const READABLE = ['.pdf', '.doc', '.docx', '.txt', '.md', '.csv', '.xlsx', '.pptx'] as const;

/** Bytes a file may have unless the administrator set another limit; the server has the last word. */
export const USUAL_LIMIT = 50_000_000;
