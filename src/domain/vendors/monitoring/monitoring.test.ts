import { expect, test } from 'vitest';
import { compareFindings, newProblems } from './finding-changes.ts';
import { isDmarc, namesOfWalk, readDmarc } from './dmarc.ts';
import type { Finding, Judged } from './finding.ts';
import { namesUpwards } from './checks/names.ts';
import { postureOf } from './posture.ts';
import { isSpf, readSpf } from './spf.ts';
import { CHECKS, WEIGHTS } from './values.ts';

const judged = (code: string, state: Judged['state'], check: Judged['check'] = 'spf'): Judged => ({
  domain: 'vendor.example',
  check,
  code,
  state,
  values: {},
});
const run = (before: Finding[] | null, now: Judged[], day: string) => compareFindings(before, now, day);

test('the weights make a hundred, and the parts of a posture what is missing from it', () => {
  expect(CHECKS.reduce((sum, check) => sum + WEIGHTS[check], 0)).toBe(100);
  const fine = CHECKS.map((check) => judged('x', 'ok', check));
  expect(postureOf(fine)).toEqual({ value: 100, parts: [] });
  const worse = fine.filter(({ check }) => check !== 'certificate' && check !== 'dmarc');
  worse.push(judged('x', 'problem', 'certificate'), judged('x', 'warning', 'dmarc'));
  expect(postureOf(worse)).toEqual({
    value: 75,
    parts: [
      { check: 'certificate', points: 20 },
      { check: 'dmarc', points: 5 },
    ],
  });
});

test('what is not to be judged is left out, and where most could not be seen there is no number', () => {
  const mailOnly = CHECKS.map((check) => judged('x', ['spf', 'dmarc', 'caa'].includes(check) ? 'ok' : 'info', check));
  expect(postureOf(mailOnly).value).toBe(100);
  const dark = CHECKS.map((check) => judged('x', ['spf', 'dmarc', 'caa'].includes(check) ? 'ok' : 'unknown', check));
  expect(postureOf(dark).value).toBeNull();
  expect(postureOf([]).value).toBeNull();
});

test('a first look changes nothing; a second one says what is new, worse, better and resolved', () => {
  const first = run(null, [judged('strict', 'ok'), judged('short', 'warning', 'hsts')], '2026-01-01');
  expect(first.changes).toEqual([]);
  const second = run(first.findings, [judged('open', 'problem'), judged('good', 'ok', 'hsts')], '2026-01-02');
  expect(second.changes.map(({ check, change }) => `${check} ${change}`)).toEqual(['spf new', 'hsts resolved']);
  const third = run(second.findings, [judged('neutral', 'warning'), judged('good', 'ok', 'hsts')], '2026-01-03');
  expect(third.changes.map(({ change }) => change)).toEqual(['better']);
  const fourth = run(third.findings, [judged('several', 'problem'), judged('good', 'ok', 'hsts')], '2026-01-04');
  expect(fourth.changes.map(({ change }) => change)).toEqual(['worse']);
  expect(fourth.findings[1]).toMatchObject({ check: 'hsts', since: '2026-01-02' });
  expect(run(fourth.findings, [judged('broken', 'problem')], '2026-01-05').changes[0]?.change).toBe('other');
});

test('what we could not look at has not changed, and is compared with what was known before', () => {
  const first = run(null, [judged('open', 'problem')], '2026-01-01');
  const blind = run(first.findings, [judged('unknown', 'unknown')], '2026-01-02');
  expect(blind.changes).toEqual([]);
  expect(blind.findings[0]?.last).toEqual({ code: 'open', state: 'problem', since: '2026-01-01' });
  const again = run(blind.findings, [judged('open', 'problem')], '2026-01-03');
  expect(again.changes).toEqual([]);
  expect(again.findings[0]?.since).toBe('2026-01-01');
  expect(newProblems(blind.findings, [judged('open', 'problem')])).toEqual([]);
  expect(run(blind.findings, [judged('strict', 'ok')], '2026-01-03').changes[0]?.change).toBe('resolved');
});

test('a problem is news once, also one of the first look or of a domain that was added', () => {
  const open = judged('open', 'problem');
  expect(newProblems(null, [open])).toHaveLength(1);
  const { findings } = run(null, [open], '2026-01-01');
  expect(newProblems(findings, [judged('several', 'problem')])).toEqual([]);
  expect(newProblems(findings, [open, { ...open, domain: 'other.example' }])).toHaveLength(1);
});

test.each([
  ['v=spf1 -all', { all: '-', others: 0, includes: [], redirect: null, isBroken: false }],
  ['v=spf1 include:a.example include:b.example ~all', { includes: ['a.example', 'b.example'], all: '~' }],
  [
    'v=spf1 a mx:b.example/24 a/24 ptr exists:%{i}.c.example ip4:192.0.2.0/24 ip6:2001:db8::/32 all',
    { others: 5, all: '+' },
  ],
  ['v=spf1 redirect=_spf.a.example', { redirect: '_spf.a.example', all: null }],
  ['v=spf1 -all include:a.example', { includes: [], all: '-' }],
  ['v=spf1 redirect=a.example -all', { redirect: null, all: '-' }],
  ['v=spf1 ?ALL', { all: '?' }],
  ['v=spf1 nonsense -all', { isBroken: true }],
  ['v=spf1 exp=e.example unknown=x -all', { isBroken: false, others: 0 }],
])('%s is read', (record, expected) => expect(readSpf(record)).toMatchObject(expected));

test('only records of their kind are taken for SPF and DMARC', () => {
  expect(['v=spf1', 'v=spf1 -all', 'V=SPF1 -all', 'v=spf10 -all', 'spf1 -all'].map(isSpf)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['v=DMARC1; p=none', 'v = DMARC1 ;p=none', 'v=DMARC1', 'v=DMARC12', 'p=none; v=DMARC1'].map(isDmarc)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(Object.fromEntries(readDmarc('v=DMARC1; p = reject ;P=none; rua=mailto:a@b.example?x=y;;'))).toMatchObject({
    p: 'reject',
  });
});

test('a policy is looked for up the tree, and a long name is shortened', () => {
  expect(namesOfWalk('a.b.example')).toEqual(['a.b.example', 'b.example', 'example']);
  const long = namesOfWalk('a.b.c.d.e.f.g.h.i.j.example');
  expect(long).toHaveLength(8);
  expect(long.slice(0, 2)).toEqual(['a.b.c.d.e.f.g.h.i.j.example', 'e.f.g.h.i.j.example']);
  expect(namesUpwards('a.b.example')).toEqual(['a.b.example', 'b.example']);
});
