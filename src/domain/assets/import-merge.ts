import { NEW_ASSET } from './asset.ts';
import type { AssetFacts } from './asset.ts';
import type { ImportedAsset } from './import-rows.ts';
import { ownChanges } from './vocabulary/field.ts';
import { riskOf } from './risk.ts';

/** The required fields of a row without errors. */
type Complete = ImportedAsset & Required<Pick<ImportedAsset, 'name' | 'type' | 'category' | 'owner'>>;

/**
 * The asset after a row was imported. A new one starts Active, Pending Review and unclassified (specification, section 3.1); of a known
 * one only what the row says changes, and an empty cell says nothing.
 *
 * A risk level in the file is a person's word. It stands beside the points, with the file as its reason, only where it differs both from the
 * level in force and from what the points give.
 */
export function mergeImported(
  before: AssetFacts | null,
  imported: Complete,
  context: { today: string; reason: string; isCategoryDerived?: boolean },
): AssetFacts {
  const { riskLevel, ...facts } = imported;
  const start: Omit<AssetFacts, 'name' | 'type' | 'category' | 'owner'> = before ?? {
    ...NEW_ASSET,
    tags: [],
    dataClassification: null,
  };
  const next: AssetFacts = { ...start, ...facts, ownValues: { ...start.ownValues, ...facts.ownValues } };
  // Nobody said it: what somebody chose before stands.
  if (before && context.isCategoryDerived) next.category = before.category;
  if (!riskLevel || (before && riskOf(before, context.today).level === riskLevel)) return next;
  const { computedLevel } = riskOf(next, context.today);
  if (riskLevel === computedLevel) return { ...next, riskLevelOverride: null, riskLevelReason: '' };
  return { ...next, riskLevelOverride: riskLevel, riskLevelReason: context.reason };
}

/** Whether two records of an asset say the same. */
export function saysTheSame(a: AssetFacts, b: AssetFacts): boolean {
  return (Object.keys(b) as (keyof AssetFacts)[]).every((key) =>
    key === 'tags'
      ? a.tags.join('\n') === b.tags.join('\n')
      : key === 'ownValues'
        ? Object.keys(ownChanges(a.ownValues, b.ownValues)).length === 0
        : a[key] === b[key],
  );
}
