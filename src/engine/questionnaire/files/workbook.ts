/** A workbook with what its cells refer to: its sheets in their order, its shared texts, its names. */
export interface Workbook {
  sheets: { name: string; part: string; isHidden: boolean }[];
  strings: string[];
  /** What a name stands for, by its lower-case letters; names of one sheet alone begin with its place and a "!". */
  names: Map<string, string>;
  /** The cells of a sheet as they are written, hidden or not. */
  rowsIn(name: string): Promise<string[][] | null>;
}
