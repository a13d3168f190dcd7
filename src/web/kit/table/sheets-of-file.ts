import { sheetsOf, type SheetReaders } from '#domain/tables/read-sheets.ts';
import type { Sheet } from '#domain/tables/sheet.ts';
import type { TableRefusal } from '#domain/tables/table.ts';

export type FileReaders = Pick<SheetReaders, 'parseCsv'> & {
  readWorkbook: (file: File) => ReturnType<SheetReaders['readWorkbook']>;
};

/** The sheets of a CSV file or a workbook, read by libraries that a worker has at hand and a page loads when it needs them. */
export async function sheetsOfFile(
  file: File,
  maxBytes: number,
  { parseCsv, readWorkbook }: FileReaders,
): Promise<Sheet[] | { refusal: TableRefusal }> {
  if (file.size > maxBytes) return { refusal: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: 'unreadable' };
  return sheetsOf(new Uint8Array(bytes), file.name, {
    decode: (part, encoding, isStrict) => new TextDecoder(encoding, { fatal: isStrict }).decode(part),
    parseCsv,
    readWorkbook: () => readWorkbook(file),
    inflate,
  });
}

/** Not every browser iterates over a stream itself. */
async function* inflate(deflated: Uint8Array): AsyncIterable<Uint8Array> {
  const unpacked = new Blob([new Uint8Array(deflated)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unpacked.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}
