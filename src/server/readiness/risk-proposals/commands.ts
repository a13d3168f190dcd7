import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { vendorSubject } from '#domain/vendors/subject.ts';
import { riskSubject } from '#domain/risks/subject.ts';
import { sql } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { AcceptedProposal, KeptRisk, MadeRisk, RiskProposal } from '#domain/readiness/risk-proposals/proposal.ts';
import type { Proposal } from '#domain/readiness/risk-proposals/propose.ts';
import { describeProposal } from '#domain/readiness/risk-proposals/words.ts';
import { riskProposalSubject } from '#domain/readiness/subject.ts';
import type { Context } from '../../platform/context.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { messagesOf } from '../../platform/messages.ts';
import { addRisk, removeRisk, titleOf } from '../../risks/commands.ts';
import { findRisk } from '../../risks/details.ts';
import { lockRegister, selectRisks } from '../../risks/store.ts';
import { linkRiskToVendors } from '../../vendors/store.ts';
import { listDismissals, readProposals } from './gather.ts';

/** Takes proposals into the register. @returns what was made of them, and what is proposed no more. */
export async function acceptProposals(
  context: Context,
  asked: readonly AcceptedProposal[],
  language: Language,
): Promise<{ risks: MadeRisk[]; gone: string[] }> {
  // Whoever accepts the same at the same time waits, and then finds it in the register.
  await lockRegister(context.db, context.organisationId);
  const { proposals, method } = await readProposals(context);
  const t = messagesOf('server/risk-proposals', language);
  const risks: MadeRisk[] = [];
  const gone: string[] = [];
  for (const [key, { edits }] of new Map(asked.map((each) => [each.key, each]))) {
    const proposal = proposals.find((each) => each.key === key);
    if (!proposal) gone.push(key);
    else risks.push(await accept(context, proposal, describeProposal(t, proposal, method, language), edits));
  }
  return { risks, gone };
}

async function accept(
  context: Context,
  { scenario, assets, vendors }: Proposal,
  proposed: RiskProposal,
  edits: AcceptedProposal['edits'] = {},
): Promise<MadeRisk> {
  const { title, threat, vulnerability, consequence, category, treatment, treatmentRationale } = proposed;
  const { confidentiality, integrity, availability, ownerId, reviewDueOn } = proposed;
  const { likelihood, impact, rationale } = proposed;
  const asked = {
    title,
    threat,
    vulnerability,
    consequence,
    category,
    treatment,
    treatmentRationale,
    confidentiality,
    integrity,
    availability,
    ownerId,
    reviewDueOn,
    assessments: [{ kind: 'inherent' as const, likelihood, impact, rationale }],
    ...definedOf(edits),
  };
  const id = await addRisk(context, {
    ...asked,
    scenarioId: scenario.id,
    assetIds: assets.map((asset) => asset.id),
    controls: scenario.controls.map((requirementId) => ({ framework: BASE_FRAMEWORK, requirementId })),
  });
  await linkRiskToVendors(
    context,
    id,
    vendors.map((vendor) => vendor.id),
  );
  const { reference, version } = await findRisk(context, id);
  const basis = proposed.basis.map(({ text }) => text);
  context.record({
    action: 'accepted',
    subject: riskProposalSubject,
    subjectId: proposed.key,
    title: asked.title,
    before: null,
    after: { reference, rationale: asked.assessments[0]?.rationale, basis },
  });
  return { id, version };
}

/** Removes what was made of proposals, where nobody has touched it since. @returns how many, and what stays. */
export async function undoAcceptances(
  context: Context,
  made: readonly MadeRisk[],
): Promise<{ removed: number; kept: KeptRisk[] }> {
  const { db, organisationId } = context;
  const ids = made.map(({ id }) => id);
  const rows = await selectRisks(db, organisationId)
    .select(['risks.id', 'risks.version', 'risks.reference', 'risks.title'])
    .where('risks.id', 'in', ids)
    .execute();
  const untouched = await madeAndUntouched(context, ids);
  const asMade = rows.filter(
    ({ id, version }) => untouched.has(id) && made.some((each) => each.id === id && each.version === version),
  );
  for (const { id } of asMade) await removeRisk(context, id);
  const kept = rows.filter((row) => !asMade.includes(row));
  return { removed: asMade.length, kept: kept.map((row) => ({ id: row.id, title: titleOf(row) })) };
}

/** Those of some risks that came into being by the acceptance of a proposal, and of which the trail says nothing since. */
async function madeAndUntouched({ db, organisationId }: Context, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select added.subject_id as id
    from audit_entries added
    join risks on risks.id::text = added.subject_id and risks.organisation_id = added.organisation_id
    join audit_entries accepted on accepted.organisation_id = added.organisation_id
      and accepted.request_id = added.request_id and accepted.subject = ${riskProposalSubject.name}
      and accepted.action = 'accepted' and accepted.after ->> 'reference' = risks.reference
    where added.organisation_id = ${organisationId} and added.subject = ${riskSubject.name} and added.action = 'added'
      and added.subject_id = any(${ids}::text[])
      and not exists (select from audit_entries later
        where later.organisation_id = added.organisation_id and later.subject = added.subject
          and later.subject_id = added.subject_id and later.number > added.number
          and later.request_id is distinct from added.request_id)
      -- A vendor that was tied to it says so of itself.
      and not exists (select from audit_entries later
        where later.organisation_id = added.organisation_id and later.subject = ${vendorSubject.name} and later.number > added.number
          and later.request_id is distinct from added.request_id
          and later.after -> 'risks' @> to_jsonb(risks.reference || ' ' || risks.title))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Puts proposals aside. @returns how many; what is proposed no more is left out. */
export async function dismissProposals(context: Context, keys: readonly string[], reason: string): Promise<number> {
  const { proposals } = await readProposals(context);
  const found = proposals.filter(({ key }) => keys.includes(key));
  for (const { key, scenario } of found) {
    await context.db
      .insertInto('risk_proposal_dismissals')
      .values({
        organisation_id: context.organisationId,
        proposal: key,
        reason,
        dismissed_at: context.now,
        dismissed_by: context.actor.id,
        dismissed_by_name: context.actor.name,
      })
      .onConflict((known) => known.columns(['organisation_id', 'proposal']).doNothing())
      .execute();
    recordDecision(context, 'dismissed', key, scenario.title.en, null, { reason });
  }
  return found.length;
}

/** Proposes again what was put aside. @returns how many. */
export async function restoreProposals(
  context: Context,
  keys: readonly string[],
  nameOf: (key: string) => string,
): Promise<number> {
  const found = (await listDismissals(context)).filter(({ proposal }) => keys.includes(proposal));
  for (const { proposal, reason } of found) {
    await context.db
      .deleteFrom('risk_proposal_dismissals')
      .where('organisation_id', '=', context.organisationId)
      .where('proposal', '=', proposal)
      .execute();
    recordDecision(context, 'restored', proposal, nameOf(proposal), { reason }, null);
  }
  return found.length;
}

function recordDecision(
  context: Context,
  action: 'dismissed' | 'restored',
  key: string,
  title: string,
  before: { reason: string } | null,
  after: { reason: string } | null,
): void {
  context.record({ action, subject: riskProposalSubject, subjectId: key, title, before, after });
}
