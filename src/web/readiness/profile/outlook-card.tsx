import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Outlook } from '#domain/readiness/profile/outlook.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';

/** Predictive analytics: what the team's own pace promises, beside the timeline. */
export function OutlookCard({ outlook }: { outlook: Outlook }) {
  const { t } = useTranslation(['profile-insights', 'prediction']);
  const format = useFormat();
  const { pace, weeks, finished, leastWeeks, leastFinished, horizon, percent, predictedPercent, p50, p85, deadline } =
    outlook;
  const link = (
    <Link component={AppLink} href={addressOf('readinessAi', { tab: 'status-prediction' })}>
      {t('outlook.more')}
    </Link>
  );
  if (pace === null)
    return (
      <Card title={t('outlook.title')} action={link}>
        <EmptyState
          icon={Hourglass}
          title={t('prediction:notEnough')}
          text={t('prediction:notEnoughText', { count: finished, weeks, leastFinished, leastWeeks })}
        />
      </Card>
    );
  const rows: [string, string][] = [
    [t('outlook.pace'), t('outlook.paceText', { pace: format.number(pace) })],
    [t('outlook.now'), percent === null ? '–' : format.percent(percent)],
    [
      t('outlook.then', { date: format.date(horizon) }),
      predictedPercent === null ? '–' : format.percent(predictedPercent),
    ],
    [t('outlook.half'), p50 ? format.date(p50) : t('outlook.far')],
    [t('outlook.likely'), p85 ? format.date(p85) : t('outlook.far')],
    ...(deadline ? [[t('outlook.deadline'), format.date(deadline)] as [string, string]] : []),
  ];
  return (
    <Card title={t('outlook.title')} subtitle={t('outlook.subtitle', { count: weeks })} action={link}>
      {outlook.isInTime !== null && (
        <Box sx={{ mb: 1.5 }}>
          <Notice tone={outlook.isInTime ? 'success' : 'warning'}>
            {t(outlook.isInTime ? 'outlook.inTime' : 'outlook.late')}
          </Notice>
        </Box>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(([label, value]) => (
          <Box
            key={label}
            sx={{ display: 'flex', gap: 2, py: 0.75, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Box component="dt" sx={{ flex: 1, color: 'text.secondary', textWrap: 'pretty' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
