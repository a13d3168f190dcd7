import type { TFunction } from 'i18next';
import type { LinkedAsset } from '#domain/assets/links.ts';
import type { LinkedRow } from '../kit/links/linked-list.tsx';
import { hrefOfAsset } from './inventory-search.ts';

/** An asset as a row of what is linked. The words are those of `assets`. */
export function linkedAssetRow(t: TFunction<readonly ['links', 'assets']>, asset: LinkedAsset): LinkedRow {
  const { id, name, type, status, linkedAt, linkedByName } = asset;
  return {
    id,
    name,
    href: hrefOfAsset(id),
    note: `${t(`assets:type.${type}`)} · ${t(`assets:status.${status}`)}`,
    linkedAt,
    linkedByName,
  };
}
