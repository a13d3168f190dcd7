import type { Language } from '../../organisations/language.ts';
import type { Messages } from '../../organisations/messages.ts';
import { ORGANISATION_SIZES, INDUSTRIES } from '../../organisations/profile-values.ts';
import type { ProfileAnswer } from '../../risks/causes.ts';
import type { Method } from '../../risks/method.ts';
import { textsOf } from '../../risks/scenario.ts';
import type { Because } from './assess.ts';
import type { Basis, Proposal } from './propose.ts';
import type { ProposalBasis, RiskProposal } from './proposal.ts';

type Says = Messages<'server/risk-proposals'>;

/** By name are the first few; the rest is a number. */
const NAMED = 4;

/** A proposal as people read it, and as the register keeps it. */
export function describeProposal(t: Says, proposal: Proposal, method: Method, language: Language): RiskProposal {
  const { key, group, scenario, basis, assets, vendors, likelihood, impact, judged, owner } = proposal;
  const { category, controls } = scenario;
  return {
    key,
    group,
    scenarioId: scenario.id,
    ...textsOf(scenario, language),
    category,
    confidentiality: scenario.objectives.includes('confidentiality'),
    integrity: scenario.objectives.includes('integrity'),
    availability: scenario.objectives.includes('availability'),
    controls,
    basis: basis.map((each) => basisOf(t, each)),
    assets: assets.length,
    vendors: vendors.length,
    ...judged,
    rationale: t('rationale', {
      likelihood: t(`likelihood.${likelihood.because.code}`, valuesOf(t, likelihood.because)),
      impact: t(`impact.${impact.because.code}`, valuesOf(t, impact.because)),
    }),
    treatment: proposal.treatment,
    treatmentRationale: t(`treatment.${proposal.treatment}`, {
      score: judged.score,
      appetite: method.appetite,
      controls: controls.join(', '),
    }),
    ownerId: owner.person?.id ?? null,
    ownerName: owner.person?.name ?? null,
    ownerBecause: t(`owner.${owner.because.code}`, valuesOf(t, owner.because)),
    reviewDueOn: proposal.reviewDueOn,
  };
}

function valuesOf(t: Says, { word, count = 0, of = 0 }: Because) {
  return { count, of, ...(word && { word: t(word) }) };
}

function basisOf(t: Says, basis: Basis): ProposalBasis {
  const { kind } = basis;
  if (kind === 'answer') {
    const text = t('answered', { answer: t(wordOf(basis.answer)) });
    return { kind, cause: basis.answer, text, named: [], total: 0 };
  }
  const { cause, of } = basis;
  const items = kind === 'assets' ? basis.assets : basis.vendors;
  const unknown = kind === 'assets' ? basis.unknown : [];
  const all = [...items, ...unknown];
  return {
    kind,
    cause,
    text: [
      items.length > 0 && said(t, basis, { count: items.length, of }),
      unknown.length > 0 && t(`unknown.${cause}`, { count: unknown.length, of }),
    ]
      .filter(Boolean)
      .join(' '),
    named: all.slice(0, NAMED).map(({ id, name }) => ({ id, name })),
    total: all.length,
  };
}

function said(t: Says, { kind, cause }: Exclude<Basis, { kind: 'answer' }>, values: { count: number; of: number }) {
  return kind === 'assets' ? t(`assets.${cause}`, values) : t(`vendors.${cause}`, values);
}

function wordOf(answer: ProfileAnswer): string {
  if (INDUSTRIES.some((each) => each === answer)) return `setup:industry.${answer}`;
  if (ORGANISATION_SIZES.some((each) => each === answer)) return `templates:size.${answer}`;
  return `templates:situation.${answer}`;
}
