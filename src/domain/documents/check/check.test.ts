import { describe, expect, test } from 'vitest';
import type { Block, DocumentType } from '../analysis.ts';
import { type CheckedDocument, objectionsTo } from './check-documents.ts';
import { objectionsToLibrary } from './check-library.ts';
import { checkText } from './check-text.ts';

const TODAY = '2026-11-21';

/** A text of lines: those with a hash are headings, those with a bar rows of one table. */
function read(lines: string[], type: DocumentType | null = 'policy') {
  let start = 0;
  let header: number | undefined;
  const blocks = lines.map((line, place): Block => {
    const kind = line.startsWith('#') ? 'h' : line.includes(' | ') ? 'row' : 'p';
    if (kind === 'row') header ??= place;
    else header = undefined;
    const block = {
      kind,
      start,
      end: start + line.length,
      ...(kind === 'row' && place !== header && { header }),
    } as Block;
    start = block.end + 1;
    return block;
  });
  return checkText({ text: lines.join('\n'), blocks, type, today: TODAY });
}

const kinds = (lines: string[], type?: DocumentType | null) => read(lines, type).remarks.map(({ kind }) => kind);
const said = (...lines: string[]) => read(lines, 'record').remarks;

describe('places that nobody filled', () => {
  test.each([
    'The owner is {{name and role of the owner}}.',
    'This policy applies to [Company name].',
    'Approved by <insert name>.',
    'The retention period is TBD.',
    'Lorem ipsum dolor sit amet.',
    'Signature: ________',
    'Verantwortlich: [Name eintragen]',
  ])('%s', (line) => {
    const [remark] = said(line);
    expect(remark).toMatchObject({ kind: 'placeholder' });
    expect(line.slice(remark?.quote?.start, remark?.quote?.end)).toBe(remark?.quote?.text);
  });

  test.each([
    'Todo el personal cumple esta política.',
    'See [1] and [RFC 5545] for details.',
    'Write to <security@example.org>.',
    'The function takes an array [a, b].',
    'Data and dates are kept.',
  ])('no objection: %s', (line) => expect(said(line)).toEqual([]));
});

describe('editions that are no longer in force', () => {
  test.each([
    ['Our system follows ISO/IEC 27001:2013.', 'ISO/IEC 27001:2022'],
    ['Grundlage ist die DIN EN ISO/IEC 27001:2017.', 'ISO/IEC 27001:2022'],
    ['Controls are taken from ISO 27002-2013.', 'ISO/IEC 27002:2022'],
    ['Cardholder data is protected as PCI DSS v3.2.1 asks.', 'PCI DSS v4.0.1'],
    ['Transfers rest on the Privacy Shield.', 'EU-U.S. Data Privacy Framework'],
    ['We follow Directive 95/46/EC.', 'GDPR, (EU) 2016/679'],
  ])('%s', (line, now) => expect(said(line)).toMatchObject([{ kind: 'withdrawn-edition', values: { now } }]));

  test.each([
    'Our system follows ISO/IEC 27001:2022.',
    'ISO/IEC 27001:2022 replaces ISO/IEC 27001:2013.',
    'Die frühere ISO/IEC 27001:2013 gilt nicht mehr.',
    'PCI DSS v4.0.1 applies.',
    'Room 27001, floor 2013.',
  ])('no objection: %s', (line) => expect(said(line)).toEqual([]));
});

describe('days', () => {
  test('a next review before the approval cannot be', () => {
    const remarks = said('Approved on: 12 March 2026', 'Next review: 1 March 2026');
    expect(remarks).toMatchObject([{ kind: 'contradictory-dates', values: { rule: 'review-first' } }]);
    expect(remarks[0]?.quote?.text).toBe('1 March 2026');
  });

  test('in a table too, in another language', () => {
    const remarks = said('Version | Genehmigt von, am | In Kraft ab', '1.0 | Ana Roth, 01.04.2026 | 01.03.2026');
    expect(remarks).toMatchObject([{ kind: 'contradictory-dates', values: { rule: 'force-first' } }]);
  });

  test('an approval in the future and a day that no calendar has are named', () => {
    expect(said('Approved on: 2027-01-01')).toMatchObject([{ values: { rule: 'future' } }]);
    expect(said('Última revisión: 31/02/2026')).toMatchObject([{ values: { rule: 'no-day' } }]);
  });

  test('a review that the text says was due is said, one to come is not', () => {
    expect(kinds(['Next review: 2026-01-31'], 'record')).toEqual(['review-date-passed']);
    expect(kinds(['Prochaine revue : 31 janvier 2027'], 'record')).toEqual([]);
  });

  test('no objection: days that agree, and days that are something else', () => {
    expect(said('Approved on: 12 March 2026', 'Effective from: 1 April 2026', 'Next review: 1 April 2027')).toEqual([]);
    expect(said('The incident of 2026-12-24 was approved as lesson by the board.')).toEqual([]);
    expect(said('Next review: 03/04/2026')).toEqual([]);
  });
});

describe('sections', () => {
  const words = 'Everybody who works here follows these rules and tells the service desk of every breach. '.repeat(10);
  const whole = ['# Purpose', words, '# Scope', '# Roles and responsibilities', '# Review'];

  test('a policy without a scope lacks it', () => {
    const remarks = read(whole.filter((line) => line !== '# Scope')).remarks;
    expect(remarks).toEqual([{ kind: 'missing-section', values: { section: 'scope' } }]);
  });

  test('no objection: whole, in another language, of another type, or a note', () => {
    expect(kinds(whole)).toEqual([]);
    expect(kinds(['# Zweck', words, '# Geltungsbereich', '# Verantwortlichkeiten', '# Überprüfung'])).toEqual([]);
    expect(kinds(['# Objet', words, '# Champ d’application', '# Rôles', '# Revue'])).toEqual([]);
    expect(kinds(['# Objetivo', words, '# Alcance', '# Responsabilidades', '# Revisión'])).toEqual([]);
    expect(kinds(['# Anything', words], 'record')).toEqual([]);
    expect(kinds(['# Anything', 'Short.'])).toEqual([]);
  });
});

test('what a document says of itself is seen', () => {
  expect(read(['Owner: Ana', 'Version 1.2', 'Approved on: 2026-01-02']).said).toEqual({
    owner: true,
    date: true,
    version: true,
  });
  expect(read(['We own our work.', 'Every version is kept.']).said).toEqual({
    owner: false,
    date: false,
    version: false,
  });
});

const DOCUMENT: CheckedDocument = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Access policy',
  type: 'policy',
  state: 'read',
  isDraft: false,
  status: 'approved',
  version: 2,
  ownerId: '00000000-0000-4000-8000-000000000002',
  ownerName: 'Ana',
  ownerIsMember: true,
  classification: 'internal',
  reviewDueOn: '2027-01-01',
  check: { rules: 1, remarks: [], said: { owner: false, date: false, version: false } },
  contradicted: [],
  draftSince: null,
  submittedSince: null,
};
const objections = (change: Partial<CheckedDocument>) =>
  objectionsTo({ ...DOCUMENT, ...change }, TODAY).map(({ kind }) => kind);

describe('what stands on a document', () => {
  test('nothing is said of one that is in order, nor of one that is obsolete', () => {
    expect(objections({})).toEqual([]);
    expect(objections({ status: 'obsolete', ownerId: null, version: null })).toEqual([]);
  });

  test.each<[string, Partial<CheckedDocument>, string[]]>([
    ['never approved', { version: null, status: 'unapproved' }, ['no-approval', 'no-version', 'no-date']],
    ['without owner', { ownerId: null, ownerName: null }, ['no-owner']],
    ['whose owner has left', { ownerIsMember: false }, ['owner-left']],
    ['without classification', { classification: null }, ['no-classification']],
    ['due for review', { reviewDueOn: TODAY }, ['review-overdue']],
    ['that cannot be read', { state: 'refused', check: null }, ['unreadable']],
    ['whose draft rests', { draftSince: '2026-06-01' }, ['draft-rests']],
    ['whose approval waits', { submittedSince: '2026-10-01', draftSince: '2026-06-01' }, ['approval-waits']],
    ['that is a draft', { isDraft: true, version: null, status: 'unapproved', ownerId: null }, ['still-draft']],
  ])('one %s', (_name, change, expected) => expect(objections(change)).toEqual(expected));

  test('what says the reverse of what is asked is an objection of its own, with its sentence, on approved and stored documents and records', () => {
    const quote = { start: 10, end: 42, text: 'Access rights are not reviewed.' };
    const contradicted = [{ quote, requirements: ['A.5.18', 'CC6.2'] }];
    for (const change of [{}, { version: null, status: 'unapproved' as const }, { type: 'record' as const }]) {
      const [first] = objectionsTo({ ...DOCUMENT, ...change, contradicted }, TODAY);
      expect(first).toMatchObject({
        kind: 'contradicted',
        severity: 'high',
        quote,
        values: { requirements: 'A.5.18, CC6.2' },
      });
    }
    expect(objections({ status: 'obsolete', contradicted })).toEqual([]);
    expect(objections({ contradicted: Array.from({ length: 30 }, () => contradicted[0]!) })).toHaveLength(8);
  });

  test('no objection: a record that nobody approves, an owner that the text names, a draft of yesterday', () => {
    const check = { rules: 1, remarks: [], said: { owner: true, date: true, version: true } };
    expect(
      objections({ type: 'minutes', version: null, status: 'unapproved', ownerId: null, classification: null, check }),
    ).toEqual([]);
    expect(objections({ ownerId: null, check })).toEqual([]);
    expect(objections({ draftSince: '2026-11-20', submittedSince: '2026-11-20' })).toEqual([]);
  });
});

test('a requirement of which a section says anything is not called uncovered, and does not stand for a whole document', () => {
  const facts = {
    framework: 'iso',
    requirements: [
      { id: '6.2', title: 'Objectives', kind: 'clause' as const },
      { id: 'A.8.13', title: 'Backup', kind: 'control' as const },
      { id: 'A.8.15', title: 'Logging', kind: 'control' as const },
    ],
    mandatory: [{ key: 'objectives', title: 'Objectives', requirements: ['6.2'], isThere: false }],
    shown: new Set<string>(),
    spokenOf: new Set(['6.2', 'A.8.13']),
    excluded: new Set<string>(),
  };
  expect(objectionsToLibrary(facts).map(({ kind, values }) => [kind, values['key'] ?? values['requirement']])).toEqual([
    ['mandatory-missing', 'objectives'],
    ['clause-uncovered', 'A.8.15'],
  ]);
});

test('the library lacks what a framework asks for, and says each gap once', () => {
  const found = objectionsToLibrary({
    framework: 'iso',
    requirements: [
      { id: '5.2', title: 'Policy', kind: 'clause' },
      { id: '6.2', title: 'Objectives', kind: 'clause' },
      { id: 'A.5.1', title: 'Policies', kind: 'control' },
      { id: 'A.7.1', title: 'Perimeters', kind: 'control' },
    ],
    mandatory: [
      { key: 'policy', title: 'Policy', requirements: ['5.2', 'A.5.1'], isThere: false },
      { key: 'objectives', title: 'Objectives', requirements: ['6.2'], isThere: true },
    ],
    shown: new Set(['6.2']),
    spokenOf: new Set(),
    excluded: new Set(['A.7.1']),
  });
  expect(found.map(({ kind, values }) => [kind, values['key'] ?? values['requirement']])).toEqual([
    ['mandatory-missing', 'policy'],
  ]);
});
