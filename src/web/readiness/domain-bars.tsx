import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { DomainCoverage } from '#domain/readiness/readiness.ts';
import { hrefOfWorkspace } from '../controls/workspace-search.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { useTitles } from '../frameworks/framework.ts';
import { FRAMEWORK } from '../frameworks/framework-links.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { BandBar } from '../kit/band-bar.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { hrefOfReadiness } from './readiness-search.ts';

/** The domains as bars, small enough for a dashboard; each leads to what makes its number. */
export function DomainBars({ domains, isLinked }: { domains: readonly DomainCoverage[]; isLinked: boolean }) {
  const { t } = useTranslation('readiness');
  const titles = useTitles();
  const framework = useCurrentFramework();
  const hrefOf = (domain: string) =>
    framework === FRAMEWORK ? hrefOfReadiness({ domain }) : hrefOfWorkspace({ domain }, framework);
  const format = useFormat();
  return (
    <Card title={t('bars.title')} subtitle={t('bars.subtitle')}>
      <Box
        component="ul"
        id="coverage"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 4,
          rowGap: 1.75,
        }}
      >
        {domains.map(({ domain, implemented, total, percentage }) => (
          <li key={domain}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.75, fontSize: 'size.plain' }}>
              <Box
                component="span"
                sx={{
                  fontWeight: 600,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {isLinked ? (
                  <Link component={AppLink} href={hrefOf(domain)} sx={{ color: 'text.primary' }}>
                    {titles.domain(domain)}
                  </Link>
                ) : (
                  titles.domain(domain)
                )}
              </Box>
              <Box component="span" sx={{ flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {percentage === null ? '–' : `${format.number(implemented)}/${format.number(total)}`}
              </Box>
            </Box>
            <BandBar percent={percentage ?? 0} label={t('domain.bar', { domain: titles.domain(domain) })} />
          </li>
        ))}
      </Box>
    </Card>
  );
}
