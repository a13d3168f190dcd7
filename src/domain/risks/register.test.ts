import { describe, expect, test } from 'vitest';
import { inEveryLanguage, LANGUAGES } from '../organisations/language.ts';
import { defaultMethod, firstVersion } from './default-method.ts';
import { IMPORT_COLUMNS } from './headings.ts';
import { daysBetween, historyOf } from './history.ts';
import { readLine, riskReader } from './import.ts';
import { suggested } from './scenario.ts';
import { messagesOf } from '#server/platform/messages.ts';

const EVERY = LANGUAGES.map((language) => messagesOf('risk-files', language));
const METHOD = defaultMethod(messagesOf('server/risk-method', 'en'));

test('the history tells of each day what was known then', () => {
  const made = (kind: 'inherent' | 'residual', day: string, likelihood: number) => ({
    kind,
    likelihood,
    impact: 5,
    methodNumber: 1,
    assessedAt: `${day}T10:00:00Z`,
  });
  const risks = [
    {
      createdOn: '2026-01-01',
      closedOn: null,
      assessments: [made('inherent', '2026-01-01', 5), made('residual', '2026-01-03', 1)],
    },
    { createdOn: '2026-01-02', closedOn: '2026-01-04', assessments: [] },
  ];
  expect(
    historyOf(risks, [firstVersion(messagesOf('server/risk-method', 'en'))], daysBetween('2026-01-01', '2026-01-04')),
  ).toEqual({
    days: ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
    open: [1, 2, 2, 1],
    aboveAppetite: [1, 1, 0, 0],
    meanPercent: [100, 100, 20, 20],
  });
  expect(daysBetween('2020-01-01', '2026-01-01')).toHaveLength(24);
  expect(daysBetween('2026-01-01', '2026-01-01')).toEqual(['2026-01-01']);
});

describe('a row of a spreadsheet', () => {
  const basis = {
    method: METHOD,
    dateOrder: 'day-first' as const,
    languages: EVERY,
    members: new Map([['ana', 'e0000000-0000-4000-8000-000000000001']]),
    controlOf: (text: string) =>
      text === 'A.8.7' ? { framework: 'iso-27001-2022', requirementId: 'A.8.7' } : undefined,
  };
  const read = (values: object) => readLine({ row: 2, values }, basis);

  test.each(LANGUAGES)('is known by the headings of our own files: %s', (language) => {
    const headers = IMPORT_COLUMNS.map((column) => messagesOf('risk-files', language)(`heading.${column}`));
    const [line] =
      riskReader(EVERY).linesIn({ headers, rows: [{ row: 2, cells: headers.map((_, place) => `${place}`) }] }) ?? [];
    expect(Object.keys(line?.values ?? {})).toEqual([...IMPORT_COLUMNS]);
  });

  test.each([
    ['mitigate', 'modify'],
    ['Accepted', 'retain'],
    ['transferir', 'share'],
    ['Vermeiden', 'avoid'],
  ])('says a treatment in whatever word people have: %s', (word, treatment) => {
    expect(read({ title: 'Loss of a laptop', treatment: word })).toMatchObject({ asked: { treatment }, faults: [] });
  });

  test('of CISO Assistant has its current level where ours is the residual one, and its residual one where ours is the target', () => {
    const headings = ['ref_id', 'name', 'current_impact', 'current_proba', 'residual_impact', 'existing_controls'];
    const matches = riskReader(EVERY).match(headings);
    expect(matches.map(({ field }) => field)).toEqual([
      'reference',
      'title',
      'residualImpact',
      'residualLikelihood',
      'targetImpact',
      null,
    ]);
    const [residual] = riskReader(EVERY).match(['residual impact']);
    expect(residual).toEqual({ field: 'residualImpact', reason: 'exact' });
  });

  test('without a column for the risk is none of ours', () => {
    expect(riskReader(EVERY).linesIn({ headers: ['Colour', 'Price'], rows: [] })).toBeNull();
  });

  test('is read with words of any language, steps by number or name', () => {
    expect(
      read({
        title: 'A',
        owner: 'Ana',
        category: 'Lieferanten',
        treatment: 'Éviter',
        objectives: 'Integrity; Verfügbarkeit',
        controls: 'A.8.7',
        inherentLikelihood: 'likely',
        inherentImpact: '5',
      }),
    ).toEqual({
      asked: {
        title: 'A',
        ownerId: 'e0000000-0000-4000-8000-000000000001',
        category: 'suppliers',
        treatment: 'avoid',
        confidentiality: false,
        integrity: true,
        availability: true,
        controls: [{ framework: 'iso-27001-2022', requirementId: 'A.8.7' }],
        assessments: [{ kind: 'inherent', likelihood: 4, impact: 5, rationale: '' }],
      },
      faults: [],
    });
  });

  test('names every cell at fault', () => {
    const read2 = read({
      title: '',
      owner: 'Nobody',
      category: 'x',
      treatment: 'y',
      objectives: 'fame',
      controls: 'A.8.7, B.1',
      inherentLikelihood: '9',
      inherentImpact: '1',
      residualImpact: '2',
      reviewDueOn: 'soon',
    });
    expect(read2).not.toHaveProperty('asked');
    expect(read2.faults.map(({ column, value }) => [column, value])).toEqual([
      ['category', 'x'],
      ['treatment', 'y'],
      ['owner', 'Nobody'],
      ['objectives', 'fame'],
      ['controls', 'A.8.7, B.1'],
      ['inherentLikelihood', '9'],
      ['residualLikelihood', ''],
      ['title', ''],
      ['reviewDueOn', 'soon'],
    ]);
  });
});

test('a cell that cannot be read stays empty and does not cost its row', () => {
  const basis = {
    method: METHOD,
    dateOrder: 'day-first' as const,
    languages: EVERY,
    members: new Map<string, string>(),
  };
  const values = { title: 'A', owner: 'Nobody', objectives: 'fame', reviewDueOn: '6. Mai 2027', targetOn: 'soon' };
  expect(readLine({ row: 2, values }, { ...basis, controlOf: () => undefined })).toMatchObject({
    asked: { title: 'A', reviewDueOn: '2027-05-06', assessments: [] },
    faults: [{ column: 'owner' }, { column: 'objectives' }, { column: 'targetOn' }],
  });
});

test('the library puts first what fits the assets one has, and last what stands in the register', () => {
  const scenario = (id: string, assetTypes: ('Laptop' | 'Server')[]) => ({
    id,
    assetTypes,
    category: 'data' as const,
    title: { en: id, es: id, fr: id, de: `${id}!` },
    threat: inEveryLanguage((language) => `threat ${language}`),
    vulnerability: inEveryLanguage((language) => `vulnerability ${language}`),
    consequence: inEveryLanguage((language) => `consequence ${language}`),
    objectives: ['integrity' as const],
    controls: ['A.5.1'],
  });
  const all = [
    scenario('server', ['Server']),
    scenario('known', ['Laptop']),
    scenario('everybody', []),
    scenario('laptop', ['Laptop']),
    scenario('both', ['Laptop', 'Server']),
  ];
  const views = suggested(all, {
    language: 'de',
    assetCounts: new Map([['Laptop', 3]]),
    risks: new Map([['known', 'r1']]),
  });
  expect(views.map(({ id }) => id)).toEqual(['laptop', 'both', 'everybody', 'server', 'known']);
  expect(views[0]).toMatchObject({
    title: 'laptop!',
    threat: 'threat de',
    vulnerability: 'vulnerability de',
    consequence: 'consequence de',
    assets: 3,
    riskId: null,
  });
});
