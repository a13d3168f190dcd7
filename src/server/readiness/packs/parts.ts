import { createReadStream } from 'node:fs';
import type { JobRun } from '../../platform/background/jobs.ts';
import { tooLarge } from '../../platform/http/problems.ts';
import { workbookOfSheets } from '../../platform/file-formats/workbook.ts';
import type { ZipPart } from '../../platform/file-formats/zip.ts';
import { renderReport } from '../reports/render.ts';
import type { PackContents } from './contents.ts';
import { packIndex } from './pack-index.ts';
import { csvOf } from './registers.ts';

/** Beyond it readers of ZIP archives differ. */
const MOST_BYTES = 3_500_000_000;

type Content = ZipPart['content'];

/**
 * The parts of a pack, each made when the archive has come to it. `counts` is filled with the rows of registers while they are written;
 * the index, which says them, is the last part. @throws Problem 413 when the evidence is larger than an archive can be.
 */
export function partsOf(
  contents: PackContents,
  { files, signal, progress }: Pick<JobRun<object>, 'files' | 'signal' | 'progress'>,
  counts: Record<string, number>,
): ZipPart[] {
  const { reports, registers, documents } = contents;
  const held = documents.flatMap(({ path, sha256, size }) => (path ? [{ path, sha256, size }] : []));
  if (held.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw tooLarge('The files of evidence are larger than an archive can be.');
  const made: [name: string, content: () => Content][] = [
    ...reports.flatMap(({ path, gathered, formats }) =>
      formats.map((format): [string, () => Content] => [
        `${path}.${format}`,
        async function* () {
          yield await renderReport({ ...gathered, format });
        },
      ]),
    ),
    ...registers.map((register): [string, () => Content] => [
      `registers/${register.name}.csv`,
      () => csvOf(register, (rows) => (counts[register.name] = (counts[register.name] ?? 0) + rows)),
    ]),
    ['registers/registers.xlsx', () => workbookOf(registers)],
    ...held.map(({ path, sha256 }): [string, () => Content] => [path, () => createReadStream(files.pathOf(sha256))]),
  ];
  if (held.length > 0) made.push(['evidence/SHA256SUMS.txt', () => [Buffer.from(sumsOf(held))]]);
  made.push(['index.html', () => [Buffer.from(packIndex(contents, counts))]]);
  return made.map(([name, content], index) => ({
    name,
    content: (async function* () {
      signal.throwIfAborted();
      yield* content();
      progress(index + 1, made.length);
    })(),
  }));
}

/** The trail is a list for machines, and may be longer than a sheet can be. */
function workbookOf(registers: PackContents['registers']): Content {
  const sheets = registers.filter(({ name }) => name !== 'audit-trail');
  return workbookOfSheets(sheets.map(({ title, columns, pieces }) => ({ name: title, columns, pieces: pieces() })));
}

/** As `sha256sum --check` reads it in the folder. */
function sumsOf(held: { path: string; sha256: string }[]): string {
  return held.map(({ path, sha256 }) => `${sha256}  ${path.slice('evidence/'.length)}\n`).join('');
}
