/** PostgreSQL keeps neither NUL nor half a surrogate pair; a text cut in the middle of an emoji has one. */
export function sanitizeText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
