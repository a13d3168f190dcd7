import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../organisations/language.ts';
import { PERMISSIONS } from '../people/permission.ts';
import { refusalOf, acceptanceStatusOf, type AcceptedState, type StateNow } from './acceptance.ts';
import { claimOf } from './claim.ts';
import { defaultMethod, firstVersion } from './default-method.ts';
import { effectOf } from './effect.ts';
import { highestScore, Method, problemsOf, type MethodVersion } from './method.ts';
import { monthsAfter } from './months.ts';
import { nextReviewOn } from './review.ts';
import { bandOf, bandPlaceOf, judge, judgeBy, scoresOf } from './score.ts';
import { stageOf } from './stage.ts';
import { messagesOf } from '#server/platform/messages.ts';

const METHOD = defaultMethod(messagesOf('server/risk-method', 'en'));
const version = (number: number, method: Method): MethodVersion => ({
  number,
  method,
  note: '',
  madeAt: null,
  madeByName: null,
});
const steps = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ label: `Step ${place + 1}`, description: '' }));

/** Methods of every size with any cut of bands, from a seed, so that a failure can be had again. */
function someMethods(count: number): Method[] {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  return Array.from({ length: count }, () => {
    const [likelihood, impact] = [steps(3 + random(4)), steps(3 + random(4))];
    const highest = likelihood.length * impact.length;
    const starts = [...new Set([1, ...Array.from({ length: 1 + random(4) }, () => 2 + random(highest - 1))])].toSorted(
      (a, b) => a - b,
    );
    const bands = starts.map((from, place) => ({
      ...METHOD.bands[0]!,
      id: `band-${place}`,
      label: `Band ${place}`,
      from,
    }));
    return { ...METHOD, likelihood, impact, bands, appetite: random(highest) };
  });
}
const everyPoint = ({ likelihood, impact }: Method) =>
  likelihood.flatMap((_, l) => impact.map((__, i) => ({ likelihood: l + 1, impact: i + 1 })));

describe('a method', () => {
  test.each(LANGUAGES)('every organisation starts with one that holds together: %s', (language) => {
    expect(Method.safeParse(defaultMethod(messagesOf('server/risk-method', language))).error).toBeUndefined();
    expect(problemsOf(defaultMethod(messagesOf('server/risk-method', language)))).toEqual([]);
  });

  test('any that holds together puts every score into exactly one band, and worse is never lower', () => {
    for (const method of someMethods(200)) {
      if (method.bands.length < 2) continue;
      expect(problemsOf(method)).toEqual([]);
      const scores = Array.from({ length: highestScore(method) }, (_, place) => place + 1);
      for (const score of scores) {
        const holds = method.bands.filter(
          (_, place) => score >= scoresOf(method, place).from && score <= scoresOf(method, place).to,
        );
        expect(holds).toEqual([bandOf(method, score)]);
      }
      for (const point of everyPoint(method)) {
        const here = judgeBy(method, point);
        for (const worse of [
          { ...point, likelihood: point.likelihood + 1 },
          { ...point, impact: point.impact + 1 },
        ]) {
          expect(bandPlaceOf(method, worse.likelihood * worse.impact)).toBeGreaterThanOrEqual(here.bandPlace);
          expect(here.isAboveAppetite && !judgeBy(method, worse).isAboveAppetite).toBe(false);
        }
      }
    }
  });

  test('says what contradicts itself, each at its field', () => {
    const [low, medium] = METHOD.bands;
    const fieldErrors = (part: Partial<Method>) => problemsOf({ ...METHOD, ...part }).map(({ path }) => path);
    expect(fieldErrors({ bands: [{ ...low!, from: 2 }, medium!] })).toEqual(['bands.0.from']);
    expect(fieldErrors({ bands: [low!, { ...medium!, from: 1 }] })).toEqual(['bands.1.from']);
    expect(fieldErrors({ bands: [low!, { ...medium!, from: 26 }] })).toEqual(['bands.1.from']);
    expect(fieldErrors({ bands: [low!, { ...medium!, id: low!.id }] })).toEqual(['bands.1.id']);
    expect(fieldErrors({ appetite: 25 })).toEqual(['appetite']);
    expect(fieldErrors({ impact: [...METHOD.impact.slice(0, 4), METHOD.impact[0]!] })).toEqual(['impact.4.label']);
  });

  test('criteria of today judge old assessments as long as the scales have as many steps', () => {
    const stricter = version(2, { ...METHOD, appetite: 4 });
    const point = { likelihood: 2, impact: 4 };
    expect(judge([firstVersion(messagesOf('server/risk-method', 'en'))], point, 1)).toMatchObject({
      score: 8,
      isAboveAppetite: false,
      isOutdated: false,
    });
    expect(judge([firstVersion(messagesOf('server/risk-method', 'en')), stricter], point, 1)).toMatchObject({
      isAboveAppetite: true,
      isOutdated: false,
      methodNumber: 1,
    });
    const small = version(3, {
      ...METHOD,
      likelihood: steps(3),
      impact: steps(3),
      bands: METHOD.bands.slice(0, 2),
      appetite: 4,
    });
    expect(judge([firstVersion(messagesOf('server/risk-method', 'en')), stricter, small], point, 1)).toMatchObject({
      highest: 25,
      isAboveAppetite: false,
      isOutdated: true,
    });
    expect(
      judge([firstVersion(messagesOf('server/risk-method', 'en')), stricter, small], { likelihood: 3, impact: 3 }, 3),
    ).toMatchObject({
      highest: 9,
      isOutdated: false,
    });
  });

  test('the effect of another one is what it then is', () => {
    for (const next of someMethods(50)) {
      const risks = everyPoint(METHOD).map((point, place) => ({
        id: `${place}`,
        reference: '',
        title: '',
        point,
        methodNumber: 1,
        isAccepted: true,
      }));
      const before = [firstVersion(messagesOf('server/risk-method', 'en'))];
      const effect = effectOf(before, next, risks);
      const after = risks.map(({ point }) => judge([...before, version(2, next)], point, 1));
      expect(effect.above.after).toBe(after.filter(({ isAboveAppetite }) => isAboveAppetite).length);
      expect(effect.needsAssessment).toBe(after.filter(({ isOutdated }) => isOutdated).length);
      const isResized = effect.needsAssessment > 0;
      expect(isResized && effect.moves.length + effect.risks.length + effect.acceptances > 0).toBe(false);
    }
  });
});

describe('an acceptance', () => {
  const control = {
    framework: 'iso-27001-2022',
    requirementId: 'A.8.7',
    status: 'In Progress' as const,
    applicable: true,
  };
  const then: AcceptedState = {
    title: 'A',
    inherent: null,
    residual: { likelihood: 2, impact: 3, rationale: '' },
    target: null,
    score: 6,
    band: 'medium',
    bandLabel: 'Medium',
    isAboveAppetite: false,
    methodNumber: 1,
    treatment: 'modify',
    controls: [control],
    openActions: 0,
  };
  const given = { acceptedBy: 'ana', until: '2026-06-30', stateThen: then, withdrawnAt: null };
  const now: StateNow = {
    ownerId: 'ana',
    residual: { likelihood: 2, impact: 3 },
    band: 'medium',
    isAboveAppetite: false,
    treatment: 'modify',
    controls: [control],
  };

  test('holds until its last day while nothing changes', () => {
    expect(acceptanceStatusOf(given, now, '2026-06-30')).toEqual({ state: 'valid', changes: [] });
    expect(acceptanceStatusOf(given, now, '2026-07-01').state).toBe('expired');
    expect(acceptanceStatusOf({ ...given, withdrawnAt: '2026-01-01' }, now, '2026-07-01').state).toBe('withdrawn');
  });

  test.each([
    ['score', { residual: { likelihood: 3, impact: 2 } }],
    ['score', { residual: null }],
    ['band', { band: 'high' }],
    ['band', { isAboveAppetite: true }],
    ['treatment', { treatment: 'retain' as const }],
    ['owner', { ownerId: 'bo' }],
    ['owner', { ownerId: null }],
    ['control-weaker', { controls: [{ ...control, status: 'Not Started' as const }] }],
    ['control-weaker', { controls: [{ ...control, applicable: false }] }],
    ['control-gone', { controls: [] }],
  ])('is told that something changed: %s %o', (change, part) => {
    expect(acceptanceStatusOf(given, { ...now, ...part }, '2026-01-01')).toEqual({
      state: 'changed',
      changes: [change],
    });
  });

  test('stands when a control becomes better or another is added', () => {
    const better = [
      { ...control, status: 'Implemented' as const },
      { ...control, requirementId: 'A.8.8' },
    ];
    expect(acceptanceStatusOf(given, { ...now, controls: better }, '2026-01-01').state).toBe('valid');
  });

  test('is given by the owner alone, who for higher bands must hold more', () => {
    const asked = { ownerId: 'ana', isClosed: false, band: { accepts: 'owner' as const, isOutdated: false } };
    const may = (part: object, id = 'ana', permissions: readonly (typeof PERMISSIONS)[number][] = []) =>
      refusalOf({ ...asked, ...part }, { id, permissions });
    expect(may({})).toBeNull();
    expect(may({}, 'bo', PERMISSIONS)).toBe('not-owner');
    expect(may({ ownerId: null }, 'ana', PERMISSIONS)).toBe('no-owner');
    expect(may({ isClosed: true })).toBe('closed');
    expect(may({ band: undefined })).toBe('not-assessed');
    expect(may({ band: { accepts: 'owner', isOutdated: true } })).toBe('outdated');
    expect(may({ band: { accepts: 'nobody', isOutdated: false } }, 'ana', PERMISSIONS)).toBe('nobody');
    for (const [accepts, permission] of [
      ['risk-manager', 'risk_management.edit'],
      ['management', 'organization.manage'],
    ] as const) {
      expect(may({ band: { accepts, isOutdated: false } })).toBe(accepts);
      expect(may({ band: { accepts, isOutdated: false } }, 'ana', [permission])).toBeNull();
    }
  });
});

test('a residual risk below the inherent one is held against its controls', () => {
  const control = (status: 'Implemented' | 'Not Started', applicable = true) => ({
    framework: 'f',
    requirementId: status,
    status,
    applicable,
  });
  const [high, low] = [
    { likelihood: 5, impact: 5 },
    { likelihood: 1, impact: 5 },
  ];
  expect(claimOf(high, high, [])).toBeNull();
  expect(claimOf(high, null, [])).toBeNull();
  expect(claimOf(high, low, [])).toBe('no-controls');
  expect(claimOf(high, low, [], true)).toBeNull();
  expect(claimOf(high, low, [control('Implemented', false)])).toBe('no-controls');
  expect(claimOf(high, low, [control('Not Started')])).toBe('none-implemented');
  expect(claimOf(high, low, [control('Not Started'), control('Implemented')])).toBe('some-not-implemented');
  expect(claimOf(high, low, [control('Implemented')])).toBeNull();
});

test('a risk has come as far as is true of it', () => {
  const facts = {
    isClosed: false,
    isAssessed: true,
    hasTreatment: true,
    openActions: 0,
    isAboveAppetite: false,
    isAccepted: false,
  };
  expect(stageOf(facts)).toBe('treated');
  expect(stageOf({ ...facts, isAboveAppetite: true })).toBe('treating');
  expect(stageOf({ ...facts, openActions: 1 })).toBe('treating');
  expect(stageOf({ ...facts, hasTreatment: false })).toBe('assessed');
  expect(stageOf({ ...facts, isAssessed: false })).toBe('identified');
  expect(stageOf({ ...facts, isAccepted: true, openActions: 1 })).toBe('accepted');
  expect(stageOf({ ...facts, isAccepted: true, isClosed: true })).toBe('closed');
});

test('months end where they end, and the worse a risk the sooner it is looked at', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsAfter('2026-05-15', 12)).toBe('2027-05-15');
  expect(METHOD.bands.map((_, place) => nextReviewOn(METHOD, place, '2026-01-01'))).toEqual([
    '2027-01-01',
    '2027-01-01',
    '2026-07-01',
    '2026-04-01',
  ]);
  expect(nextReviewOn(METHOD, undefined, '2026-01-01')).toBe('2026-04-01');
});
