import { carriedDecisions, type Decisions, isDecided } from '#domain/controls/carry.ts';
import { type Control, problemsOf, untouched } from '#domain/controls/control.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import { asksInCommon, type EditionStep, stepsOf } from '#domain/frameworks/edition-change.ts';
import type { Framework, Requirement } from '#domain/frameworks/requirement.ts';
import { listControls } from '../controls/store.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { listEvidence } from './store.ts';

/** A piece of evidence of the edition before, with what it still shows of the requirement that carries its own on. */
export interface Carried {
  origin: Evidence;
  asks: Evidence['asks'];
}

export interface PlannedStep extends EditionStep {
  requirement: Requirement | null;
  /** What is decided for it; null where nothing was, or where it has decisions of its own. */
  decisions: Decisions | null;
  isDecided: boolean;
  evidence: Carried[];
}

export interface EditionPlan {
  before: Framework;
  after: Framework;
  steps: PlannedStep[];
}

/** @throws Problem not_found where the catalogue has no such edition, or none before it. */
export async function planChange(context: Context, to: string): Promise<EditionPlan> {
  const { db, organisationId } = context;
  const after = await frameworkNamed(context, to);
  if (after.follows === undefined) throw notFound();
  const before = await frameworkNamed(context, after.follows);
  const old = await listControls(db, organisationId, before.id);
  const own = await listControls(db, organisationId, after.id);
  const pieces = await listEvidence(db, organisationId, { framework: before.id, onlyActive: true });
  const present = await listEvidence(db, organisationId, { framework: after.id, onlyActive: true });
  const places = new Set(present.map((piece) => placeOf(piece, piece.requirementId)));
  const steps = stepsOf(before, after).map((step): PlannedStep => {
    const requirement = step.requirementId === null ? null : requirementNamed(after, step.requirementId);
    if (!requirement) return { ...step, requirement, decisions: null, isDecided: false, evidence: [] };
    const hasOwn = isDecided(own.get(requirement.id) ?? untouched(after.id, requirement.id));
    const evidence = pieces
      .filter((piece) => step.from.includes(piece.requirementId) && !places.has(placeOf(piece, requirement.id)))
      .map((origin) => ({
        origin,
        asks: stillShown(origin, requirementNamed(before, origin.requirementId), requirement),
      }));
    const decisions = hasOwn ? null : decisionsFor(requirement, step.from, old);
    return { ...step, requirement, decisions, isDecided: hasOwn, evidence };
  });
  return { before, after, steps };
}

/** The same passage of the same document for the same requirement. */
const placeOf = ({ documentId, quote }: Evidence, requirementId: string) =>
  `${requirementId} ${documentId} ${quote.start}-${quote.end}`;

function stillShown(origin: Evidence, before: Requirement, after: Requirement): Evidence['asks'] {
  const common = asksInCommon(before, after);
  return origin.asks.filter(({ id }) => common.has(id));
}

function decisionsFor(requirement: Requirement, from: string[], old: Map<string, Control>): Decisions | null {
  const decisions = carriedDecisions(from.map((id) => old.get(id) ?? untouched('', id)));
  // What could be excluded before and cannot be now counts.
  if (decisions && problemsOf(requirement, decisions).length > 0) return { ...decisions, applicable: true };
  return decisions;
}
