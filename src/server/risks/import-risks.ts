import { issue } from '#domain/issue.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { type RiskImportBasis, readLine, type RiskRowOutcome, type RiskLine } from '#domain/risks/import.ts';
import type { NewRisk } from '#domain/risks/risk.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { libraryOf } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { inEnglish } from '../platform/http/problems.ts';
import { messagesOf } from '../platform/messages.ts';
import { addRisk, assessRisk, changeRisk } from './commands.ts';
import { readDetails } from './details.ts';
import { listVersions } from './methods.ts';
import { takenReferences } from './store.ts';

/** What becomes of every row; unless it is a preview, it becomes that. Rows with faults are left out, the others are one transaction. */
export async function importRisks(
  context: Context,
  lines: readonly RiskLine[],
  isPreview: boolean,
): Promise<RiskRowOutcome[]> {
  const basis = await basisOf(context);
  const references = lines.flatMap(({ values }) => values.reference ?? []);
  const known = await takenReferences(context.db, context.organisationId, [...new Set(references)]);
  const seen = new Set<string>();
  const outcomes: RiskRowOutcome[] = [];
  for (const line of lines) {
    const title = line.values.title ?? '';
    const reference = line.values.reference ?? '';
    const key = reference.toLowerCase();
    const row = { row: line.row, reference, title };
    const read = readLine(line, basis);
    const isTwice = reference !== '' && seen.has(key);
    seen.add(key);
    if ('faults' in read || isTwice) {
      const fieldErrors = 'faults' in read ? read.faults : [];
      const twice = isTwice ? [{ column: 'reference', value: reference, message: issue('reference_twice') }] : [];
      outcomes.push({ ...row, fate: 'refused', faults: [...fieldErrors, ...twice].map(inEnglish) });
      continue;
    }
    const id = known.get(key);
    const outcome = id ? await update(context, id, read.asked, isPreview) : 'new';
    const added =
      outcome === 'new' && !isPreview ? await readDetails(context, await addRisk(context, read.asked)) : undefined;
    outcomes.push({ ...row, reference: added?.reference ?? reference, fate: outcome, faults: [] });
  }
  return outcomes;
}

async function update(
  context: Context,
  id: string,
  asked: NewRisk,
  isPreview: boolean,
): Promise<RiskRowOutcome['fate']> {
  const now = await readDetails(context, id);
  const { assessments = [], reference: _reference, ...facts } = asked;
  const changed = Object.entries(facts).filter(([field, value]) => !isSame(field, value, now));
  const assessed = assessments.filter(
    ({ kind, likelihood, impact }) => now[kind]?.likelihood !== likelihood || now[kind]?.impact !== impact,
  );
  if (changed.length === 0 && assessed.length === 0) return 'same';
  if (isPreview) return 'update';
  if (changed.length > 0) await changeRisk(context, id, Object.fromEntries(changed));
  for (const assessment of assessed) await assessRisk(context, id, assessment);
  return 'update';
}

function isSame(field: string, value: unknown, now: RiskDetails): boolean {
  if (field !== 'controls') return value === now[field as keyof RiskDetails];
  const keys = (list: readonly { framework: string; requirementId: string }[]) =>
    JSON.stringify(list.map(({ framework, requirementId }) => `${framework}/${requirementId}`).toSorted());
  return keys(value as RiskDetails['linkedControls']) === keys(now.linkedControls);
}

async function basisOf({ db, organisationId }: Context): Promise<RiskImportBasis> {
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
