/** Others' text as it can be kept and shown: one line, of a length, without what no database takes. */
export function tidy(text: string, most: number): string {
  return (
    text
      .slice(0, most)
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- the very letters that must go
      .replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
      .trim()
  );
}
