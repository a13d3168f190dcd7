import { parentPort, workerData } from 'node:worker_threads';
import type { Block } from '#domain/documents/reading.ts';
import { readAgreement } from '#engine/agreements/read-agreement.ts';
import { readText } from '#engine/read/text-blocks.ts';
import type { ThreadAnswer, ThreadQuestion } from './aside.ts';

/** Tables that are pasted from elsewhere have tabs between their cells. */
const withTables = (source: string) =>
  source
    .split('\n')
    .map((line) => (/\S\t+\S/.test(line) ? `| ${line.trim().split(/\t+/).join(' | ')} |` : line))
    .join('\n');

function startsOf(blocks: readonly Block[]): number[] {
  const starts: number[] = [];
  for (const { page = 0, start } of blocks) {
    const skipped = Math.max(0, page - starts.length);
    starts.push(...Array.from({ length: skipped }, () => start));
  }
  return starts;
}

const question = workerData as ThreadQuestion;
const { text, blocks } = 'source' in question ? readText(withTables(question.source)) : question;
parentPort?.postMessage(
  { text, pageStarts: startsOf(blocks), reading: readAgreement(text, blocks) } satisfies ThreadAnswer,
  [],
);
