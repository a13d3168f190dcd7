import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { coverageOf } from '#domain/assets/analytics.ts';
import type { AssetGroup, Coverage } from '#domain/assets/analytics.ts';
import { SECURITY_FACTS } from '#domain/assets/security-facts.ts';
import type { SecurityFact } from '#domain/assets/security-facts.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { bandOf, toneText } from '../../kit/tone.ts';
import { hrefOfAssets, type InventoryFilter } from '../inventory-search.ts';
import { useChoiceLabel } from '../vocabulary/use-vocabulary.ts';
import { useCoverageLabels } from './use-coverage-labels.ts';

interface CoverageTableProps {
  groups: readonly AssetGroup[];
}

/** Coverage department by department; each share opens what is missing there, or else what is not known. */
export function CoverageTable({ groups }: CoverageTableProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const labelOf = useChoiceLabel();
  return (
    <Card title={t('analytics.departments')} flush>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('analytics.departments')}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: 'size.plain',
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
              {SECURITY_FACTS.map((fact) => (
                <th key={fact} scope="col">
                  {t(`coverage.${fact}`)}
                </th>
              ))}
              <th scope="col">{t('field.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, assets, cost, slices: counted }) => (
              <tr key={name}>
                <th scope="row">{name === null ? t('analytics.noDepartment') : labelOf('department', name)}</th>
                <td>
                  <Link component={AppLink} href={hrefOfAssets({ department: name ?? 'none' })}>
                    {number(assets)}
                  </Link>
                </td>
                {SECURITY_FACTS.map((fact) => (
                  <td key={fact}>
                    <Share fact={fact} coverage={coverageOf(counted, fact)} department={name ?? 'none'} />
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

interface ShareProps {
  fact: SecurityFact;
  coverage: Coverage;
  department: NonNullable<InventoryFilter['department']>;
}

function Share({ fact, coverage, department }: ShareProps) {
  const labels = useCoverageLabels();
  if (coverage.inUse === 0) return '—';
  const { percent } = coverage;
  return (
    <>
      <Link
        component={AppLink}
        href={labels.href(fact, coverage, { department })}
        sx={(theme) => (percent === null ? { color: 'text.secondary' } : { color: toneText(theme, bandOf(percent)) })}
      >
        {labels.value(coverage)}
      </Link>
      {percent !== null && coverage.unknown > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'size.small' }}>
          {labels.unknown(coverage)}
        </Box>
      )}
    </>
  );
}
