import { z } from 'zod';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { ControlChange } from '#domain/controls/control.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { changeControl } from '../../controls/change-control.ts';
import { listControls } from '../../controls/store.ts';
import { listSuggestions } from '../../documents/suggestions.ts';
import { acceptSuggestions } from '../../evidence/accept.ts';
import { frameworkNamed, requirementNamed } from '../../frameworks/library.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { demoDay } from './demo-day.ts';
import { readDemoYaml } from './content.ts';
import { PersonKey, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

/** What the demo organisation has decided of one requirement; days count from the day the demo is made. */
const Decision = z.strictObject({
  ...ControlChange.pick({ status: true, applicable: true, justification: true }).shape,
  owner: PersonKey.optional(),
  due: z.number().int().optional(),
  /** The strongest suggestion becomes evidence: for so many days, or without an end. */
  accept: z.union([z.literal(true), z.number().int().positive()]).optional(),
});
type Decision = z.infer<typeof Decision>;

/** The year in which controls were decided: from a day on which somebody began until the day on which the last one was done. */
const [BEGUN, DONE] = [-335, -2];
/** Days from the decision about a control until it is implemented, and until a document has been looked at that was just filed. */
const [WORK, LOOKED_AT] = [38, 2];

/** Over the year, so that no domain is done before another is begun. */
const dayOfDecision = (place: number, count: number) =>
  Math.round(BEGUN + ((DONE - WORK - BEGUN) * ((place * 29) % count)) / count);

/** How each control was decided, implemented and shown by what documents say. */
export async function controlEntries(context: Context, people: DemoPeople): Promise<TimelineEntry[]> {
  const today = dayOf(context.now);
  // Whoever looks around while the year is done may have decided something: that stays.
  const touched = await listControls(context.db, context.organisationId, BASE_FRAMEWORK);
  const decisions = Object.entries(readDemoYaml('controls.yaml', z.record(z.string(), Decision))).filter(
    ([requirementId]) => !touched.has(requirementId),
  );
  const filed = await filingDays(context);
  const strongest = await strongestSuggestions(context);
  return decisions.flatMap(([requirementId, decision], place): TimelineEntry[] => {
    const { status, applicable, justification, owner, due, accept } = decision;
    const day = dayOfDecision(place, decisions.length);
    const ownerId = owner ? people[owner].id : null;
    const by = owner ?? 'imani';
    const change = (work: ControlChange) => async (then: Context) =>
      changeControl(then, requirementNamed(await frameworkNamed(then, BASE_FRAMEWORK), requirementId), work);
    const begun = status === 'Implemented' ? 'In Progress' : status;
    const dueOn = due === undefined ? null : demoDay(today, due);
    const first = { status: begun, applicable, justification, ownerId, dueOn };
    const entries: TimelineEntry[] = [{ day, by: 'imani', work: change(first) }];
    if (status === 'Implemented') entries.push({ day: day + WORK, by, work: change({ status }) });
    const suggestion = accept && strongest.get(requirementId);
    if (!suggestion) return entries;
    const validUntil = accept === true ? null : demoDay(today, accept);
    const readOn = Math.min((filed.get(suggestion.documentId) ?? DONE) + LOOKED_AT, -1);
    entries.push({
      day: Math.max(day + WORK, readOn),
      by: 'imani',
      work: (then) => acceptSuggestions(then, [suggestion.id], { validUntil }),
    });
    return entries;
  });
}

/** By document, the days (negative) since which it is in the library. */
async function filingDays({ db, organisationId, now }: Context): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'uploaded_at as at'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const DAY = 86_400_000;
  return new Map(rows.map(({ id, at }) => [id, -Math.floor((now.getTime() - at.getTime()) / DAY)]));
}

/** By requirement. */
async function strongestSuggestions({ db, organisationId }: Context) {
  const suggestions = await listSuggestions(db, organisationId, { framework: BASE_FRAMEWORK, state: 'open' });
  const weakestFirst = suggestions
    .filter((suggestion) => !speaksAgainst(suggestion))
    .toSorted((one, other) => one.confidence - other.confidence);
  return new Map(weakestFirst.map((suggestion) => [suggestion.requirementId, suggestion]));
}
