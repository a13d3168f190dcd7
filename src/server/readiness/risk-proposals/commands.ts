import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { AcceptedProposal, MadeRisk, RiskProposal } from '#domain/readiness/risk-proposals/proposal.ts';
import type { Proposal } from '#domain/readiness/risk-proposals/propose.ts';
import { describeProposal } from '#domain/readiness/risk-proposals/words.ts';
import { riskProposalSubject } from '#domain/readiness/subject.ts';
import type { Context } from '../../platform/context.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { messagesOf } from '../../platform/messages.ts';
import { addRisk, removeRisk } from '../../risks/commands.ts';
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

/** Removes what was made of proposals, where nobody has changed it since. */
export async function undoAcceptances(context: Context, made: readonly MadeRisk[]) {
  const rows = await selectRisks(context.db, context.organisationId)
    .select(['risks.id', 'risks.version'])
    .where(
      'risks.id',
      'in',
      made.map(({ id }) => id),
    )
    .where('risks.scenario_id', 'is not', null)
    .execute();
  const asMade = made.filter(({ id, version }) => rows.some((row) => row.id === id && row.version === version));
  for (const { id } of asMade) await removeRisk(context, id);
  return { removed: asMade.length, kept: made.length - asMade.length };
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
  titleOf: (key: string) => string,
): Promise<number> {
  const found = (await listDismissals(context)).filter(({ proposal }) => keys.includes(proposal));
  for (const { proposal, reason } of found) {
    await context.db
      .deleteFrom('risk_proposal_dismissals')
      .where('organisation_id', '=', context.organisationId)
      .where('proposal', '=', proposal)
      .execute();
    recordDecision(context, 'restored', proposal, titleOf(proposal), { reason }, null);
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
