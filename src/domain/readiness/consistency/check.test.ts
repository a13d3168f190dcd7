import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../../../../test/example-facts.ts';
import { ASSET_SLICES } from '../../assets/slices.ts';
import { checkConsistency, RULES } from './check.ts';
import { exampleRisk, judged } from '../../../../test/example-risk.ts';
import type { AssetCounts, KnownDocument, CurrentEvidence, System } from './system.ts';

const TODAY = '2026-05-04';
const ISO = 'iso-27001-2022';
const NO_ASSETS = Object.fromEntries(ASSET_SLICES.map((slice) => [slice, 0])) as AssetCounts;

/** A system of which nothing is wrong, but for what the example says. */
function system(parts: Partial<System> = {}): System {
  return {
    today: TODAY,
    frameworks: [],
    evidence: [],
    documents: [],
    assets: NO_ASSETS,
    risks: [],
    people: { administrators: 2, members: 5 },
    policy: { secondFactor: 'everyone', passwordLength: 14 },
    ...parts,
  };
}

type Parts = Parameters<typeof exampleFacts>[1];
const control = (id: string, parts: Parts = {}) =>
  system({ frameworks: [{ id: ISO, facts: [exampleFacts(id, parts)] }] });
const implemented = { status: 'Implemented' as const, ownerId: 'ana' };
const record = { asks: [{ id: 'r', text: 'A record', kind: 'record' as const, weight: 1, cues: ['record'] }] };
const belied = (id: string, assets: Partial<AssetCounts>) => ({
  ...control(id, { control: implemented, evidence: 1 }),
  assets: { ...NO_ASSETS, ...assets },
});

const document = (parts: Partial<KnownDocument> = {}): KnownDocument => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Access policy',
  state: 'read',
  type: 'policy',
  typeAcceptedAt: null,
  isDraft: false,
  reviewDueOn: '2027-01-01',
  uploadedOn: '2026-05-01',
  suggestions: { open: 0, weak: 0, accepted: 1, rejected: 0 },
  ...parts,
});
const piece = (parts: Partial<CurrentEvidence> = {}): CurrentEvidence => ({
  id: 'e1',
  framework: ISO,
  requirementId: 'A.5.15',
  documentId: document().id,
  validUntil: null,
  acceptedOn: '2026-05-01',
  acceptedBy: 'bo',
  ...parts,
});
const library = (parts: Partial<KnownDocument>, evidence: CurrentEvidence[] = [piece()]) =>
  system({ documents: [document(parts)], evidence });
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => piece({ id: `e${i}`, requirementId: `A.5.${i}` }));
const behind = (status: 'Not Started' | 'Implemented') =>
  system({
    frameworks: [
      {
        id: ISO,
        facts: [
          exampleFacts('4.1', { control: { status, ownerId: 'ana' }, evidence: 1 }),
          exampleFacts('A.5.1', { control: implemented, evidence: 1 }),
        ],
      },
    ],
  });

const risks = (parts: Parameters<typeof exampleRisk>[0]) => system({ risks: [exampleRisk(parts)] });
const above = { residual: judged(15) };
const standing = (state: 'valid' | 'changed' | 'expired') => ({ acceptance: { state, changes: [] } });

/** For every rule a system that breaks it and the nearest one that does not. */
const EXAMPLES: Record<string, [broken: System, whole: System]> = {
  'implemented-without-evidence': [
    control('A.5.1', { control: implemented }),
    control('A.5.1', { control: implemented, evidence: 1 }),
  ],
  'implemented-on-expired-evidence': [
    control('A.5.1', { control: implemented, expired: 1 }),
    control('A.5.1', { control: implemented, expired: 1, evidence: 1 }),
  ],
  'implemented-but-contradicted': [
    control('A.5.1', {
      requirement: record,
      control: implemented,
      evidence: 1,
      asks: new Map([['r', 'contradicted']]),
    }),
    control('A.5.1', { requirement: record, evidence: 1, asks: new Map([['r', 'contradicted']]) }),
  ],
  'implemented-without-records': [
    control('A.5.1', { requirement: record, control: implemented, evidence: 1 }),
    control('A.5.1', { requirement: record, control: implemented, evidence: 1, asks: new Map([['r', 'partial']]) }),
  ],
  'excluded-without-reason': [
    control('A.5.1', { control: { applicable: false, justification: 'n/a' } }),
    control('A.5.1', { control: { applicable: false, justification: 'We develop no software' } }),
  ],
  'excluded-with-evidence': [
    control('A.5.1', { control: { applicable: false, justification: 'We develop no software' }, evidence: 1 }),
    control('A.5.1', { control: { applicable: false, justification: 'We develop no software' } }),
  ],
  overdue: [
    control('A.5.1', { control: { dueOn: '2026-05-03', ownerId: 'ana' } }),
    control('A.5.1', { control: { dueOn: TODAY, ownerId: 'ana' } }),
  ],
  'due-without-owner': [
    control('A.5.1', { control: { dueOn: '2026-06-01' } }),
    control('A.5.1', { control: { dueOn: '2026-06-01', ownerId: 'ana' } }),
  ],
  'begun-without-owner': [
    control('A.5.1', { control: { status: 'In Progress' } }),
    control('A.5.1', { control: { status: 'In Progress', ownerId: 'ana' } }),
  ],
  'owner-left': [
    control('A.5.1', { control: { ownerId: 'ana', ownerIsMember: false } }),
    control('A.5.1', { control: { ownerId: 'ana' } }),
  ],
  'evidence-but-not-started': [
    control('A.5.1', { evidence: 1 }),
    control('A.5.1', { evidence: 1, control: { status: 'In Progress', ownerId: 'ana' } }),
  ],
  'clause-behind-controls': [behind('Not Started'), behind('Implemented')],
  'document-review-overdue': [library({ reviewDueOn: '2026-05-03' }, []), library({ reviewDueOn: TODAY }, [])],
  'evidence-of-overdue-document': [library({ reviewDueOn: '2026-05-03' }), library({ reviewDueOn: '2026-05-03' }, [])],
  'evidence-of-draft': [library({ isDraft: true }), library({})],
  'draft-forgotten': [
    library({ isDraft: true, uploadedOn: '2026-01-01' }, []),
    library({ isDraft: true, uploadedOn: '2026-04-20' }, []),
  ],
  'document-unread': [library({ state: 'refused' }, []), library({})],
  'document-type-unknown': [
    library({ type: 'unknown' }),
    library({ type: 'unknown', typeAcceptedAt: '2026-05-01T00:00:00Z' }),
  ],
  'suggestions-forgotten': [
    library({ uploadedOn: '2026-03-01', suggestions: { open: 1, weak: 0, accepted: 0, rejected: 0 } }),
    library({ uploadedOn: '2026-04-20', suggestions: { open: 1, weak: 0, accepted: 0, rejected: 0 } }),
  ],
  'policy-shows-nothing': [library({}, []), library({})],
  'one-document-for-many': [library({}, many(26)), library({}, many(25))],
  'same-title-twice': [
    system({
      documents: [document(), document({ id: '00000000-0000-4000-8000-000000000002', title: 'access POLICY ' })],
      evidence: [piece()],
    }),
    library({}),
  ],
  'evidence-ends-soon': [
    library({}, [piece({ validUntil: '2026-06-03' })]),
    library({}, [piece({ validUntil: '2026-06-04' })]),
  ],
  'evidence-old': [
    library({}, [piece({ acceptedOn: '2025-05-01' })]),
    library({}, [piece({ acceptedOn: '2025-05-01', validUntil: '2027-01-01' })]),
  ],
  'accepted-by-owner': [
    { ...control('A.5.15', { control: implemented, evidence: 1 }), evidence: [piece({ acceptedBy: 'ana' })] },
    { ...control('A.5.15', { control: implemented, evidence: 1 }), evidence: [piece({ acceptedBy: 'bo' })] },
  ],
  'encryption-belied': [belied('A.8.24', { unencrypted: 2 }), belied('A.8.23', { unencrypted: 2 })],
  'backup-belied': [belied('A.8.13', { 'without-backup': 2 }), belied('A.8.13', {})],
  'patching-belied': [belied('A.8.8', { 'not-patched': 2 }), belied('A.8.8', {})],
  'malware-belied': [belied('A.8.7', { 'without-antivirus': 2 }), belied('A.8.7', {})],
  'encryption-unknown': [belied('A.8.24', { 'encryption-unknown': 2 }), belied('A.8.24', { unencrypted: 2 })],
  'backup-unknown': [belied('A.8.13', { 'backup-unknown': 2 }), belied('A.8.13', { 'without-backup': 2 })],
  'patching-unknown': [belied('A.8.8', { 'patches-unknown': 2 }), belied('A.8.8', { 'not-patched': 2 })],
  'malware-unknown': [belied('A.8.7', { 'antivirus-unknown': 2 }), belied('A.8.7', { 'without-antivirus': 2 })],
  'access-review-belied': [belied('A.5.18', { 'access-review-overdue': 2 }), belied('A.5.18', {})],
  'inventory-empty': [belied('A.5.9', {}), belied('A.5.9', { 'in-use': 1 })],
  'second-factor-belied': [
    { ...belied('A.8.5', {}), policy: { secondFactor: 'optional', passwordLength: 14 } },
    { ...belied('A.8.5', {}), policy: { secondFactor: 'administrators', passwordLength: 14 } },
  ],
  'passwords-belied': [
    { ...belied('A.5.17', {}), policy: { secondFactor: 'everyone', passwordLength: 8 } },
    { ...belied('A.5.17', {}), policy: { secondFactor: 'everyone', passwordLength: 12 } },
  ],
  'warranty-ended': [belied('A.5.1', { 'out-of-warranty': 3 }), belied('A.5.1', {})],
  'compliance-review-overdue': [belied('A.5.1', { 'compliance-review-overdue': 3 }), belied('A.5.1', {})],
  'risk-above-appetite-untreated': [risks(above), risks({ ...above, treatment: 'modify', openActions: 1 })],
  'risk-acceptance-ended': [risks(standing('expired')), risks(standing('valid'))],
  'risk-acceptance-changed': [risks(standing('changed')), risks(standing('valid'))],
  'risk-without-owner': [risks({ ownerId: null }), risks({})],
  'risk-owner-left': [risks({ ownerIsMember: false }), risks({ ownerId: null })],
  'risk-review-overdue': [risks({ isReviewOverdue: true }), risks({ isReviewOverdue: true, stage: 'closed' })],
  'risk-claims-more': [risks({ claim: 'none-implemented' }), risks({ claim: 'some-not-implemented' })],
  'risk-retained-unaccepted': [risks({ treatment: 'retain' }), risks({ treatment: 'retain', ...standing('valid') })],
  'risk-actions-overdue': [risks({ lateActions: 1 }), risks({ openActions: 1 })],
  'risk-assessed-by-old-method': [
    risks({ residual: { ...judged(4), isOutdated: true } }),
    risks({ inherent: { ...judged(4), isOutdated: true } }),
  ],
  'one-administrator': [
    system({ people: { administrators: 1, members: 4 } }),
    system({ people: { administrators: 1, members: 1 } }),
  ],
};

const broken = (what: System) => checkConsistency(what).map(({ rule }) => rule);

describe.each(RULES.map(({ id }) => id))('%s', (id) => {
  test('is said where it is broken, and not of its neighbour', () => {
    const [wrong, right] = EXAMPLES[id] ?? [];
    expect(broken(wrong!)).toContain(id);
    expect(broken(right!)).not.toContain(id);
  });
});

test('there are at least 25 rules, each once, and a system in order breaks none', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  expect(RULES.length).toBeGreaterThanOrEqual(25);
  expect(checkConsistency(system())).toEqual([]);
});

test('the gravest stand first, and everything is named', () => {
  const found = checkConsistency({
    ...control('A.5.1', { control: implemented }),
    documents: [document({ state: 'refused' })],
  });
  expect(found.map(({ severity }) => severity)).toEqual(['high', 'low']);
  expect(found[0]).toMatchObject({ count: 1, subjects: [{ kind: 'requirement', framework: ISO, id: 'A.5.1' }] });
});

test('implemented and contradicted names the requirement, and the document that says the reverse', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const [found] = checkConsistency({
    ...control('A.5.1', {
      requirement: record,
      control: implemented,
      evidence: 2,
      asks: new Map([['r', 'contradicted']]),
      contradictedBy: [document().id],
    }),
    documents: [document(), document({ id: other, title: 'Another' })],
    evidence: [piece(), piece({ documentId: other })],
  });
  expect(found).toMatchObject({
    rule: 'implemented-but-contradicted',
    severity: 'high',
    count: 1,
    subjects: [
      { kind: 'requirement', id: 'A.5.1' },
      { kind: 'document', title: 'Access policy' },
    ],
  });
});

test('a library of thousands is checked in a moment', () => {
  const ids = Array.from({ length: 4000 }, (_, i) => `d${i}`);
  const documents = ids.map((id) => document({ id, title: `Record ${id} of the library` }));
  const evidence = ids.map((documentId) => piece({ id: documentId, documentId, requirementId: `A.${documentId}` }));
  const start = performance.now();
  checkConsistency(system({ documents, evidence }));
  expect(performance.now() - start).toBeLessThan(1500);
});
