import { z } from 'zod';
import { Asset, AssetChange } from '#domain/assets/asset.ts';
import { OwnValues } from '#domain/assets/vocabulary/field.ts';
import { ImportChange, ImportOutcome, ImportPlan } from '#domain/assets/import-plan.ts';
import { AssetView } from '#domain/assets/view.ts';
import type { Shapes } from '../platform/shapes.ts';

export const assetShapes: Shapes = {
  'asset_imports.plan': ImportPlan,
  'asset_imports.outcome': ImportOutcome,
  'asset_imports.claimed': z.array(z.uuid()),
  'asset_imports.changes': z.array(ImportChange),
  'assets.own_values': OwnValues,
  'asset_views.query': AssetView.shape.query,
  'asset_views.columns': AssetView.shape.columns,
  'asset_operations.change': AssetChange,
  'asset_operation_rows.before': Asset.nullable(),
};
