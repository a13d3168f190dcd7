import type { Language } from '../../organisations/language.ts';
import { expect, test } from 'vitest';
import type { AssessmentSection } from './question.ts';
import { readSheet, rowKey } from './sheet.ts';
import { messagesOf } from '#server/platform/messages.ts';

// Whoever holds a link sends workbooks; reading one must not keep everybody else waiting.

const ID = '0e9f0c1e-1111-4222-8333-444444444444';
const words = (text: string) => ({ en: text, es: `${text} es`, fr: `${text} fr`, de: `${text} de` });
const options = Array.from({ length: 10 }, (_, at) => ({ id: `o${at}`, points: 0, label: words(`Option ${at}`) }));
const questions: AssessmentSection['questions'] = Array.from({ length: 400 }, (_, at) => ({
  id: `aa.q${at}`,
  tier: 'Low',
  kind: 'choice',
  text: words(`Question ${at}`),
  weight: 1,
  options,
}));
const known = {
  messagesIn: (language: Language) => messagesOf('server/assessment-workbook', language),
  assessmentId: ID,
  sections: [{ section: 'aa', title: words('A'), questions }],
  answers: [],
};
const HUGE = 'a '.repeat(250_000);

function timeOf(rows: string[][]) {
  const began = performance.now();
  const preview = readSheet([{ name: 'Questions', rows }], known);
  return { preview, time: performance.now() - began };
}

test('answers of half a million letters are said to be too long, and looked at no further', () => {
  const rows = questions.slice(0, 12).map(({ id }) => [rowKey(ID, id), HUGE, HUGE]);
  const { preview, time } = timeOf([['cw:key', 'cw:answer', 'cw:question'], ...rows]);
  expect(time).toBeLessThan(1000);
  expect(preview.changes).toEqual([]);
  expect(preview.problems.map(({ code }) => code)).toEqual(rows.map(() => 'too-long'));
});

test('cells without end beside the keys are no headings', () => {
  const { preview, time } = timeOf([[rowKey(ID, 'aa.q0'), ...Array.from({ length: 60 }, () => HUGE)]]);
  expect(time).toBeLessThan(1000);
  expect(preview.refusal).toBe('no-columns');
});
