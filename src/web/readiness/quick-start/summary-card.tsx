import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { hrefOfWorkspace } from '../../controls/workspace-search.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { type Tone, bandOf, toneText } from '../../kit/tone.ts';
import { PAGES } from '#domain/addresses.ts';
import { SCORE_BANDS } from '#domain/readiness/setup/values.ts';
import { useReadiness } from '../readiness-queries.ts';
import { hrefOfReadiness } from '../readiness-search.ts';

interface Row {
  id: 'ready' | 'evidenced' | 'contradicted' | 'gaps' | 'suggestions' | 'domains';
  value: string;
  tone: Tone;
  href: string;
}

/** Where one stands, in a few numbers; each opens to what it counts. */
export function SummaryCard() {
  const { t } = useTranslation('quick-start');
  const format = useFormat();
  const { data, error, refetch } = useReadiness();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={5} />;
  const { percent, evidencedPercent, contradicted, criticalGaps, suggestions, domainsReady, domains } = data;
  const share = (value: number | null): Pick<Row, 'value' | 'tone'> =>
    value === null
      ? { value: '–', tone: 'neutral' }
      : { value: format.percent(value), tone: bandOf(value, ...SCORE_BANDS) };
  const rows: Row[] = [
    { id: 'ready', ...share(percent), href: hrefOfWorkspace({ status: 'Implemented', applicable: 'yes' }) },
    { id: 'evidenced', ...share(evidencedPercent), href: hrefOfWorkspace({ evidence: 'with', applicable: 'yes' }) },
    ...(contradicted > 0
      ? [
          {
            id: 'contradicted' as const,
            value: format.number(contradicted),
            tone: 'error' as const,
            href: hrefOfWorkspace({ state: 'contradicted' }),
          },
        ]
      : []),
    {
      id: 'domains',
      value: `${format.number(domainsReady)}/${format.number(domains.length)}`,
      tone: 'neutral',
      href: hrefOfReadiness({ tab: 'overview' }),
    },
    {
      id: 'gaps',
      value: format.number(criticalGaps),
      tone: criticalGaps === 0 ? 'success' : 'error',
      href: hrefOfReadiness({ tab: 'gaps', priority: 'high' }),
    },
    { id: 'suggestions', value: format.number(suggestions), tone: 'neutral', href: PAGES.suggestions },
  ];
  return (
    <Card title={t('summary.title')} subtitle={t('summary.subtitle')}>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ id, value, tone, href }) => (
          <Box
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 2,
              py: 1,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box component="dt" sx={{ flex: 1 }}>
              <Link component={AppLink} href={href}>
                {t(`summary.${id}`)}
              </Link>
            </Box>
            <Box
              component="dd"
              sx={(theme) => ({
                m: 0,
                fontWeight: 700,
                fontSize: 'size.section',
                fontVariantNumeric: 'tabular-nums',
                color: tone === 'neutral' ? 'text.primary' : toneText(theme, tone),
              })}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
