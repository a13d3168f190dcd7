/** Bounds of one extraction. A file that needs more is refused, never half read. */
export const LIMITS = {
  /** Bytes of the file itself. */
  fileBytes: 50_000_000,
  /** Entries of an archive. */
  entries: 3_000,
  /** Inflated bytes of one part, and of all parts that are read. */
  entryBytes: 40_000_000,
  totalBytes: 120_000_000,
  /** Inflated to deflated bytes, looked at above one megabyte. */
  ratio: 200,
  ratioFrom: 1_000_000,
  xmlDepth: 256,
  /** UTF-16 units of text. */
  textLength: 8_000_000,
  /** Pages of a PDF, and slides or sheets of an office document. */
  pages: 2_000,
  /** Filled cells of a workbook or CSV file. */
  cells: 200_000,
  /** Milliseconds for one file; as processor time where the system tells it, and then `patience` times as long by the clock. */
  time: 20_000,
  patience: 3,
  /** Megabytes of the child's heap; with what lies outside of it the child stays below 256. */
  heap: 176,
  /** Bytes of an answer on the child's pipe. */
  answerBytes: 16_000_000,
} as const;
