import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Extraction } from '#domain/documents/analysis.ts';
import { giveWay } from '../bounded/give-way.ts';
import { assemble } from '../read/assemble.ts';
import { splitText } from '../read/text-blocks.ts';

/** What a person may have to wait for the text of a scan, and how many pages of one are recognised. */
const TIME = 300_000;
const MOST_PAGES = 100;
/** Languages that are asked for where the recogniser has them. */
const LANGUAGES = ['eng', 'deu', 'fra', 'spa'];

/** The programs that an administrator may have installed; none is bundled. */
interface Programs {
  tesseract: string;
  /** Either makes a PDF with text of a PDF without, or pictures of its pages. */
  ocrmypdf: string | null;
  pdftoppm: string | null;
}

function findPrograms(path: string): Programs | null {
  const find = (name: string) =>
    path
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .find((program) => existsSync(program)) ?? null;
  const tesseract = find('tesseract');
  const [ocrmypdf, pdftoppm] = [find('ocrmypdf'), find('pdftoppm')];
  return tesseract && (ocrmypdf || pdftoppm) ? { tesseract, ocrmypdf, pdftoppm } : null;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a scanned PDF with a locally installed tesseract, one file at a time. `path` is where programs are looked for. Null where there are
 * none, where they fail, find no text or take longer than five minutes.
 */
export function readScan(file: string, path: string = process.env['PATH'] ?? ''): Promise<Extraction | null> {
  const read = last.then(() => recognise(file, path)).then((pages) => pages && extractionOf(pages));
  const answer = read.catch(() => null);
  last = answer;
  return answer;
}

function extractionOf(texts: string[]): Extraction | null {
  const raw = texts.flatMap((text, index) => splitText(text).map((block) => ({ ...block, page: index + 1 })));
  const { text, blocks } = assemble(raw);
  if (text.length < 25) return null;
  const count = texts.filter((each) => each.trim() !== '').length;
  return { state: 'read', text, blocks, pages: texts.length, hiddenText: 0, notices: [{ kind: 'recognised', count }] };
}

async function recognise(file: string, path: string): Promise<string[] | null> {
  const programs = findPrograms(path);
  if (!programs) return null;
  const folder = await mkdtemp(join(tmpdir(), 'recognise-'));
  const end = Date.now() + TIME;
  const run = (program: string, ...args: string[]) =>
    runProgram(program, args, { path, folder, time: end - Date.now() });
  try {
    const known = (await run(programs.tesseract, '--list-langs')).split('\n').map((line) => line.trim());
    const languages = LANGUAGES.filter((language) => known.includes(language)).join('+') || 'eng';
    if (programs.ocrmypdf) {
      const sidecar = join(folder, 'text.txt');
      const limits = ['--jobs', '1', '--quiet', '--force-ocr', '--output-type', 'pdf', '--pages', `1-${MOST_PAGES}`];
      await run(programs.ocrmypdf, ...limits, '--sidecar', sidecar, '-l', languages, file, join(folder, 'text.pdf'));
      return (await readFile(sidecar, 'utf8')).replace(/\f$/, '').split('\f');
    }
    const pictures = ['-r', '200', '-gray', '-png', '-l', String(MOST_PAGES)];
    await run(programs.pdftoppm ?? '', ...pictures, file, join(folder, 'page'));
    const pages: string[] = [];
    for (const picture of (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted())
      pages.push(await run(programs.tesseract, join(folder, picture), '-', '-l', languages));
    return pages;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A recogniser sees no secret of the server, gives way to everything else, and ends with its time. */
function runProgram(
  program: string,
  args: string[],
  { path, folder, time }: { path: string; folder: string; time: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (time <= 0) return reject(new Error('The time is over.'));
    const env = { PATH: path, HOME: folder, TMPDIR: folder, OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' };
    const options = { env, cwd: folder, timeout: time, killSignal: 'SIGKILL', maxBuffer: 16_000_000 } as const;
    const child = execFile(program, args, options, (error, printed) => (error ? reject(error) : resolve(printed)));
    if (child.pid !== undefined) giveWay(child.pid);
  });
}
