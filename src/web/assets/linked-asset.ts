import type { TFunction } from 'i18next';
import type { LinkedAsset } from '#domain/assets/links.ts';
import type { LinkedRow } from '../kit/links/linked-list.tsx';
import { choiceWord } from './vocabulary/choice-word.ts';
import { hrefOfAsset } from './inventory-search.ts';

/** An asset as a row of what is linked. The words are those of `assets`. */
export function linkedAssetRow(t: TFunction<readonly ['links', 'assets']>, asset: LinkedAsset): LinkedRow {
  const { id, name, type, status, linkedAt, linkedByName } = asset;
  return {
    id,
    name,
    href: hrefOfAsset(id),
    note: `${choiceWord(t, 'type', type)} · ${choiceWord(t, 'status', status)}`,
    linkedAt,
    linkedByName,
  };
}
