import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupAnalysis } from '#domain/readiness/setup/analysis.ts';
import { SCORE_BANDS } from '#domain/readiness/setup/values.ts';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { useFormat } from '../../kit/format.ts';
import { Frameworks } from './frameworks.tsx';
import { QuickWinList } from './quick-win-list.tsx';
import { RecommendedPolicies } from './recommended-policies.tsx';
import { RiskAreas } from './risk-areas.tsx';
import { RoadmapView } from './roadmap-view.tsx';
import { Section } from './section.tsx';
import { useWithContradicted } from '../use-with-contradicted.ts';
import { type RoadmapWork, useRoadmapLabels } from './task-labels.ts';
import { Why } from './why.tsx';

interface AnalysisViewProps {
  analysis: SetupAnalysis;
  renderTasks: (work: readonly RoadmapWork[], label: string) => ReactNode;
  openKeys: ReadonlySet<string>;
}

/** AI Analysis & Recommendations: every part with where it comes from. */
export function AnalysisView({ analysis, renderTasks, openKeys }: AnalysisViewProps) {
  const { t } = useTranslation('setup');
  const chosen = analysis.priorityFrameworks.filter(({ isChosen }) => isChosen).map(({ framework }) => framework);
  const labels = useRoadmapLabels(chosen);
  const nameOf = useFrameworkNames();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        columnGap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Score analysis={analysis} names={chosen.map(nameOf)} />
        <Frameworks frameworks={analysis.priorityFrameworks} currency={analysis.currency} />
        <QuickWinList wins={analysis.quickWins} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <RiskAreas areas={analysis.riskAreas} domainOf={labels.domainOf} />
        <RecommendedPolicies documents={analysis.recommendedPolicies} present={analysis.presentDocuments} />
      </Box>
      <RoadmapView
        roadmap={analysis.implementationRoadmap}
        currency={analysis.currency}
        workOf={labels.workOf}
        renderTasks={renderTasks}
        openKeys={openKeys}
      />
      <Section title={t('benchmarks.title')} isWide>
        <Box sx={{ color: 'text.secondary', fontSize: 'size.body', textWrap: 'pretty', maxWidth: 720 }}>
          {t('benchmarks.none')}
        </Box>
      </Section>
    </Box>
  );
}

function Score({ analysis, names }: { analysis: SetupAnalysis; names: string[] }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const { percent, implemented, total, evidencedPercent, evidenced, contradicted } = analysis.readinessScore;
  return (
    <Section title={t('score.title')}>
      <Typography variant="figure" component="p" sx={{ m: 0, mb: 1 }}>
        {format.percent(percent)}
      </Typography>
      {names.length > 1 && (
        <Box component="p" sx={{ m: 0, mb: 1, fontSize: 'size.plain', color: 'text.secondary' }}>
          {t('score.of', { names: format.list(names) })}
        </Box>
      )}
      <BandBar percent={percent} label={t('score.title')} bands={SCORE_BANDS} />
      <Box sx={{ fontSize: 'size.body', mt: 1 }}>
        {withContradicted(t('score.evidenced', { percent: format.percent(evidencedPercent) }), contradicted)}
      </Box>
      <Why about={t('score.title')}>
        {t('score.why', {
          implemented: format.number(implemented),
          total: format.number(total),
          names: format.list(names),
          evidenced: format.number(evidenced),
        })}
      </Why>
    </Section>
  );
}
