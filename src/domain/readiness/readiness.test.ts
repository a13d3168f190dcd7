import { expect, test } from 'vitest';
import { exampleFacts } from '../../../test/example-facts.ts';
import { bandOfPercent, readinessOf } from './readiness.ts';

const implemented = { status: 'Implemented' } as const;
const picture = (...facts: ReturnType<typeof exampleFacts>[]) =>
  readinessOf('iso-27001-2022', ['access-control', 'people'], facts);

test('an organisation that has done nothing is at 0 %, with every requirement a gap', () => {
  const readiness = picture(exampleFacts('A.5.15'), exampleFacts('A.5.16'));
  expect(readiness).toMatchObject({
    percent: 0,
    evidencedPercent: 0,
    total: 2,
    notStarted: 2,
    gaps: 2,
    domainsReady: 0,
  });
});

test('a number opens to the requirements that make it', () => {
  const readiness = picture(
    exampleFacts('A.5.15', { control: implemented, evidence: 2 }),
    exampleFacts('A.5.16', { suggestions: 3 }),
  );
  const domain = readiness.domains[0]!;
  expect(domain).toMatchObject({ implemented: 1, total: 2, percentage: 50, evidenced: 1 });
  expect(domain.because).toEqual([
    {
      requirementId: 'A.5.15',
      status: 'Implemented',
      applicable: true,
      state: 'proven',
      evidence: 2,
      against: 0,
      expired: 0,
      contradicted: 0,
      endsOn: null,
      suggestions: 0,
    },
    {
      requirementId: 'A.5.16',
      status: 'Not Started',
      applicable: true,
      state: 'never-checked',
      evidence: 0,
      against: 0,
      expired: 0,
      contradicted: 0,
      endsOn: null,
      suggestions: 3,
    },
  ]);
});

test('an excluded control counts neither as done nor as to do', () => {
  const excluded = exampleFacts('A.5.16', { control: { applicable: false, justification: 'No such thing here' } });
  const readiness = picture(exampleFacts('A.5.15', { control: implemented, evidence: 1 }), excluded);
  expect(readiness).toMatchObject({ percent: 100, total: 1, excluded: 1, gaps: 0 });
});

test('a domain without applicable requirements has no percentage, and is not called ready', () => {
  const readiness = picture(exampleFacts('A.5.15', { control: implemented, evidence: 1 }));
  expect(readiness.domains[1]).toMatchObject({ domain: 'people', total: 0, percentage: null });
  expect(readiness.domainsReady).toBe(1);
});

test('100 % is only said when nothing is left', () => {
  const facts = Array.from({ length: 200 }, (_, i) =>
    exampleFacts(`A.5.${i}`, { control: i === 0 ? {} : implemented }),
  );
  expect(picture(...facts).percent).toBe(99);
});

test('what is called implemented without evidence is counted apart', () => {
  const readiness = picture(
    exampleFacts('A.5.15', { control: implemented }),
    exampleFacts('A.5.16', { control: implemented, evidence: 1 }),
  );
  expect(readiness).toMatchObject({ percent: 100, evidencedPercent: 50, unproven: 1, gaps: 1 });
});

test('the bands stand at 80 and 60', () => {
  expect([80, 79, 60, 59].map(bandOfPercent)).toEqual(['success', 'warning', 'warning', 'error']);
});

test('what its own evidence says the reverse of is not evidenced, and is counted apart', () => {
  const asks = [{ id: 'a', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] }];
  const reversed = { requirement: { asks }, asks: new Map([['a', 'contradicted' as const]]), against: 1 };
  const readiness = picture(
    exampleFacts('A.5.15', { control: implemented, ...reversed }),
    exampleFacts('A.5.16', { control: implemented, ...reversed, evidence: 1 }),
    exampleFacts('A.5.17', { ...reversed, control: { applicable: false, justification: 'No such thing here' } }),
  );
  expect(readiness).toMatchObject({ evidencedPercent: 50, evidenced: 1, contradicted: 2, unproven: 1 });
  expect(readiness.domains[0]).toMatchObject({ evidenced: 1, contradicted: 2 });
  expect(readiness.domains[0]!.because[0]).toMatchObject({ state: 'contradicted', evidence: 0, against: 1 });
});
