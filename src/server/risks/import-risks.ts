import { issue } from '#domain/issue.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import {
  dateOrderIn,
  type RiskImportBasis,
  readLine,
  type RiskRowOutcome,
  type RiskLine,
} from '#domain/risks/import.ts';
import type { NewRisk } from '#domain/risks/risk.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { libraryOf } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { inEnglish } from '../platform/http/problems.ts';
import { messagesOf } from '../platform/messages.ts';
import { addRisk, assessRisk, changeRisk } from './commands.ts';
import { readDetails } from './details.ts';
import { listVersions } from './methods.ts';
import { factsOf, takenReferences } from './store.ts';
import { keepWritten, type Written } from './undo-import.ts';

/** What becomes of every row, and the id by which the import can be taken back; unless it is a preview, it becomes that. Rows with faults are left out, the others are one transaction. */
export async function importRisks(
  context: Context,
  lines: readonly RiskLine[],
  isPreview: boolean,
): Promise<{ fates: RiskRowOutcome[]; id: string | null }> {
  const basis = { ...(await basisOf(context)), dateOrder: dateOrderIn(lines) };
  const references = lines.flatMap(({ values }) => values.reference ?? []);
  const known = await takenReferences(context.db, context.organisationId, [...new Set(references)]);
  const seen = new Set<string>();
  const outcomes: RiskRowOutcome[] = [];
  const written: Written[] = [];
  for (const line of lines) {
    const title = line.values.title ?? '';
    const reference = line.values.reference ?? '';
    const key = reference.toLowerCase();
    const row = { row: line.row, reference, title, changes: [] };
    const read = readLine(line, basis);
    const faults = read.faults.map(inEnglish);
    const isTwice = reference !== '' && seen.has(key);
    seen.add(key);
    if (!('asked' in read) || isTwice) {
      const twice = isTwice ? [{ column: 'reference', value: reference, message: issue('reference_twice') }] : [];
      outcomes.push({ ...row, fate: 'refused', faults: [...faults, ...twice.map(inEnglish)] });
      continue;
    }
    const id = known.get(key);
    if (id) {
      const { changes, before, assessmentIds } = await update(context, id, read.asked, isPreview);
      if (!isPreview && changes.length > 0) written.push({ id, before, assessmentIds });
      outcomes.push({ ...row, fate: changes.length > 0 ? 'update' : 'same', faults, changes });
    } else if (isPreview) outcomes.push({ ...row, fate: 'new', faults });
    else {
      const added = await readDetails(context, await addRisk(context, read.asked));
      written.push({ id: added.id, before: null, assessmentIds: [] });
      outcomes.push({ ...row, reference: added.reference, fate: 'new', faults });
    }
  }
  if (isPreview || written.length === 0) return { fates: outcomes, id: null };
  const importId = context.newId();
  await keepWritten(context, importId, written);
  return { fates: outcomes, id: importId };
}

/** Changes a risk to what a row says of it. @returns each field that differs with what it was, and the risk as it was. */
async function update(
  context: Context,
  id: string,
  asked: NewRisk,
  isPreview: boolean,
): Promise<Written & Pick<RiskRowOutcome, 'changes'>> {
  const now = await readDetails(context, id);
  const { assessments = [], reference: _reference, ...facts } = asked;
  const changed = Object.entries(facts).filter(([field, value]) => !isSame(field, value, now));
  const assessed = assessments.filter(
    ({ kind, likelihood, impact }) => now[kind]?.likelihood !== likelihood || now[kind]?.impact !== impact,
  );
  const changes = [
    ...changed.map(([field, after]) => ({ field, before: valueOf(field, now), after: saidOf(field, after) })),
    ...assessed.map(({ kind, ...point }) => ({ field: kind, before: pointOf(now[kind]), after: pointOf(point) })),
  ];
  const controls = now.linkedControls.map(({ framework, requirementId }) => ({ framework, requirementId }));
  const before = { facts: factsOf(now), controls };
  const assessmentIds: string[] = [];
  if (isPreview) return { id, changes, before, assessmentIds };
  if (changed.length > 0) await changeRisk(context, id, Object.fromEntries(changed));
  for (const assessment of assessed) assessmentIds.push(await assessRisk(context, id, assessment));
  return { id, changes, before, assessmentIds };
}

type Said = RiskRowOutcome['changes'][number]['before'];

const pointOf = (point: { likelihood: number; impact: number } | null): Said =>
  point && `${point.likelihood} × ${point.impact}`;
const valueOf = (field: string, now: RiskDetails) =>
  field === 'controls' ? saidOf(field, now.linkedControls) : saidOf(field, now[field as keyof RiskDetails]);
/** Controls by their numbers; the rest as it is. */
const saidOf = (field: string, value: unknown): Said =>
  field === 'controls'
    ? (value as RiskDetails['linkedControls']).map(({ requirementId }) => requirementId).toSorted()
    : (value as Said);

function isSame(field: string, value: unknown, now: RiskDetails): boolean {
  if (field !== 'controls') return value === now[field as keyof RiskDetails];
  const keys = (list: readonly { framework: string; requirementId: string }[]) =>
    JSON.stringify(list.map(({ framework, requirementId }) => `${framework}/${requirementId}`).toSorted());
  return keys(value as RiskDetails['linkedControls']) === keys(now.linkedControls);
}

async function basisOf({ db, organisationId }: Context): Promise<Omit<RiskImportBasis, 'dateOrder'>> {
  const method = (await listVersions(db, organisationId)).at(-1)?.method;
  if (!method) throw new Error('There is always a method');
  const people = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .select(['person.id', 'person.name', 'person.email'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .execute();
  const library = await libraryOf({ db, organisationId });
  return {
    method,
    languages: LANGUAGES.map((language) => messagesOf('risk-files', language)),
    members: new Map(
      people.flatMap(({ id, name, email }) => [[name.toLowerCase(), id] as const, [email, id] as const]),
    ),
    controlOf: (text) => {
      const [framework, requirementId] = text.includes('/')
        ? [text.slice(0, text.indexOf('/')), text.slice(text.indexOf('/') + 1)]
        : [BASE_FRAMEWORK, text];
      const isKnown = library.find(framework)?.requirements.some(({ id }) => id === requirementId);
      return isKnown ? { framework, requirementId } : undefined;
    },
  };
}
