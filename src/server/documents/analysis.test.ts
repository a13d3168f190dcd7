import { expect, test } from 'vitest';
import { frameworkNamed } from '../frameworks/handlers.ts';
import { ISO_27001 } from '../frameworks/catalogue.ts';
import { analyseAside } from './analysis.ts';

const text = 'Passwords must have at least fourteen characters and must never be shared.';
const question = {
  text,
  blocks: [{ kind: 'p' as const, start: 0, end: text.length }],
  about: { fileName: 'password-policy.txt' },
};

test('an analysis that breaks is told to who asked, and the next one is answered', async () => {
  // @ts-expect-error -- no requirement at all: whatever the analysis does with it, it must not take the server along
  await expect(analyseAside(question, [null])).rejects.toThrow(TypeError);
  const analysis = await analyseAside(question, frameworkNamed(ISO_27001).requirements);
  expect(analysis.findings.map(({ requirementId }) => requirementId)).toContain('A.5.17');
});
