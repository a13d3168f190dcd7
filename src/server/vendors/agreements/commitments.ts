import { agreementSubject } from '#domain/vendors/subject.ts';
import type { CommitmentDecision, NewCommitment } from '#domain/vendors/agreements/agreement.ts';
import type { AgreementQuote, CommitmentFacts } from '#domain/vendors/agreements/commitment.ts';
import { AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import { type Act, needPerson } from '../../platform/act.ts';
import { keepable } from '../../platform/keepable.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { outdated } from './acts.ts';
import { type CommitmentRow, findAgreement, findSource, listCommitments, lockAgreement } from './store.ts';

const kept = (facts: CommitmentFacts): CommitmentFacts => ({
  ...facts,
  severity: facts.severity && keepable(facts.severity),
  service: facts.service && keepable(facts.service),
  detail: keepable(facts.detail),
});

/** The page on which a place of the text stands; null for a text without pages. */
export function pageAt(pageStarts: readonly number[], start: number): number | null {
  const at = pageStarts.findLastIndex((each) => each <= start);
  return at < 0 ? null : at + 1;
}

/** Adds a commitment that was not found. Its quote has to lie in the text. */
export async function addCommitment(act: Act, agreementId: string, { facts, quote }: NewCommitment): Promise<void> {
  needPerson(act);
  await lockAgreement(act, agreementId);
  const { title, state, text, pageStarts } = await findSource(act, agreementId);
  if (state !== 'ready') throw conflict('busy', 'It is being read; wait until that is done.');
  if (quote && (quote.start >= quote.end || quote.end > (text ?? '').length || quote.end - quote.start > 4_000))
    throw invalid([{ path: 'quote', message: 'Choose words of the text' }]);
  const all = await listCommitments(act, [agreementId]);
  if (all.length >= AGREEMENT_LIMITS.commitments * 2)
    throw invalid([{ path: 'facts', message: 'An agreement holds at most 1,000 commitments' }]);
  const place: AgreementQuote | null = quote ? { ...quote, page: pageAt(pageStarts, quote.start) } : null;
  await act.db
    .insertInto('agreement_commitments')
    .values({
      id: act.newId(),
      organisation_id: act.organisationId,
      agreement_id: agreementId,
      position: quote?.start ?? (text ?? '').length,
      facts: JSON.stringify(kept(facts)),
      quote: place && JSON.stringify(place),
      is_added: true,
      state: 'added',
      decided_at: act.now,
      decided_by: act.actor.id,
      decided_by_name: act.actor.name,
    })
    .execute();
  const after = { state: 'added', ...told(kept(facts)) };
  act.record({
    action: 'changed',
    subject: agreementSubject,
    subjectId: agreementId,
    title,
    before: { state: null },
    after,
  });
}

/** Facts as the audit trail tells them: what is not said is left out. */
const told = (facts: CommitmentFacts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== '' && value !== false));

/** Decides on a commitment. @throws Problem conflict when somebody decided meanwhile. */
export async function decide(
  act: Act,
  agreementId: string,
  commitmentId: string,
  asked: CommitmentDecision,
  version?: number,
): Promise<void> {
  needPerson(act);
  await lockAgreement(act, agreementId);
  const { title } = await findAgreement(act, agreementId);
  const before = (await listCommitments(act, [agreementId])).find(({ id }) => id === commitmentId);
  if (!before) throw notFound();
  if (version !== undefined && version !== before.version) throw outdated();
  const after = decided(before, asked);
  const isOpen = after.state === 'proposed';
  await act.db
    .updateTable('agreement_commitments')
    .set({
      state: after.state,
      facts: JSON.stringify(after.facts),
      proposed: after.proposed && JSON.stringify(after.proposed),
      decided_at: isOpen ? null : act.now,
      decided_by: isOpen ? null : act.actor.id,
      decided_by_name: isOpen ? null : act.actor.name,
      version: before.version + 1,
    })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', commitmentId)
    .execute();
  act.record({
    action: 'changed',
    subject: agreementSubject,
    subjectId: agreementId,
    title,
    before: { kind: before.facts.kind, state: before.state, ...told(before.facts) },
    after: { kind: after.facts.kind, state: after.state, ...told(after.facts) },
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
  if (!given) throw invalid([{ path: 'facts', message: 'Say what is right' }]);
  if (given.kind !== facts.kind) throw invalid([{ path: 'facts.kind', message: 'A commitment keeps its kind' }]);
  if (isAdded) return { state: state === 'dismissed' ? 'added' : state, facts: kept(given), proposed };
  return { state: 'corrected', facts: kept(given), proposed: proposed ?? facts };
}
