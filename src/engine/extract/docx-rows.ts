import { rowText } from '../read/tables/table-rows.ts';

/** A cell of a table in a Word document. */
export interface TableCell {
  text: string;
  /** It goes on with the cell above. */
  isMerged: boolean;
}

/** The text of a row: an empty cell keeps its column, one that is merged with the cell above says what that says. Changes the cells to what they say. */
export function textOfRow(row: TableCell[], before: readonly TableCell[]): string {
  row.forEach((cell, column) => {
    cell.text = cell.text.trim();
    if (cell.isMerged && cell.text === '') cell.text = before[column]?.text ?? '';
  });
  const texts = row.map(({ text }) => text);
  const filled = texts.filter(Boolean);
  return filled.length < 2 ? filled.join('') : rowText(texts);
}
