import { frameworkSubject } from '#domain/frameworks/subject.ts';
import { controlSubject } from '#domain/controls/subject.ts';
import { type Decisions, NO_DECISIONS } from '#domain/controls/carry.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { byId, controlKey, factsOf } from '../controls/change-control.ts';
import { getControl, keepControl, lockControl } from '../controls/store.ts';
import { holdDocuments } from '../documents/store.ts';
import { decide } from '../documents/suggestions.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { listInUse } from '../frameworks/in-use.ts';
import type { Context } from '../platform/context.ts';
import { conflict, notFound, Problem } from '../platform/http/problems.ts';
import { recordEvidence } from './accept.ts';
import {
  acceptAlong,
  addChange,
  listCarried,
  markReversed,
  noteCarried,
  appliedChange,
} from './edition-change-store.ts';
import { type Carried, planChange, type PlannedStep } from './edition-plan.ts';
import { leaveFramework, useFramework } from './framework-use.ts';
import { addEvidence, listEvidence, withdrawEvidence } from './store.ts';

const whoOf = ({ now, actor }: Context) => ({ at: now, by: actor.id, byName: actor.name });

/** It decides about requirements and accepts evidence, whoever else may choose the frameworks. */
function needEditor({ actor }: Context): void {
  if (!actor.permissions.includes('iso_readiness.edit'))
    throw new Problem(
      403,
      'needs_iso_readiness_edit',
      'Moving to another edition decides about requirements, which your role does not allow.',
    );
}

/**
 * Moves to an edition from the one before: decisions and evidence are written for it beside those of the edition before, which stay as they
 * are; the edition before is no longer in use. What is decided for the new one already is left alone.
 * @throws Problem conflict when it was done before, or the edition before is not in use.
 */
export async function changeEdition(context: Context, to: string) {
  const { db, organisationId } = context;
  const inUse = await listInUse(db, organisationId, 'change');
  const { before, after, steps } = await planChange(context, to);
  needEditor(context);
  if (await appliedChange(db, organisationId, after.id))
    throw conflict('edition_changed', `You have moved to ${after.title} already.`);
  const left = inUse.find(({ framework }) => framework === before.id);
  if (!left) throw conflict('edition_not_in_use', `${before.title} is not in use.`);

  const documentIds = steps.flatMap(({ evidence }) => evidence.map(({ origin }) => origin.documentId));
  if (documentIds.length > 0) await holdDocuments(db, organisationId, documentIds);
  const changeId = await addChange(db, organisationId, before.id, after.id, whoOf(context));
  const controls = [];
  const evidence = [];
  for (const step of steps.toSorted(byRequirement)) {
    const { requirement, decisions } = step;
    if (!requirement) continue;
    if (decisions)
      controls.push({ requirementId: requirement.id, version: await write(context, requirement, decisions) });
    evidence.push(...(await carryEvidence(context, requirement, step.evidence)));
  }
  await noteCarried(db, organisationId, changeId, controls, evidence);
  const jobId = await useFramework(context, after);
  if (left.why === 'chosen') await leaveFramework(context, before.id);
  context.record({
    action: 'edition-upgraded',
    subject: frameworkSubject,
    subjectId: after.id,
    title: `${before.title} → ${after.title}`,
    before: { edition: before.title },
    after: { edition: after.title, controls: controls.length, evidence: evidence.length },
  });
  const made = await appliedChange(db, organisationId, after.id);
  if (!made) throw notFound();
  return { made, jobId };
}

/** Everybody takes controls in the same order. */
const byRequirement = (a: PlannedStep, b: PlannedStep) =>
  byId({ id: a.requirement?.id ?? '' }, { id: b.requirement?.id ?? '' });

/** Writes decisions that hold as they are: the rules for new ones do not ask them again, such as for an owner who left. */
async function write(context: Context, requirement: Requirement, decisions: Decisions): Promise<number> {
  const { db, organisationId, now } = context;
  const { framework, id, title } = requirement;
  await lockControl(db, organisationId, framework, id);
  const before = await getControl(db, organisationId, framework, id);
  const next = { ...before, ...decisions, version: before.version + 1 };
  if (!(await keepControl(db, organisationId, next, now)))
    throw conflict('changed_meanwhile', `Somebody else has changed ${id} meanwhile.`);
  context.record({
    action: 'changed',
    subject: controlSubject,
    subjectId: controlKey(framework, id),
    title: `${id} ${title}`,
    before: factsOf(before),
    after: factsOf(await getControl(db, organisationId, framework, id)),
  });
  return next.version;
}

/** Evidence of the same passages for the requirement, each on record with the piece it comes from. */
async function carryEvidence(context: Context, requirement: Requirement, carried: Carried[]) {
  const { db, organisationId } = context;
  if (carried.length === 0) return [];
  const { framework, id: requirementId } = requirement;
  const control = await getControl(db, organisationId, framework, requirementId);
  const links = [];
  for (const { origin, asks } of carried) {
    const along = { id: origin.id, asks };
    const suggestionId = await acceptAlong(db, organisationId, along, { framework, requirementId }, whoOf(context));
    const { documentId, quote, validFrom, validUntil, reason } = origin;
    const kept = { framework, requirementId, documentId, suggestionId, quote, asks, control, validFrom, validUntil };
    const [evidenceId] = await addEvidence(db, organisationId, [{ ...kept, reason, ...whoOf(context) }]);
    if (evidenceId) links.push({ evidenceId, originId: origin.id });
  }
  const written = await listEvidence(db, organisationId, { ids: links.map(({ evidenceId }) => evidenceId) });
  for (const piece of written) recordEvidence(context, 'accepted', piece);
  return links;
}

/**
 * Takes a change of edition back: what it wrote goes, unless somebody has decided otherwise since; the edition before is in use again.
 * @throws Problem not_found where none stands.
 */
export async function takeEditionBack(context: Context, to: string) {
  const { db, organisationId } = context;
  const after = await frameworkNamed(context, to);
  await listInUse(db, organisationId, 'change');
  const change = await appliedChange(db, organisationId, after.id);
  if (!change) throw notFound();
  needEditor(context);
  const before = await frameworkNamed(context, change.from);
  const carried = await listCarried(db, organisationId, change.id);

  const withdrawn = await withdrawAll(context, carried.evidenceIds);
  let controls = 0;
  for (const { requirementId, version } of carried.controls.toSorted((a, b) =>
    byId({ id: a.requirementId }, { id: b.requirementId }),
  )) {
    const now = await getControl(db, organisationId, after.id, requirementId);
    if (now.version !== version) continue;
    await write(context, requirementNamed(after, requirementId), NO_DECISIONS);
    controls += 1;
  }
  await markReversed(db, organisationId, change.id, whoOf(context));
  await leaveFramework(context, after.id);
  const jobId = await useFramework(context, before);
  context.record({
    action: 'edition-reverted',
    subject: frameworkSubject,
    subjectId: before.id,
    title: `${after.title} → ${before.title}`,
    before: { edition: after.title, controls, evidence: withdrawn },
    after: { edition: before.title },
  });
  return { withdrawn, controls, kept: carried.controls.length - controls, jobId };
}

/** Withdraws those that still stand; what they came from may be decided again. @returns how many. */
export async function withdrawAll(context: Context, ids: string[]): Promise<number> {
  const { db, organisationId } = context;
  if (ids.length === 0) return 0;
  const pieces = await listEvidence(db, organisationId, { ids, onlyActive: true });
  const rows = await withdrawEvidence(db, organisationId, ids, whoOf(context));
  for (const piece of pieces) recordEvidence(context, 'withdrawn', piece);
  const suggestionIds = rows.flatMap(({ suggestionId }) => suggestionId ?? []);
  if (suggestionIds.length > 0)
    await decide(db, organisationId, suggestionIds, { from: ['accepted'], to: 'open', ...whoOf(context) });
  return rows.length;
}
