import type { FoundTable } from '#domain/tables/find-tables.ts';
import type { TableNotice } from '#domain/tables/left-out.ts';
import type { Sheet, TablePlace } from '#domain/tables/sheet.ts';
import { cellText } from '#domain/tables/table.ts';

/** A row that may hold the headings of a sheet, with its first words. */
interface SheetHead {
  row: number;
  text: string;
}

/** Which table of a file is read, and which others there are. */
export interface TableChoice {
  place: TablePlace;
  tables: readonly Pick<FoundTable, 'place' | 'title' | 'rows'>[];
  /** Rows of the same sheet that may be headings. */
  heads: readonly SheetHead[];
  notices: readonly TableNotice[];
}

/** Rows of a sheet among which its headings are chosen. */
const MOST_HEADS = 60;

/** The first rows of a sheet that may be its headings, each with its first words. */
export function headsOf(records: Sheet['records']): SheetHead[] {
  return records.slice(0, MOST_HEADS).flatMap((record, index) => {
    const texts = record.map((cell) => cellText(cell).trim()).filter((text) => text !== '');
    return texts.length > 0 ? [{ row: index + 1, text: texts.slice(0, 4).join(', ').slice(0, 80) }] : [];
  });
}
