import type { useAssets } from './asset-queries.ts';

/** An asset as the list answers it. */
export type ShownAsset = NonNullable<ReturnType<typeof useAssets>['data']>['rows'][number];
