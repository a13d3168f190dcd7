import { expect, test } from 'vitest';
import type { DocumentReading } from '../documents/document.ts';
import type { Requirement } from '../frameworks/requirement.ts';
import { classify } from './classification.ts';

const quote = (text: string) => ({ start: 0, end: text.length, text });
const ask = (id: string, weight: number) => ({ id, text: `Ask ${id}`, kind: 'policy' as const, weight, cues: [id] });
const requirement = {
  framework: 'iso',
  id: 'A.5.18',
  title: 'Access rights',
  asks: [ask('a', 3), ask('b', 1), ask('c', 2), ask('d', 3)],
  evidence: ['Review record'],
} as unknown as Requirement;

function classified(asks: DocumentReading['findings'][number]['asks'], confidence = 0.9) {
  const finding = {
    id: 's1',
    framework: 'iso',
    requirementId: 'A.5.18',
    confidence,
    quotes: [quote('Access')],
    asks,
  };
  const notices = [{ kind: 'placeholders', count: 2 }];
  const document = { id: 'd1', isDraft: true, findings: [finding], topics: [], notices, type: 'record' };
  return classify(document as unknown as DocumentReading, () => requirement);
}

const SKIPPED = quote('The review was skipped.');
const LEFT = quote('Three rights were left.');
const result = classified([
  { id: 'a', status: 'covered', quote: quote('Approved.') },
  { id: 'b', status: 'contradicted', quote: SKIPPED },
  { id: 'c', status: 'partial', quote: quote('Revoked later.'), against: LEFT },
  { id: 'd', status: 'missing' },
]);

test('what a document says the reverse of stands first in its gaps, with the sentence; a disputed point has both', () => {
  const asks = result.gapAnalysis[0]?.asks ?? [];
  expect(asks.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
  expect(asks[0]).toMatchObject({ status: 'contradicted', quote: SKIPPED });
  expect(asks.find(({ id }) => id === 'c')).toMatchObject({ against: LEFT });
});

test('the clause that would be accepted names what speaks against it', () => {
  expect(result.suggestedClauses[0]?.contradicted).toMatchObject([{ id: 'b', text: 'Ask b', quote: SKIPPED }]);
  expect(classified([{ id: 'a', status: 'covered' }]).suggestedClauses[0]?.contradicted).toEqual([]);
});

test('putting it right is recommended before everything else, however light the point', () => {
  expect(result.recommendations.map(({ step }) => step)).toEqual([
    'correct-ask',
    'put-in-force',
    'fill-in',
    'show-ask',
    'add-record',
  ]);
});

test('nobody is told the gaps of a clause that the document is hardly for', () => {
  expect(classified([], 0.1)).toMatchObject({ gapAnalysis: [], suggestedClauses: [{ clause: 'A.5.18' }] });
  expect(classified([], 0.3).gapAnalysis).toHaveLength(1);
});

test('what a document says the reverse of is told, however little it is evidence', () => {
  const told = classified([{ id: 'b', status: 'contradicted', quote: SKIPPED }], 0.05);
  expect(told.gapAnalysis[0]?.asks[0]).toMatchObject({ id: 'b', status: 'contradicted', quote: SKIPPED });
  expect(told.recommendations[0]?.step).toBe('correct-ask');
});
