import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, type LucideIcon, ShieldCheck, TrendingUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#domain/readiness/insights.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import type { FrameworkView } from '../../frameworks/framework.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { type Tone, toneText } from '../../kit/tone.ts';
import { hrefOfReadiness } from '../readiness-search.ts';

const LOOKS: Record<Insight['type'], { icon: LucideIcon; tone: Tone }> = {
  concern: { icon: TriangleAlert, tone: 'error' },
  opportunity: { icon: Lightbulb, tone: 'info' },
  trend: { icon: TrendingUp, tone: 'neutral' },
  strength: { icon: ShieldCheck, tone: 'success' },
};

const IMPACTS: Record<Insight['impact'], Tone> = { high: 'error', medium: 'warning', low: 'neutral' };

/** What the facts mean; every sentence opens to the requirements or domains it counts. */
export function InsightList({ framework }: { framework: FrameworkView }) {
  const { t } = useTranslation('insights');
  const { data, error, refetch } = useQuery(
    orpc.readiness.insights.list.queryOptions({ input: { framework: framework.id } }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />;
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {data.length === 0 && <EmptyState icon={Lightbulb} title={t('none')} text={t('noneText')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((insight) => (
          <InsightRow key={insight.code} insight={insight} framework={framework} />
        ))}
      </Box>
    </Card>
  );
}

function InsightRow({ insight, framework }: { insight: Insight; framework: FrameworkView }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const { code, type, impact, count, total, since, requirementIds, domains } = insight;
  const { icon: Icon, tone } = LOOKS[type];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: 1.5,
        py: 1.75,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box component={Icon} size={20} aria-hidden sx={(theme) => ({ mt: 0.25, color: toneText(theme, tone) })} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
          <Typography component="p" sx={{ flex: 1, minWidth: 200, fontWeight: 600, textWrap: 'pretty' }}>
            {t(`said.${code}`, { count, total, since: since === null ? '' : format.date(since) })}
          </Typography>
          <Box sx={{ display: 'flex', gap: 0.75 }}>
            <ToneChip tone="neutral" label={t(`type.${type}`)} />
            <ToneChip tone={IMPACTS[impact]} label={t(`impact.${impact}`)} />
          </Box>
        </Box>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>{t(`means.${code}`)}</Box>
        <Counted requirementIds={requirementIds} domains={domains} framework={framework} />
      </Box>
    </Box>
  );
}

interface CountedProps extends Pick<Insight, 'requirementIds' | 'domains'> {
  framework: FrameworkView;
}

function Counted({ requirementIds, domains, framework }: CountedProps) {
  const { t } = useTranslation('insights');
  if (requirementIds.length + domains.length === 0) return null;
  const titles = new Map(framework.requirements.map(({ id, title }) => [id, title]));
  const named = new Map(framework.domains.map(({ id, title }) => [id, title]));
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: 'size.plain', color: 'text.secondary' }}>
        {t('show', { count: requirementIds.length + domains.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, columns: { lg: 2 } }}>
        {requirementIds.map((id) => (
          <Box component="li" key={id} sx={{ breakInside: 'avoid' }}>
            <RequirementLink id={id} title={titles.get(id) ?? id} />
          </Box>
        ))}
        {domains.map((id) => (
          <Box component="li" key={id} sx={{ py: 0.5, fontSize: 'size.plain' }}>
            <Link component={AppLink} href={hrefOfReadiness({ domain: id })}>
              {named.get(id) ?? id}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
