/** PostgreSQL keeps neither NUL nor half a surrogate pair; a text cut in the middle of an emoji has one. */
export function sanitizeText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Signs that turn the order in which the signs after them are shown: with one, "rtl fdp.exe" looks like "rtl exe.pdf". */
const TURNING = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const EVERY_TURN = new RegExp(`[${TURNING}]`, 'gu');

/** A name, or another text of one line, which shows itself in the order in which it is written. */
export const sanitizeLine = (text: string): string => sanitizeText(text).replaceAll(EVERY_TURN, '');

/** What somebody wrote: longer texts keep their signs, which languages that are written from right to left need. */
export const sanitizeWritten = (text: string): string =>
  /[\r\n]/.test(text) ? sanitizeText(text) : sanitizeLine(text);

/** Of JSON, where only an escape can bring what no text may hold, as the body itself is UTF-8. */
const UNKEPT = new RegExp(`\\\\u(?:0000|d[89a-f]|061c|200[ef]|202[a-e]|206[6-9])|[${TURNING}]`, 'iu');

/** Whether it may hold what is not kept as it is. */
export const hasUnkept = (json: string): boolean => UNKEPT.test(json);
