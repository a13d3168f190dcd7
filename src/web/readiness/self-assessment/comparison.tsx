import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SelfAssessmentSummary } from '#contract/readiness/self-assessment.ts';
import type { SelfCounts } from '#domain/readiness/self-assessment.ts';
import { useTitles } from '../../frameworks/framework.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { toneText } from '../../kit/tone.ts';

interface ComparisonProps {
  baseline: SelfAssessmentSummary;
  beside: SelfAssessmentSummary;
}

/** Two baselines by domain, the older one first. */
export function Comparison({ baseline, beside }: ComparisonProps) {
  const { t } = useTranslation('self-assessment');
  const titles = useTitles();
  const [older, newer] = [baseline, beside].toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)) as [
    SelfAssessmentSummary,
    SelfAssessmentSummary,
  ];
  const before = new Map(older.domains.map((each) => [each.domain, each]));
  return (
    <Card title={t('compare.title', { older: older.number, newer: newer.number })} flush>
      <Box sx={{ overflowX: 'auto', px: 2.5, pb: 1.5 }} tabIndex={0} role="group" aria-label={t('compare.table')}>
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: 'size.plain',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': {
              py: 0.75,
              pl: 1.5,
              textAlign: 'right',
              whiteSpace: 'nowrap',
              borderTop: '1px solid',
              borderColor: 'divider',
            },
            '& th:first-of-type': { textAlign: 'left', fontWeight: 400, pl: 0, whiteSpace: 'normal' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('compare.domain')}</th>
              <th scope="col">{t('compare.number', { number: older.number })}</th>
              <th scope="col">{t('compare.number', { number: newer.number })}</th>
              <th scope="col">{t('compare.change')}</th>
            </tr>
          </thead>
          <tbody>
            {newer.domains.map((each) => (
              <Row
                key={each.domain}
                name={titles.domain(each.domain)}
                from={before.get(each.domain)?.percent}
                to={each.percent}
              />
            ))}
            <Row name={t('compare.all')} from={older.total.percent} to={newer.total.percent} />
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}

interface RowProps {
  name: string;
  from: SelfCounts['percent'] | undefined;
  to: SelfCounts['percent'];
}

function Row({ name, from, to }: RowProps) {
  const { t } = useTranslation('self-assessment');
  const format = useFormat();
  const say = (percent: number | null | undefined) =>
    percent === null || percent === undefined ? '–' : format.percent(percent);
  const change = typeof from === 'number' && to !== null ? to - from : null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{say(from)}</td>
      <td>{say(to)}</td>
      <Box
        component="td"
        sx={(theme) => ({
          color: toneText(theme, change === null || change === 0 ? 'neutral' : change > 0 ? 'success' : 'error'),
        })}
      >
        {change === null
          ? '–'
          : t('compare.points', {
              count: Math.abs(change),
              points: format.number(change, { signDisplay: 'exceptZero' }),
            })}
      </Box>
    </tr>
  );
}
