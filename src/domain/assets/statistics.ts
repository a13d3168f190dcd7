import { z } from 'zod';
import { shareOf } from '../share.ts';
import { AssetCategory, RiskLevel } from './asset.ts';
import { ASSET_CATEGORIES, RISK_LEVELS } from './values.ts';
import type { Asset } from './asset.ts';
import { isExpiringLicense } from './slices.ts';
import { riskOf } from './risk.ts';
import type { RiskFacts } from './risk.ts';

/** The overview of an inventory (specification, section 3.3). Recent activity is the audit trail's and is asked there. */
export const AssetStatistics = z.object({
  totalAssets: z.number().int(),
  highRiskAssets: z.number().int(),
  expiringLicenses: z.number().int(),
  compliantAssets: z.number().int(),
  /** Pending Review: nobody has said yet whether they comply. */
  unreviewedAssets: z.number().int(),
  /** Share of assets that are Compliant, 0 to 100, rounded down; null without assets. */
  complianceScore: z.number().int().nullable(),
  categoryDistribution: z.array(z.object({ name: AssetCategory, value: z.number().int() })),
  riskDistribution: z.array(z.object({ name: RiskLevel, count: z.number().int() })),
});
export type AssetStatistics = z.infer<typeof AssetStatistics>;

/** The statistics of a list of assets on a day. The server computes the same in the database; a test holds the two together. */
export function statisticsOf(
  assets: readonly (RiskFacts & Pick<Asset, 'category' | 'complianceStatus' | 'riskLevelOverride'>)[],
  today: string,
): AssetStatistics {
  const levels = assets.map((asset) => riskOf(asset, today).level);
  const compliant = assets.filter((asset) => asset.complianceStatus === 'Compliant').length;
  return {
    totalAssets: assets.length,
    highRiskAssets: levels.filter((level) => level === 'High').length,
    expiringLicenses: assets.filter((asset) => isExpiringLicense(asset, today)).length,
    compliantAssets: compliant,
    unreviewedAssets: assets.filter((asset) => asset.complianceStatus === 'Pending Review').length,
    complianceScore: shareOf(compliant, assets.length),
    categoryDistribution: ASSET_CATEGORIES.map((name) => ({
      name,
      value: assets.filter(({ category }) => category === name).length,
    })),
    riskDistribution: RISK_LEVELS.map((name) => ({ name, count: levels.filter((level) => level === name).length })),
  };
}
