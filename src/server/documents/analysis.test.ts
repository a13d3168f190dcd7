import { expect, test } from 'vitest';
import { frameworkOf } from '../frameworks/catalogue.ts';
import { analyseInThread, openAnalyser } from './analysis.ts';

const text = 'Passwords must have at least fourteen characters and must never be shared.';
const question = {
  text,
  blocks: [{ kind: 'p' as const, start: 0, end: text.length }],
  about: { fileName: 'password-policy.txt' },
};
const [iso, soc2, pci] = ['iso-27001-2022', 'soc-2-2017', 'pci-dss-4-0-1'].map(frameworkOf);
const found = (analysis?: { findings: { requirementId: string }[] }) =>
  analysis?.findings.map(({ requirementId }) => requirementId);

test('an analysis that breaks is told to who asked, and the next one is answered', async () => {
  // @ts-expect-error -- no requirement at all: whatever the analysis does with it, it must not take the server along
  await expect(analyseInThread(question, [{ id: 'broken', requirements: [null] }])).rejects.toThrow(TypeError);
  const [analysis] = await analyseInThread(question, [iso!]);
  expect(found(analysis)).toContain('A.5.17');
});

test('each framework has its own analysis, in the order asked for, also when it was asked before', async () => {
  const [password, criteria, card] = await analyseInThread(question, [iso!, soc2!, pci!]);
  expect(found(password)).toContain('A.5.17');
  expect(found(criteria)).toContain('CC6.1');
  expect(found(card)?.some((id) => id.startsWith('8.3.'))).toBe(true);
  expect(await analyseInThread(question, [soc2!, iso!])).toEqual([criteria, password]);
});

test('a text that takes more memory than it may ends with a failure that says so, and the next one is answered', async () => {
  const analyse = openAnalyser(72);
  const blocks = Array.from({ length: 1_000_000 }, (_, at) => ({ kind: 'p' as const, start: 4 * at, end: 4 * at + 3 }));
  const greedy = { text: 'one\n'.repeat(blocks.length), blocks, about: { fileName: 'greedy.txt' } };
  await expect(analyse(greedy, [iso!])).rejects.toMatchObject({ failure: 'memory' });
  const [analysis] = await analyse(question, [iso!]);
  expect(found(analysis)).toContain('A.5.17');
});

test('a cancelled analysis ends at once, and the next one is answered', async () => {
  const controller = new AbortController();
  const running = analyseInThread({ ...question, text: `${text}\n`.repeat(10_000) }, [iso!, soc2!], controller.signal);
  // Before anything else happens, so that no answer can be quicker; a thread at work is cancelled in the engine's own tests.
  controller.abort();
  await expect(running).rejects.toMatchObject({ failure: 'cancelled' });
  const [analysis] = await analyseInThread(question, [iso!]);
  expect(found(analysis)).toContain('A.5.17');
});
