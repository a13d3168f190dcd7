import { z } from 'zod';
import { type DateOrder, dateOrderOf, readDate } from '../assets/reading/cells.ts';
import { issue } from '../issue.ts';
import type { Messages } from '../organisations/messages.ts';
import { RowOutcome, type FieldError, type LineReader, lineReader, saysSame } from '../tables/lines.ts';
import { IMPORT_COLUMNS, OF_PRODUCTS, OTHER_HEADINGS, type RegisterColumn } from './headings.ts';
import type { Method } from './method.ts';
import { ControlLink, NewRisk, type NewAssessment, RiskFacts } from './risk.ts';
import { ASSESSMENT_KINDS, OBJECTIVES, RISK_CATEGORIES, TREATMENTS } from './values.ts';

export const IMPORT_LIMITS = { rows: 1000, columns: 60, bytes: 5_000_000 } as const;

/** A row of a file with its cells under the names of our columns, as texts. `row` counts as a spreadsheet does. */
export const RiskLine = z.object({
  row: z.number().int().min(1),
  values: z.partialRecord(z.enum(IMPORT_COLUMNS as [RegisterColumn, ...RegisterColumn[]]), z.string().max(10_000)),
});
export type RiskLine = z.infer<typeof RiskLine>;

/** What becomes of a row: a new risk, a change of the one with its reference, nothing new, or nothing for the reasons named; and what it changes. */
export const RiskRowOutcome = RowOutcome.extend({
  reference: z.string(),
  title: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.json(), after: z.json() })),
});
export type RiskRowOutcome = z.infer<typeof RiskRowOutcome>;

/** Reads the rows of a table under our columns, by their headings in any of these languages and by what else people call them. */
export const riskReader = (languages: readonly Messages<'risk-files'>[]): LineReader<RegisterColumn> =>
  lineReader(
    IMPORT_COLUMNS,
    (column) => languages.map((t) => t(`heading.${column}`)),
    OTHER_HEADINGS,
    'title',
    OF_PRODUCTS,
  );

/** A risk before an import changed it. */
export const BeforeImport = z.object({ facts: RiskFacts, controls: z.array(ControlLink) });
export type BeforeImport = z.infer<typeof BeforeImport>;

/** What people write for a treatment beside the words of ISO/IEC 27005, in English, Spanish, French and German. */
const TREATMENT_WORDS: Record<(typeof TREATMENTS)[number], string> = {
  modify:
    'mitigate, mitigated, mitigation, reduce, reduction, treat, mitigar, reducir, tratar, atténuer, réduire, traiter, mindern, vermindern, reduzieren',
  retain: 'accept, accepted, acceptance, tolerate, aceptar, asumir, accepter, akzeptieren, tragen',
  avoid: 'avoided, avoidance, terminate, eliminate, eliminar, éliminer, supprimer, beseitigen',
  share: 'shared, transfer, transferred, insure, transferir, transférer, übertragen, transferieren',
};

/** What an import is read against. */
export interface RiskImportBasis {
  method: Method;
  /** How slashed dates are meant. */
  dateOrder: DateOrder;
  /** In which values may be written, English first. */
  languages: readonly Messages<'risk-files'>[];
  /** Ids of active members by their names and addresses, in small letters. */
  members: ReadonlyMap<string, string>;
  /** Whether a control of ISO/IEC 27001 or `framework/id` is there. */
  controlOf: (text: string) => { framework: string; requirementId: string } | undefined;
}

/** How the slashed dates of a file are meant: all of them as the first that can be read in one way only. */
export function dateOrderIn(lines: readonly RiskLine[]): DateOrder {
  return dateOrderOf(lines.flatMap(({ values }) => [values.targetOn ?? '', values.reviewDueOn ?? ''])) ?? 'day-first';
}

/** Without these a row is no risk, or not the one it names. */
export const NEEDED: readonly RegisterColumn[] = ['title', 'reference'];

/**
 * The risk that a row describes, with the cells that cannot be read and stay empty; or what is wrong with it. An empty cell leaves what is
 * there.
 */
export function readLine(
  { values }: RiskLine,
  basis: RiskImportBasis,
): { asked: NewRisk; faults: FieldError[] } | { faults: FieldError[] } {
  const faults: FieldError[] = [];
  const fail = (column: RegisterColumn, message: string) =>
    void faults.push({ column, value: values[column] ?? '', message });
  const text = (column: RegisterColumn) => (values[column] ? { [column]: values[column] } : {});
  const day = (column: 'targetOn' | 'reviewDueOn') =>
    values[column] ? { [column]: readDate(values[column], basis.dateOrder) ?? values[column] } : {};
  const asked: Record<string, unknown> = {
    title: values.title ?? '',
    ...text('reference'),
    ...text('threat'),
    ...text('vulnerability'),
    ...text('consequence'),
    ...text('treatmentRationale'),
    ...day('targetOn'),
    ...day('reviewDueOn'),
    ...chosen(
      'category',
      values.category,
      RISK_CATEGORIES,
      (value) => basis.languages.map((t) => t(`category.${value}`)),
      fail,
    ),
    ...chosen(
      'treatment',
      values.treatment,
      TREATMENTS,
      (value) => [...basis.languages.map((t) => t(`treatment.${value}`)), ...TREATMENT_WORDS[value].split(', ')],
      fail,
    ),
    ...ownerIn(values.owner, basis, fail),
    ...objectivesIn(values.objectives, basis, fail),
    ...controlsIn(values.controls, basis, fail),
    assessments: ASSESSMENT_KINDS.flatMap((kind) => assessmentIn(kind, values, basis.method, fail)),
  };
  for (const { path, message } of NewRisk.safeParse(asked).error?.issues ?? []) {
    const column = String(path[0]) as RegisterColumn;
    fail(column, message);
    if (!NEEDED.includes(column)) delete asked[column];
  }
  const parsed = NewRisk.safeParse(asked);
  return parsed.success ? { asked: parsed.data, faults } : { faults };
}

type Fail = (column: RegisterColumn, message: string) => void;

function wordFor<T extends string>(cell: string, known: readonly T[], wordsFor: (value: T) => readonly string[]) {
  return known.find((value) => [value, ...wordsFor(value)].some((word) => saysSame(word, cell)));
}

function chosen<T extends string>(
  column: 'category' | 'treatment',
  cell: string | undefined,
  known: readonly T[],
  wordsFor: (value: T) => readonly string[],
  fail: Fail,
) {
  if (!cell) return {};
  const value = wordFor(cell, known, wordsFor);
  if (!value) fail(column, issue('one_of', { choices: known.map((each) => wordsFor(each)[0]).join(', ') }));
  return value ? { [column]: value } : {};
}

function ownerIn(cell: string | undefined, { members }: RiskImportBasis, fail: Fail) {
  if (!cell) return {};
  const ownerId = members.get(cell.trim().toLowerCase());
  if (!ownerId) fail('owner', issue('member_unknown'));
  return ownerId ? { ownerId } : {};
}

function objectivesIn(cell: string | undefined, { languages }: RiskImportBasis, fail: Fail) {
  if (!cell) return {};
  const found = cell
    .split(/[,;|]/)
    .filter((part) => part.trim() !== '')
    .map((part) => wordFor(part, OBJECTIVES, (value) => languages.map((t) => t(`objective.${value}`))));
  if (found.includes(undefined)) {
    fail('objectives', issue('objectives'));
    return {};
  }
  return Object.fromEntries(OBJECTIVES.map((each) => [each, found.includes(each)]));
}

function controlsIn(cell: string | undefined, { controlOf }: RiskImportBasis, fail: Fail) {
  if (!cell) return {};
  const found = cell
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ part, control: controlOf(part) }));
  const unknown = found.filter(({ control }) => !control).map(({ part }) => part);
  if (unknown.length > 0) fail('controls', issue('control_unknown', { control: unknown.slice(0, 5).join(', ') }));
  return { controls: found.flatMap(({ control }) => control ?? []) };
}

/** Steps by their number or by their name. */
function assessmentIn(
  kind: NewAssessment['kind'],
  values: RiskLine['values'],
  method: Method,
  fail: Fail,
): NewAssessment[] {
  const step = (scale: 'likelihood' | 'impact') => {
    const column = `${kind}${scale === 'likelihood' ? 'Likelihood' : 'Impact'}` as RegisterColumn;
    const cell = values[column] ?? '';
    if (cell === '') return undefined;
    const place = method[scale].findIndex(({ label }) => saysSame(label, cell)) + 1 || Number(cell);
    if (Number.isInteger(place) && place >= 1 && place <= method[scale].length) return place;
    fail(
      column,
      issue('scale_step', { most: method[scale].length, choices: method[scale].map(({ label }) => label).join(', ') }),
    );
    return undefined;
  };
  const [likelihood, impact] = [step('likelihood'), step('impact')];
  if (likelihood !== undefined && impact !== undefined) return [{ kind, likelihood, impact, rationale: '' }];
  const isHalf = values[`${kind}Likelihood`] ? !values[`${kind}Impact`] : Boolean(values[`${kind}Impact`]);
  if (isHalf) fail(values[`${kind}Likelihood`] ? `${kind}Impact` : `${kind}Likelihood`, issue('likelihood_and_impact'));
  return [];
}
