import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeExtraction, extractFile } from '#engine/extract/extract-file.ts';
import { makePdf } from '#server/platform/file-formats/pdf.ts';
import { type Benchmark, rowOf } from './row.ts';

const ROUNDS = 5;
const PAGES = 50;
const SENTENCE = 'is reviewed every six months by the owner of the system, who records the result in the register. ';

/** A policy of full pages: a heading, six paragraphs, a table. */
function pagesOf(count: number) {
  return Array.from({ length: count }, (_, page) => [
    { text: `Chapter ${page + 1}`, fontSize: 18 },
    ...Array.from({ length: 6 }, (__, part) => ({
      text: `Access right ${page}.${part} ${SENTENCE}`.repeat(4),
      margin: 4,
    })),
    {
      table: {
        body: [
          ['Role', 'Duty'],
          ['Owner', 'approves'],
          ['Auditor', 'reads'],
        ],
      },
      pageBreak: 'after' as const,
    },
  ]);
}

async function peakOfChildren(): Promise<number> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean);
  const peaks = children.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return status.includes('node') ? Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024 : 0;
  });
  return Math.max(0, ...(await Promise.all(peaks)));
}

/** A PDF of full pages, from the call to its text, in a child that has read one before; and the most memory that the child had. */
export const extraction: Benchmark = {
  name: 'engine.extraction',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'clausewise-'));
    const path = join(folder, 'policy.pdf');
    await writeFile(path, await makePdf({ content: pagesOf(PAGES) }));
    await extractFile(path, 'policy.pdf');
    const perPage: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const read = await extractFile(path, 'policy.pdf');
      if (read.state !== 'read' || read.pages === null) throw new Error('The PDF was not read.');
      perPage.push((performance.now() - start) / read.pages);
    }
    const peak = await peakOfChildren();
    closeExtraction();
    await rm(folder, { recursive: true });
    return [
      rowOf('engine.extraction-page', 'ms', perPage, { atMost: 100 }),
      rowOf('engine.extraction-memory', 'MB', [peak], { atMost: 256 }),
    ];
  },
};
