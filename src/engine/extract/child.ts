import { readFile, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Extraction } from '#domain/documents/analysis.ts';
import { openArchive } from './archive.ts';
import { LIMITS } from './limits.ts';
import { openOffice } from './office-package.ts';
import { readCsv } from './read-csv.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readPlain } from './read-plain.ts';
import { readPptx } from './read-pptx.ts';
import { readXlsx } from './read-xlsx.ts';
import { refuse, Refused } from './refusal.ts';
import { checkKind, checkOffice, extensionOf, sniff } from './sniff.ts';

// One request a line on standard input, one answer a line on the fourth pipe: libraries may write what they like to the others.
const answers = createWriteStream('', { fd: 3, autoClose: false });
for await (const line of createInterface({ input: process.stdin })) {
  const { path, fileName } = JSON.parse(line) as { path: string; fileName: string };
  answers.write(`${JSON.stringify(await extract(path, fileName))}\n`);
}

async function extract(path: string, fileName: string): Promise<Extraction> {
  try {
    const { size } = await stat(path);
    if (size === 0) return refuse('empty', 'The file is empty.');
    if (size > LIMITS.fileBytes)
      return refuse('too-large', `The file is larger than ${LIMITS.fileBytes / 1_000_000} MB.`);
    const bytes = await readFile(path);
    const kind = sniff(bytes);
    const refused = checkKind(kind, extensionOf(fileName), bytes);
    if (refused) return refused;
    if (kind === 'zip') return await readArchive(bytes, extensionOf(fileName));
    if (kind === 'pdf') return await (await import('./pdf/read-pdf.ts')).readPdf(bytes);
    if (kind === 'ole') return readDoc(bytes);
    if (bytes.length > LIMITS.textLength * 2)
      return refuse('too-large', 'The file holds more text than can be read in one piece.');
    return /^(?:csv|tsv)$/.test(extensionOf(fileName)) ? readCsv(bytes) : readPlain(bytes, extensionOf(fileName));
  } catch (problem) {
    if (problem instanceof Refused) return refuse(problem.refusal, problem.message);
    return refuse('damaged', 'The file is damaged and cannot be read.');
  }
}

async function readArchive(bytes: Buffer, extension: string): Promise<Extraction> {
  const office = await openOffice(await openArchive(bytes));
  const refused = checkOffice(office?.kind ?? null, extension);
  if (refused || !office)
    return refused ?? refuse('archive', 'The archive holds other files; please unpack it and upload the files in it.');
  if (office.kind === 'workbook') return await readXlsx(office);
  return office.kind === 'slides' ? await readPptx(office) : await readDocx(office);
}
