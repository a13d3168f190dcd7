import { issue } from '#domain/issue.ts';
import { reversedIn } from '#domain/controls/proof.ts';
import { type Reversal, sentencesOf } from '#domain/controls/reversal.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { Problem } from '../platform/http/problems.ts';

type Reader = Pick<Context, 'db' | 'organisationId' | 'now'>;

/** What today's accepted evidence says the reverse of, of requirements of one framework, in their order. */
export async function listReversals(
  { db, organisationId, now }: Reader,
  framework: string,
  requirements: readonly Pick<Requirement, 'id' | 'asks'>[],
): Promise<Reversal[]> {
  const today = dayOf(now);
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('documents', 'documents.id', 'evidence.document_id')
    .select([
      'evidence.requirement_id as requirementId',
      'evidence.document_id as documentId',
      'documents.title as documentTitle',
      'evidence.asks',
      'evidence.valid_from as validFrom',
      'evidence.accepted_at as acceptedAt',
    ])
    .where('evidence.organisation_id', '=', organisationId)
    .where('evidence.framework', '=', framework)
    .where(
      'evidence.requirement_id',
      'in',
      requirements.map(({ id }) => id),
    )
    .where('evidence.withdrawn_at', 'is', null)
    .where('evidence.valid_from', '<=', today)
    .where((where) => where.or([where('evidence.valid_until', 'is', null), where('evidence.valid_until', '>=', today)]))
    .execute();
  const pieces = rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() }));
  const byRequirement = Map.groupBy(pieces, ({ requirementId }) => requirementId);
  return requirements.flatMap((requirement) =>
    reversedIn(requirement, byRequirement.get(requirement.id) ?? []).map(({ askId, quote, piece }) => ({
      requirementId: requirement.id,
      askId,
      documentId: piece.documentId,
      documentTitle: piece.documentTitle,
      quote: quote ?? null,
    })),
  );
}

/** The refusal of a claim that its own evidence contradicts, until somebody says why. */
export function reasonNeeded(requirementId: string, reversals: readonly Reversal[]): Problem {
  const said = sentencesOf(reversals);
  return new Problem(
    422,
    'reason_needed',
    `The accepted evidence of ${requirementId} says the reverse of what is asked: “${said}”. Say in “reason” why it is Implemented all the same.`,
    {
      issues: [{ path: 'reason', message: issue('evidence_contradicts', { quote: said }) }],
    },
  );
}
