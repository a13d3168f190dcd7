import type { Control } from '#domain/controls/control.ts';
import type { Suggestion } from '#domain/documents/document.ts';
import { type Acceptance, type Evidence, statusAfterAcceptance } from '#domain/evidence/evidence.ts';
import { changeControl } from '../controls/change-control.ts';
import { getControl } from '../controls/store.ts';
import { decide, listSuggestions } from '../documents/suggestions.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/handlers.ts';
import type { Act } from '../platform/act.ts';
import { conflict, notFound } from '../platform/problems.ts';
import { addEvidence, listEvidence } from './store.ts';

/** The suggestions with these ids. @throws Problem not_found when one is not of this organisation or does not exist. */
export async function suggestionsNamed(act: Act, ids: string[]): Promise<Suggestion[]> {
  const unique = [...new Set(ids)];
  const found = await listSuggestions(act.db, act.organisationId, { ids: unique });
  if (found.length !== unique.length) throw notFound();
  return found;
}

/**
 * Accepts suggestions as evidence in the person's name, and sets the status they chose on each requirement once.
 * @throws Problem conflict when one was decided meanwhile, or its requirement is excluded.
 */
export async function acceptSuggestions(
  act: Act,
  ids: string[],
  acceptance: Acceptance,
): Promise<{ evidence: Evidence[]; controls: Control[] }> {
  const { db, organisationId, now, actor } = act;
  const suggestions = await suggestionsNamed(act, ids);
  const who = { at: now, by: actor.id, byName: actor.name };
  const decided = await decide(db, organisationId, ids, { from: ['open', 'rejected'], to: 'accepted', ...who });
  if (decided.length !== suggestions.length)
    throw conflict('decided_meanwhile', 'Some of these suggestions have been accepted meanwhile.');

  const seen = new Map<string, Control>();
  for (const { framework, requirementId } of suggestions) {
    if (!seen.has(requirementId))
      seen.set(requirementId, await getControl(db, organisationId, framework, requirementId));
  }
  const excluded = [...seen.values()].find(({ applicable }) => !applicable);
  if (excluded)
    throw conflict(
      'excluded',
      `${excluded.requirementId} is excluded. Make it applicable before accepting evidence for it.`,
    );

  const accepted = suggestions.map((suggestion) => ({
    suggestion,
    control: seen.get(suggestion.requirementId)!,
    validFrom: now.toISOString().slice(0, 10),
    validUntil: acceptance.validUntil ?? null,
    ...who,
  }));
  const evidenceIds = await addEvidence(db, organisationId, accepted);
  const controls = [];
  for (const control of seen.values()) {
    const requirement = requirementNamed(frameworkNamed(control.framework), control.requirementId);
    const status = statusAfterAcceptance(control.status, acceptance.status);
    controls.push(await changeControl(act, requirement, { status }));
  }
  const evidence = await listEvidence(db, organisationId, { ids: evidenceIds });
  for (const piece of evidence) recordEvidence(act, 'accepted', piece);
  return { evidence, controls };
}

/** The audit entry of a decision about evidence, with the passage that it stands on. */
export function recordEvidence(act: Act, action: 'accepted' | 'withdrawn', piece: Evidence) {
  const { requirementId, documentTitle, quote, validFrom, validUntil, controlThen } = piece;
  const facts = { requirementId, document: documentTitle, quote: quote.text, validFrom, validUntil, controlThen };
  act.record({
    action,
    subject: 'evidence',
    subjectId: piece.id,
    title: `${requirementId} ← ${documentTitle}`,
    before: action === 'withdrawn' ? facts : null,
    after: action === 'accepted' ? facts : null,
  });
}
