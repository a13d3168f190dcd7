import { useTranslation } from 'react-i18next';
import type { Coverage } from '#domain/assets/analytics.ts';
import { SLICES_OF } from '#domain/assets/security-facts.ts';
import type { SecurityFact } from '#domain/assets/security-facts.ts';
import { useFormat } from '../../kit/format.ts';
import { hrefOfAssets, type InventoryFilter } from '../inventory-search.ts';

/** How far a protection is known and in place, in words, and the list to look at: what is missing, or else what is to be found out. */
export function useCoverageLabels() {
  const { t } = useTranslation('assets');
  const { number, percent } = useFormat();
  return {
    value: ({ inUse, percent: share }: Coverage): string =>
      inUse === 0 ? '—' : share === null ? t('notKnownYet') : percent(share),
    missing: ({ missing }: Coverage): string => t('analytics.missing', { count: missing, assets: number(missing) }),
    /** Empty where all is known. */
    unknown: ({ unknown, inUse, known }: Coverage): string => {
      if (unknown === 0) return '';
      const counts = { count: unknown, assets: number(unknown), total: number(inUse) };
      return known ? t('analytics.unknown', { ...counts, known: percent(known) }) : t('analytics.noneKnown', counts);
    },
    href: (fact: SecurityFact, { missing, unknown }: Coverage, filter: InventoryFilter = {}): string =>
      hrefOfAssets({ ...filter, only: SLICES_OF[fact][missing === 0 && unknown > 0 ? 'unknown' : 'missing'] }),
  };
}
