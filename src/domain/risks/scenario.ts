import { z } from 'zod';
import { AssetType } from '../assets/asset.ts';
import { InEveryLanguage, type Language } from '../organisations/language.ts';
import { RiskCauses } from './causes.ts';
import { RiskCategory } from './risk.ts';
import { OBJECTIVES } from './values.ts';

/** A risk as `catalogue/risks/<category>.yaml` describes it. What it says stands in every language. */
export const Scenario = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,59}$/),
  title: InEveryLanguage,
  threat: InEveryLanguage,
  vulnerability: InEveryLanguage,
  consequence: InEveryLanguage,
  objectives: z.array(z.enum(OBJECTIVES)).min(1),
  /** Controls of ISO/IEC 27001:2022 Annex A that usually treat it, the most important first. */
  controls: z.array(z.string()).min(1),
  /** Kinds of assets it threatens; none: the organisation as a whole. */
  assetTypes: z.array(AssetType),
  /** What of an organisation's own speaks for it; without any it is proposed to nobody. */
  causes: RiskCauses.optional(),
});
export type Scenario = z.infer<typeof Scenario>;

/** A scenario as somebody sees it who may take it into the register. */
export const ScenarioView = Scenario.omit({ causes: true }).extend({
  category: RiskCategory,
  title: z.string(),
  threat: z.string(),
  vulnerability: z.string(),
  consequence: z.string(),
  /** How many of the organisation's assets are of its kinds. */
  assets: z.number().int(),
  /** The risk that was made of it, if any. */
  riskId: z.uuid().nullable(),
});
export type ScenarioView = z.infer<typeof ScenarioView>;

type Texts = 'title' | 'threat' | 'vulnerability' | 'consequence';

/** What a scenario says, in one language. */
export function textsOf(
  { title, threat, vulnerability, consequence }: Pick<Scenario, Texts>,
  language: Language,
): Record<Texts, string> {
  return {
    title: title[language],
    threat: threat[language],
    vulnerability: vulnerability[language],
    consequence: consequence[language],
  };
}

interface Known {
  language: Language;
  /** How many assets of each type there are. */
  assetCounts: ReadonlyMap<string, number>;
  /** Risks by the scenario they were made of. */
  risks: ReadonlyMap<string, string>;
}

/**
 * The library in the order that helps: first what threatens the assets the organisation has, the most of them on top, then what concerns every
 * organisation, then the rest; what stands in the register already comes last.
 */
export function suggested(
  scenarios: readonly (Scenario & { category: RiskCategory })[],
  { language, assetCounts, risks }: Known,
): ScenarioView[] {
  const views = scenarios.map(({ causes: _causes, ...scenario }) => ({
    ...scenario,
    ...textsOf(scenario, language),
    assets: scenario.assetTypes.reduce((sum, type) => sum + (assetCounts.get(type) ?? 0), 0),
    riskId: risks.get(scenario.id) ?? null,
  }));
  const rank = ({ riskId, assets, assetTypes }: ScenarioView) =>
    riskId !== null ? 3 : assets > 0 ? 0 : assetTypes.length === 0 ? 1 : 2;
  return views.toSorted((a, b) => rank(a) - rank(b) || b.assets - a.assets);
}
