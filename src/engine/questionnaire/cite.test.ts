import { expect, test } from 'vitest';
import { readText } from '../read/text-blocks.ts';
import { answerPart } from './answer.ts';
import { partsOf } from './parts.ts';

const REVIEWS = '| Task | Ordinary accounts | Privileged accounts |\n|---|---|---|';
const ROW = '| Review of access rights | every 12 months | every 3 months |';
const OTHER_ROW = '| Change of passwords | never | every month |';

const ask = (question: string, rows: string, before: string, least?: number) => {
  const sources = [
    ['access', `# Access policy\n\n## Reviews\n${before}\n\n${REVIEWS}\n${rows}`],
    ['canteen', '# Canteen\n\nSoup is served at noon. Guests pay at the counter.'],
  ] as const;
  const documents = sources.map(([id, source]) => ({
    id,
    title: id,
    fileName: `${id}.md`,
    date: null,
    ...readText(source),
  }));
  return answerPart(partsOf(question)[0]!, { documents, answers: [], links: [], requirements: [] }, least);
};

test.each([ROW, `${OTHER_ROW}\n${ROW}`])('a sentence before a table stays before it', (rows) => {
  const question = 'How often does the owner review access rights in the billing system of customers?';
  const { citations } = ask(question, rows, 'The owner of the billing system of customers signs them.', 0);
  expect(citations.map(({ text }) => text).join('\n')).toContain('The owner');
  expect(citations.map(({ text }) => text).join('\n')).toContain('every 12 months');
  for (const { start, end, text } of citations) expect(text.length, text).toBe(end - start);
  expect(citations.every(({ text }) => text !== '')).toBe(true);
  const starts = citations.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test.each([ROW, `${OTHER_ROW}\n${ROW}`])('what comes nearest is never the headings of columns alone', (rows) => {
  const { others } = ask('How often are access rights of the robots in Lisbon reviewed?', rows, '', 2);
  expect(others[0]?.text).toContain('every 12 months');
});
