/** Delimiters looked for in a file, in the order that decides a tie. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * The delimiter of a CSV text: the one that its first line declares (`sep=;`, which Excel writes); else, from its first records, the one that
 * splits most of them into the same number of cells, more than one, so that titles above the table do not count. Delimiters inside quotes do
 * not count either (RFC 4180). A comma when nothing tells.
 */
export function delimiterOf(text: string): string {
  const declared = SEPARATOR_LINE.exec(text.slice(0, 10))?.[1];
  if (declared) return declared;
  const lines = firstRecords(text.slice(0, 64_000), 20);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    for (const usual of new Set(counts)) {
      const share = counts.filter((count) => count === usual).length / counts.length;
      if (usual > 0 && share + usual / 1000 > best.score) best = { delimiter, score: share + usual / 1000 };
    }
  }
  return best.delimiter;
}

/** The line by which Excel says what separates the cells; it is no row of the table. */
export const SEPARATOR_LINE = /^\ufeff?sep=([,;|\t])(?:\r|\n|$)/i;

function firstRecords(text: string, most: number): string[] {
  const records: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length && records.length < most; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[index] === '\n' || text[index] === '\r')) {
      if (index > start) records.push(text.slice(start, index));
      start = index + 1;
    }
  }
  if (records.length < most && start < text.length) records.push(text.slice(start));
  return records;
}

const DANGEROUS = /^'*[=+\-@\t\r\n]/;

/** A spreadsheet runs a cell that starts with = + - @, a tab or a line break: an apostrophe before it keeps it text. */
export function guardFormula(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe of `guardFormula` away again, and no other. */
export function restoreFormula(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text.slice(1)) ? text.slice(1) : text;
}

/** One record of a CSV file, guarded against formulas, with its CRLF. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardFormula(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
