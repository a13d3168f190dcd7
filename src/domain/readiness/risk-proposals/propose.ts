import {
  type AssetCause,
  EXPOSURES,
  type ProfileAnswer,
  type RiskCauses,
  type VendorCause,
} from '../../risks/causes.ts';
import { nextReviewOn } from '../../risks/review.ts';
import { judgeBy } from '../../risks/score.ts';
import {
  impactOfAnswers,
  impactOfAssets,
  impactOfVendors,
  likelihoodOf,
  likelihoodOfAnswers,
  type Step,
} from './assess.ts';
import {
  type Group,
  groupOfType,
  GROUPS,
  type ProposalAsset,
  type ProposalFacts,
  type ProposalVendor,
} from './facts.ts';
import { ownerOf, type ProposedOwner } from './owner.ts';
import { assetSpeaks, vendorSpeaks } from './speaks.ts';

/** One thing that a proposal rests on: of how many it is known, and of how many nobody has said. */
export type Basis =
  | { kind: 'assets'; cause: AssetCause; assets: ProposalAsset[]; unknown: ProposalAsset[]; of: number }
  | { kind: 'vendors'; cause: VendorCause; vendors: ProposalVendor[]; of: number }
  | { kind: 'answer'; answer: ProfileAnswer };

export interface Proposal {
  /** Scenario and group: the same again as long as the facts are the same. */
  key: string;
  scenario: ProposalFacts['scenarios'][number];
  group: Group;
  basis: Basis[];
  /** What it would be tied to, what is known to be weak first. */
  assets: ProposalAsset[];
  vendors: ProposalVendor[];
  likelihood: Step;
  impact: Step;
  judged: ReturnType<typeof judgeBy>;
  treatment: 'modify' | 'retain';
  owner: ProposedOwner;
  reviewDueOn: string;
}

/** As many as a risk can be tied to. */
const MOST_LINKS = 200;

type Known = ProposalFacts['scenarios'][number];
type Drafted = Pick<Proposal, 'group' | 'basis' | 'assets' | 'vendors' | 'likelihood' | 'impact'> & { isWeak: boolean };

/**
 * The risks that the organisation's own facts speak for, out of the library, each with what it rests on, a first assessment in the organisation's own
 * method, a treatment, an owner and the day of its first review; the highest first. What stands in the register for the same group is left out.
 */
export function proposeRisks(facts: ProposalFacts): Proposal[] {
  const places = facts.assets.map((asset) => ({ asset, group: groupOfType(asset.type) }));
  return facts.scenarios
    .flatMap((scenario) => {
      const { causes } = scenario;
      if (!causes) return [];
      const known = facts.known.filter(({ scenarioId }) => scenarioId === scenario.id);
      const isKnown = (group: Group) =>
        known.some(({ groups }) => groups.length === 0 || groups.includes(group) || group === 'organisation');
      const drafted = [...aboutAssets(facts, scenario, causes, places), ...aboutVendors(facts, causes)];
      const all = drafted.length > 0 ? drafted : aboutOrganisation(facts, causes);
      return all.filter(({ group }) => !isKnown(group)).map((draft) => proposalOf(facts, scenario, draft));
    })
    .toSorted((a, b) => b.judged.score - a.judged.score || GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

function proposalOf(facts: ProposalFacts, scenario: Known, { isWeak, ...draft }: Drafted): Proposal {
  const { method, today } = facts;
  const judged = judgeBy(method, { likelihood: draft.likelihood.step, impact: draft.impact.step });
  return {
    ...draft,
    key: `${scenario.id}:${draft.group}`,
    scenario,
    judged,
    // What is known or not known to be weak is worth a control, however small the score is.
    treatment: judged.isAboveAppetite || isWeak ? 'modify' : 'retain',
    owner: ownerOf(facts, draft.assets, draft.vendors),
    reviewDueOn: nextReviewOn(method, judged.bandPlace, today),
  };
}

const answersIn = ({ answers }: ProposalFacts, { profile = [] }: RiskCauses): Basis[] =>
  profile.filter((each) => answers.includes(each)).map((answer) => ({ kind: 'answer', answer }));

/** What is at stake is no weakness. */
const isWeakness = ({ cause }: { cause: AssetCause | VendorCause }) => !EXPOSURES.includes(cause);

function aboutAssets(
  facts: ProposalFacts,
  scenario: Known,
  causes: RiskCauses,
  places: readonly { asset: ProposalAsset; group: Group }[],
): Drafted[] {
  const { today, method } = facts;
  const types: ReadonlySet<string> = new Set(scenario.assetTypes);
  const concerned = Map.groupBy(
    places.filter(({ asset }) => types.has(asset.type)),
    ({ group }) => group,
  );
  return [...concerned].flatMap(([group, members]) => {
    const assets = members.map(({ asset }) => asset);
    const basis = (causes.assets ?? []).flatMap((cause) => {
      const said = Map.groupBy(assets, (asset) => assetSpeaks(asset, cause, today));
      const [speaking = [], unknown = []] = [said.get(true), said.get(null)];
      return speaking.length + unknown.length === 0
        ? []
        : [{ kind: 'assets' as const, cause, assets: speaking, unknown, of: assets.length }];
    });
    if (basis.length === 0) return [];
    const weak = new Set(basis.filter(isWeakness).flatMap(({ assets: speaking }) => speaking));
    const unknown = new Set(basis.flatMap((each) => each.unknown).filter((asset) => !weak.has(asset)));
    const exposed = basis.flatMap(({ assets: speaking }) => speaking);
    const tied = [...new Set([...weak, ...unknown, ...exposed])].slice(0, MOST_LINKS);
    const shares = { weak: weak.size, unknown: unknown.size, of: assets.length };
    return {
      group,
      basis: [...basis, ...answersIn(facts, causes)],
      assets: tied,
      vendors: [],
      likelihood: likelihoodOf('assets', shares, method),
      impact: impactOfAssets(tied, scenario, method),
      isWeak: weak.size + unknown.size > 0,
    };
  });
}

function aboutVendors(facts: ProposalFacts, causes: RiskCauses): Drafted[] {
  const { today, method, vendors } = facts;
  const basis = (causes.vendors ?? []).flatMap((cause) => {
    const speaking = vendors.filter((vendor) => vendorSpeaks(vendor, cause, today));
    return speaking.length === 0 ? [] : [{ kind: 'vendors' as const, cause, vendors: speaking, of: vendors.length }];
  });
  if (basis.length === 0) return [];
  const weak = new Set(basis.filter(isWeakness).flatMap((each) => each.vendors));
  const tied = [...new Set([...weak, ...basis.flatMap((each) => each.vendors)])].slice(0, MOST_LINKS);
  const speaking = basis.map(({ cause }) => cause);
  return [
    {
      group: 'vendors',
      basis: [...basis, ...answersIn(facts, causes)],
      assets: [],
      vendors: tied,
      likelihood: likelihoodOf('vendors', { weak: weak.size, unknown: 0, of: vendors.length }, method),
      impact: impactOfVendors(tied, speaking, method),
      isWeak: weak.size > 0,
    },
  ];
}

function aboutOrganisation(facts: ProposalFacts, causes: RiskCauses): Drafted[] {
  const basis = answersIn(facts, causes);
  if (basis.length === 0) return [];
  return [
    {
      group: 'organisation',
      basis,
      assets: [],
      vendors: [],
      likelihood: likelihoodOfAnswers(facts.method),
      impact: impactOfAnswers(facts.answers, facts.method),
      isWeak: false,
    },
  ];
}
