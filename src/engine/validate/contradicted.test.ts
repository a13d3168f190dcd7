import { expect, test } from 'vitest';
import type { Finding, Quote } from '#domain/documents/analysis.ts';
import type { ValidationResult } from '#domain/evidence/validation.ts';
import { analyse } from '../analyse.ts';
import { readText } from '../read/text-blocks.ts';
import { lookAt } from './look.ts';
import { statementsOf } from './statements.ts';
import { iso27001 as requirements } from './testing/iso-27001.ts';
import { verdictOn } from './validate.ts';

const SKIPPED = 'The quarterly review of access rights of 14 April 2026 was skipped.';
const RETESTED = 'The rights of 3 leavers were found on 2 May 2026 and revoked on 4 May 2026.';
const LEFT = 'Access rights of 3 leavers had not been revoked.';
const RECORD = [
  '# Access rights review of the ERP, second quarter 2026',
  'Review date: 30 June 2026. Owner: Head of Finance. Signed by Maria Keller, head of finance, on 6 July 2026.',
  '## Requests and approvals\nEach access request is approved by the owner of the system before access rights are granted. Tickets ACC-1041 to ACC-1077 were checked.',
  `## Leavers\nWhen somebody leaves, access is revoked within 24 hours. ${LEFT} ${RETESTED} On role change the old access rights are removed.`,
  `## Review of access rights\nAccess rights are reviewed every quarter. All 148 accounts were compared with the list of employees. ${SKIPPED}`,
].join('\n\n');
const { text, blocks } = readText(RECORD);
const REQUIREMENT = requirements.find(({ id }) => id === 'A.5.18')!;
const ASKS = REQUIREMENT.asks.toSorted((a, b) => a.weight - b.weight);
const [lightest, , heaviest] = ASKS.map(({ id }) => id) as [string, string, string];

function quote(words: string): Quote {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: words };
}

const FILE = { fileName: 'file.txt' };
const analysis = analyse(text, blocks, FILE, requirements);
const look = lookAt('A.5.18', text, blocks, FILE, requirements, analysis, analysis.type);

/** What is made of a document whose asks were judged so; all others are shown. */
function assess(judged: Record<string, Omit<Finding['asks'][number], 'id'>>): ValidationResult {
  const asks = look.asks.map(({ id }) => ({ id, status: 'covered' as const, ...judged[id] }));
  return verdictOn({ ...look, soundness: { against: 0, reversed: 0, doubts: [] }, relevance: 0.9, asks }, REQUIREMENT, {
    blocks,
    type: 'record',
    rather: null,
    isDraft: false,
    notices: [],
    circumstances: { today: '2026-07-20', intervalMonths: 12 },
  });
}

const contradicted = { status: 'contradicted', quote: quote(SKIPPED) } as const;
const followedUp = { status: 'partial', quote: quote(RETESTED), against: quote(LEFT) } as const;

test('evidence that says the reverse is worth 3 at most, and the sentence is the first critical gap', () => {
  const result = assess({ [lightest]: contradicted });
  expect(result.uncapped).toBeGreaterThan(6);
  expect([result.validationScore, result.overallRating]).toEqual([3, 'needs-improvement']);
  expect(result.caps[0]).toMatchObject({ cap: 'contradicted', limit: 3, quote: { text: SKIPPED } });
  expect(result.criticalGaps[0]).toMatchObject({
    about: `ask:${lightest}`,
    status: 'contradicted',
    quote: { text: SKIPPED },
  });
  expect(result.nextSteps[0]).toMatchObject({ step: 'correct-ask', about: `ask:${lightest}` });
  expect(['high', 'critical']).toContain(result.riskAssessment.level);
});

test('of several the weightiest is quoted first', () => {
  const result = assess({ [lightest]: contradicted, [heaviest]: { status: 'contradicted', quote: quote(LEFT) } });
  expect(result.caps[0]).toMatchObject({ facts: { count: 2 }, quote: { text: LEFT } });
  expect(result.criticalGaps.map(({ about }) => about).slice(0, 2)).toEqual([`ask:${heaviest}`, `ask:${lightest}`]);
});

test('no strength rests on a sentence that speaks against the requirement', () => {
  const asks = look.asks.map((ask) => (ask.id === lightest ? { ...ask, ...contradicted } : ask));
  const signal = { value: 1, weight: 1, facts: {} };
  const { strengths } = statementsOf(REQUIREMENT, {
    relevance: 0.9,
    completeness: 0.8,
    asks,
    finding: { ...analysis.findings[0]!, quotes: [quote(SKIPPED), quote(RETESTED)] },
    signals: [
      { signal: 'frequency-kept', quote: quote('skipped'), ...signal },
      { signal: 'dated', quote: quote('30 June 2026'), ...signal },
    ],
    rather: null,
    isDraft: false,
  });
  const about = strengths.map((strength) => strength.about);
  expect(about).toContain('dated');
  expect(about).not.toContain('frequency-kept');
  expect(about).not.toContain(`ask:${lightest}`);
  expect(strengths.find((strength) => strength.about === 'relevance')?.quote?.text).toBe(RETESTED);
});

test('a failure that was followed up is a weakness with both sentences, and caps nothing', () => {
  const result = assess({ [heaviest]: followedUp });
  expect(result.weaknesses).toContainEqual(
    expect.objectContaining({
      about: `ask:${heaviest}`,
      status: 'partial',
      quote: quote(RETESTED),
      against: quote(LEFT),
    }),
  );
  expect(result.nextSteps).toContainEqual(expect.objectContaining({ step: 'add-record', about: `ask:${heaviest}` }));
  expect(result.caps.map(({ cap }) => cap)).not.toContain('contradicted');
  expect(result.validationScore).toBeGreaterThan(3);
});

test('the level of risk is high at least, even where all else is shown', () => {
  const all = Object.fromEntries(ASKS.map(({ id }) => [id, { status: 'covered', quote: quote(RETESTED) } as const]));
  expect(assess(all).riskAssessment.level).toBe('low');
  const level = assess({ ...all, [lightest]: contradicted }).riskAssessment.level;
  expect(['high', 'critical']).toContain(level);
});
