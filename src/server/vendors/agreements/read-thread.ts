import type { Block } from '#domain/documents/analysis.ts';
import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { readAgreement } from '#engine/agreements/read-agreement.ts';
import { readText } from '#engine/read/text-blocks.ts';
import type { ThreadAnswer, ThreadQuestion } from './read-in-thread.ts';

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

answerQuestions((question: ThreadQuestion): ThreadAnswer => {
  const { text, blocks } = 'source' in question ? readText(withTables(question.source)) : question;
  return { text, pageStarts: startsOf(blocks), reading: readAgreement(text, blocks) };
});
