import type { Acceptance } from '#domain/evidence/evidence.ts';
import type { Validation } from '#domain/evidence/validation.ts';
import { ACCEPTABLE } from '#domain/evidence/validation-values.ts';
import type { Finding } from '#domain/documents/analysis.ts';
import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/http/problems.ts';
import { acceptSuggestions } from './accept.ts';

/**
 * Accepts what was validated as evidence in the person's name, by the rules of every acceptance.
 * @throws Problem conflict when it is not assessed, below the score that evidence needs, or accepted already.
 */
export async function acceptValidation(context: Context, validation: Validation, acceptance: Acceptance) {
  const { state, validationScore, result, evidenceId } = validation;
  if (state !== 'assessed' || validationScore === null)
    throw conflict('not_assessed', 'This evidence has not been assessed, so it cannot be accepted.');
  if (validationScore < ACCEPTABLE || !result?.finding)
    throw conflict(
      'needs_improvement',
      `This evidence scores ${validationScore} of 10. To be accepted it needs at least ${ACCEPTABLE}.`,
    );
  if (evidenceId)
    throw conflict('accepted_before', 'This document is accepted as evidence for this requirement already.');
  return acceptSuggestions(context, [await suggestionFor(context, validation, result.finding)], acceptance);
}

/** The suggestion of this document for this requirement; where the reading made none, what the validation found becomes one. */
async function suggestionFor(
  { db, organisationId }: Context,
  validation: Validation,
  finding: Finding,
): Promise<string> {
  const { documentId, framework, requirementId } = validation;
  const { confidence, quotes, because, cues, declared, asks } = finding;
  const added = await db
    .insertInto('suggestions')
    .values({
      organisation_id: organisationId,
      document_id: documentId,
      framework,
      requirement_id: requirementId,
      confidence,
      quotes: JSON.stringify(quotes),
      because: JSON.stringify(because),
      cues: JSON.stringify(cues),
      declared,
      asks: JSON.stringify(asks),
    })
    .onConflict((taken) => taken.columns(['document_id', 'framework', 'requirement_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const present = await db
    .selectFrom('suggestions')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('document_id', '=', documentId)
    .where('framework', '=', framework)
    .where('requirement_id', '=', requirementId)
    .executeTakeFirstOrThrow();
  return present.id;
}
