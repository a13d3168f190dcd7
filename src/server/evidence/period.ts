import { evidenceSubject } from '#domain/evidence/subject.ts';
import { type Evidence, type EvidencePeriod, problemsOfPeriod } from '#domain/evidence/evidence.ts';
import type { Context } from '../platform/context.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { listEvidence } from './store.ts';

/**
 * Sets from when to when a piece counts, old and new on record.
 * @throws Problem invalid when it would end before it begins, conflict when it was withdrawn.
 */
export async function changePeriod(context: Context, id: string, asked: EvidencePeriod): Promise<Evidence> {
  const { db, organisationId } = context;
  const locked = await db
    .selectFrom('evidence')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const [before] = locked ? await listEvidence(db, organisationId, { ids: [id] }) : [];
  if (!before) throw notFound();
  if (before.withdrawnAt !== null) throw conflict('withdrawn', 'This evidence has been withdrawn meanwhile.');
  const after = {
    ...before,
    validFrom: asked.validFrom ?? before.validFrom,
    validUntil: asked.validUntil === undefined ? before.validUntil : asked.validUntil,
  };
  const problems = problemsOfPeriod(after);
  if (problems.length > 0) throw invalid(problems);
  await db
    .updateTable('evidence')
    .set({ valid_from: after.validFrom, valid_until: after.validUntil })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  context.record({
    action: 'changed',
    subject: evidenceSubject,
    subjectId: id,
    title: `${before.requirementId} ← ${before.documentTitle}`,
    before: factsOf(before),
    after: factsOf(after),
  });
  return after;
}

const factsOf = ({ framework, requirementId, validFrom, validUntil }: Evidence) => ({
  framework,
  requirementId,
  validFrom,
  validUntil,
});
