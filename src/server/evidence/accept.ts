import { evidenceSubject } from '#domain/evidence/subject.ts';
import type { Control } from '#domain/controls/control.ts';
import type { Suggestion } from '#domain/documents/document.ts';
import {
  type Acceptance,
  type Evidence,
  problemsOf,
  reversalsIn,
  statusAfterAcceptance,
} from '#domain/evidence/evidence.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { byId, changeControl, controlKey } from '../controls/change-control.ts';
import { getControl } from '../controls/store.ts';
import { holdDocuments } from '../documents/store.ts';
import { decide, listSuggestions } from '../documents/suggestions.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { addEvidence, listEvidence } from './store.ts';

/** The suggestions with these ids. @throws Problem not_found when one is not of this organisation or does not exist. */
export async function suggestionsNamed(context: Context, ids: string[]): Promise<Suggestion[]> {
  const unique = [...new Set(ids)];
  const found = await listSuggestions(context.db, context.organisationId, { ids: unique });
  if (found.length !== unique.length) throw notFound();
  return found;
}

/**
 * Accepts suggestions as evidence in the person's name, and sets the status they chose on each requirement once.
 * @throws Problem conflict when one was decided meanwhile or its requirement is excluded, invalid when it would have ended already, or says
 * the reverse of what is asked and no reason is given; reason_needed when it would be Implemented against other evidence.
 */
export async function acceptSuggestions(
  context: Context,
  ids: string[],
  acceptance: Acceptance,
): Promise<{ evidence: Evidence[]; controls: Control[] }> {
  const { db, organisationId, now, actor } = context;
  const validFrom = dayOf(now);
  const suggestions = await suggestionsNamed(context, ids);
  const problems = problemsOf(acceptance, validFrom, suggestions);
  if (problems.length > 0) throw invalid(problems);
  await holdDocuments(
    db,
    organisationId,
    suggestions.map(({ documentId }) => documentId),
  );
  const who = { at: now, by: actor.id, byName: actor.name };
  const decided = await decide(db, organisationId, ids, { from: ['open', 'rejected'], to: 'accepted', ...who });
  if (decided.length !== suggestions.length)
    throw conflict('decided_meanwhile', 'Some of these suggestions have been accepted meanwhile.');

  const seen = new Map<string, Control>();
  for (const { framework, requirementId } of suggestions) {
    const key = controlKey(framework, requirementId);
    if (!seen.has(key)) seen.set(key, await getControl(db, organisationId, framework, requirementId));
  }
  const excluded = [...seen.values()].find(({ applicable }) => !applicable);
  if (excluded)
    throw conflict(
      'excluded',
      `${excluded.requirementId} is excluded. Make it applicable before accepting evidence for it.`,
    );

  const accepted = suggestions.map((suggestion) => ({
    ...suggestion,
    suggestionId: suggestion.id,
    quote: suggestion.quotes[0]!,
    control: seen.get(controlKey(suggestion.framework, suggestion.requirementId))!,
    validFrom,
    validUntil: acceptance.validUntil ?? null,
    reason: speaksAgainst(suggestion) ? (acceptance.reason ?? null) : null,
    ...who,
  }));
  const evidenceIds = await addEvidence(db, organisationId, accepted);
  const controls = [];
  const requirements = [];
  for (const { framework, requirementId } of seen.values())
    requirements.push(requirementNamed(await frameworkNamed(context, framework), requirementId));
  for (const requirement of requirements.toSorted(byId))
    controls.push(
      await changeControl(context, requirement, (before) => ({
        status: statusAfterAcceptance(before.status, acceptance.status),
        reason: acceptance.reason,
      })),
    );
  const evidence = await listEvidence(db, organisationId, { ids: evidenceIds });
  for (const piece of evidence) recordEvidence(context, 'accepted', piece);
  return { evidence, controls };
}

/** The audit entry of a decision about evidence, with the passage that it stands on. */
export function recordEvidence(context: Context, action: 'accepted' | 'withdrawn', piece: Evidence) {
  const { framework, requirementId, documentTitle, quote, reason, validFrom, validUntil, controlThen } = piece;
  const facts = {
    framework,
    requirementId,
    document: documentTitle,
    quote: quote.text,
    validFrom,
    validUntil,
    controlThen,
    ...(reason && { reason, contradicted: reversalsIn(piece) }),
  };
  context.record({
    action,
    subject: evidenceSubject,
    subjectId: piece.id,
    title: `${requirementId} ← ${documentTitle}`,
    before: action === 'withdrawn' ? facts : null,
    after: action === 'accepted' ? facts : null,
  });
}
