import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { coverageOf } from '#domain/assets/analytics.ts';
import type { AssetGroup } from '#domain/assets/analytics.ts';
import type { AssetSlice } from '#domain/assets/slices.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { bandOf, toneText } from '../kit/tone.ts';
import { hrefOfAssets } from './inventory-search.ts';

interface CoverageTableProps {
  groups: readonly AssetGroup[];
  slices: readonly AssetSlice[];
}

/** Coverage department by department; each share opens what is missing there. */
export function CoverageTable({ groups, slices }: CoverageTableProps) {
  const { t } = useTranslation('assets');
  const { number, percent } = useFormat();
  return (
    <Card title={t('analytics.departments')} flush>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('analytics.departments')}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { p: '10px 16px', textAlign: 'right', borderTop: '1px solid', borderColor: 'divider' },
            '& th': { color: 'text.secondary', fontWeight: 500, whiteSpace: 'nowrap' },
            '& th:first-of-type': { textAlign: 'left' },
            '& tbody th': { color: 'text.primary', fontWeight: 600 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('field.department')}</th>
              <th scope="col">{t('tab.assets')}</th>
              {slices.map((slice) => (
                <th key={slice} scope="col">
                  {t(`coverage.${slice}`)}
                </th>
              ))}
              <th scope="col">{t('field.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, assets, cost, slices: counted }) => (
              <tr key={name}>
                <th scope="row">{name === null ? t('analytics.noDepartment') : t(`department.${name}`)}</th>
                <td>
                  <Link component={AppLink} href={hrefOfAssets({ department: name ?? 'none' })}>
                    {number(assets)}
                  </Link>
                </td>
                {slices.map((slice) => (
                  <td key={slice}>
                    <Share
                      share={coverageOf(counted, slice)}
                      href={hrefOfAssets({ department: name ?? 'none', only: slice })}
                      show={percent}
                    />
                  </td>
                ))}
                <td>{number(cost)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}

function Share({ share, href, show }: { share: number | null; href: string; show: (share: number) => string }) {
  if (share === null) return '—';
  return (
    <Link component={AppLink} href={href} sx={(theme) => ({ color: toneText(theme, bandOf(share)) })}>
      {show(share)}
    </Link>
  );
}
