import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { AssetAnalytics } from '#domain/assets/analytics.ts';
import { SECURITY_FACTS, SLICES_OF } from '#domain/assets/security-facts.ts';
import type { AssetSlice } from '#domain/assets/slices.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { hrefOfAssets } from '../inventory-search.ts';

const PROTECTIONS: readonly AssetSlice[] = SECURITY_FACTS.map((fact) => SLICES_OF[fact].unknown);
export const REVIEWS: readonly AssetSlice[] = ['access-review-unknown', 'compliance-review-unknown'];

interface FindOutCardProps {
  slices: AssetAnalytics['slices'];
  /** What else may be not known here, beside the protections. */
  more?: readonly AssetSlice[];
}

/** What nobody has said of assets in use, each with the list of those assets; nothing where all is known. */
export function FindOutCard({ slices, more = [] }: FindOutCardProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const open = [...PROTECTIONS, ...more].filter((slice) => slices[slice] > 0);
  if (open.length === 0) return null;
  return (
    <Card title={t('unknown.title')} subtitle={t('unknown.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, fontSize: 'size.body' }}>
        {open.map((slice) => (
          <li key={slice}>
            <Link component={AppLink} href={hrefOfAssets({ only: slice })}>
              {t(`slice.${slice}`)}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('unknown.count', {
                count: slices[slice],
                assets: number(slices[slice]),
                total: number(slices['in-use']),
              })}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}
