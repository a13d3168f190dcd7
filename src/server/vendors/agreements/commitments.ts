import { issue } from '#domain/issue.ts';
import { agreementSubject } from '#domain/vendors/subject.ts';
import type { CommitmentDecision, NewCommitment } from '#domain/vendors/agreements/agreement.ts';
import type { AgreementQuote, CommitmentFacts } from '#domain/vendors/agreements/commitment.ts';
import { AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import { type Context, needPerson } from '../../platform/context.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { outdated } from './commands.ts';
import { type CommitmentRow, findAgreement, findSource, listCommitments, lockAgreement } from './store.ts';

const kept = (facts: CommitmentFacts): CommitmentFacts => ({
  ...facts,
  severity: facts.severity && sanitizeText(facts.severity),
  service: facts.service && sanitizeText(facts.service),
  detail: sanitizeText(facts.detail),
});

/** The page on which a place of the text stands; null for a text without pages. */
export function pageAt(pageStarts: readonly number[], start: number): number | null {
  const at = pageStarts.findLastIndex((each) => each <= start);
  return at < 0 ? null : at + 1;
}

/** Adds a commitment that was not found. Its quote has to lie in the text. */
export async function addCommitment(
  context: Context,
  agreementId: string,
  { facts, quote }: NewCommitment,
): Promise<void> {
  needPerson(context);
  await lockAgreement(context, agreementId);
  const { title, state, text, pageStarts } = await findSource(context, agreementId);
  if (state !== 'ready') throw conflict('busy', 'It is being read; wait until that is done.');
  if (quote && (quote.start >= quote.end || quote.end > (text ?? '').length || quote.end - quote.start > 4_000))
    throw invalid([{ path: 'quote', message: issue('quote_missing') }]);
  const all = await listCommitments(context, [agreementId]);
  const most = AGREEMENT_LIMITS.commitments * 2;
  if (all.length >= most) throw invalid([{ path: 'facts', message: issue('most_commitments', { count: most }) }]);
  const place: AgreementQuote | null = quote ? { ...quote, page: pageAt(pageStarts, quote.start) } : null;
  await context.db
    .insertInto('agreement_commitments')
    .values({
      id: context.newId(),
      organisation_id: context.organisationId,
      agreement_id: agreementId,
      position: quote?.start ?? (text ?? '').length,
      facts: JSON.stringify(kept(facts)),
      quote: place && JSON.stringify(place),
      is_added: true,
      state: 'added',
      decided_at: context.now,
      decided_by: context.actor.id,
      decided_by_name: context.actor.name,
    })
    .execute();
  const after = { state: 'added', ...auditFacts(kept(facts)) };
  context.record({
    action: 'changed',
    subject: agreementSubject,
    subjectId: agreementId,
    title,
    before: { state: null },
    after,
  });
}

/** Facts as the audit trail tells them: what is not said is left out. */
const auditFacts = (facts: CommitmentFacts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== '' && value !== false));

/** Decides on a commitment. @throws Problem conflict when somebody decided meanwhile. */
export async function decide(
  context: Context,
  agreementId: string,
  commitmentId: string,
  asked: CommitmentDecision,
  version?: number,
): Promise<void> {
  needPerson(context);
  await lockAgreement(context, agreementId);
  const { title } = await findAgreement(context, agreementId);
  const before = (await listCommitments(context, [agreementId])).find(({ id }) => id === commitmentId);
  if (!before) throw notFound();
  if (version !== undefined && version !== before.version) throw outdated();
  const after = decided(before, asked);
  const isOpen = after.state === 'proposed';
  await context.db
    .updateTable('agreement_commitments')
    .set({
      state: after.state,
      facts: JSON.stringify(after.facts),
      proposed: after.proposed && JSON.stringify(after.proposed),
      decided_at: isOpen ? null : context.now,
      decided_by: isOpen ? null : context.actor.id,
      decided_by_name: isOpen ? null : context.actor.name,
      version: before.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', commitmentId)
    .execute();
  context.record({
    action: 'changed',
    subject: agreementSubject,
    subjectId: agreementId,
    title,
    before: { kind: before.facts.kind, state: before.state, ...auditFacts(before.facts) },
    after: { kind: after.facts.kind, state: after.state, ...auditFacts(after.facts) },
  });
}

function decided(
  { state, facts, proposed, isAdded }: CommitmentRow,
  { decision, facts: given }: CommitmentDecision,
): Pick<CommitmentRow, 'state' | 'facts' | 'proposed'> {
  if (decision === 'dismiss') return { state: 'dismissed', facts, proposed };
  if (decision === 'reset')
    return isAdded
      ? { state: 'added', facts, proposed }
      : { state: 'proposed', facts: proposed ?? facts, proposed: null };
  if (decision === 'confirm')
    return { state: isAdded ? 'added' : proposed ? 'corrected' : 'confirmed', facts, proposed };
  if (!given) throw invalid([{ path: 'facts', message: issue('correction_missing') }]);
  if (given.kind !== facts.kind) throw invalid([{ path: 'facts.kind', message: issue('commitment_kind') }]);
  if (isAdded) return { state: state === 'dismissed' ? 'added' : state, facts: kept(given), proposed };
  return { state: 'corrected', facts: kept(given), proposed: proposed ?? facts };
}
