import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Lightbulb, type LucideIcon, ShieldCheck, TrendingUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { ProfileInsight } from '#domain/readiness/profile/profile-insights.ts';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { type Tone, toneText } from '../../kit/tone.ts';

const LOOKS: Record<ProfileInsight['type'], { icon: LucideIcon; tone: Tone }> = {
  concern: { icon: TriangleAlert, tone: 'error' },
  opportunity: { icon: Lightbulb, tone: 'info' },
  trend: { icon: TrendingUp, tone: 'neutral' },
  strength: { icon: ShieldCheck, tone: 'success' },
};
const IMPACTS: Record<ProfileInsight['impact'], Tone> = { high: 'error', medium: 'warning', low: 'neutral' };

const QUICK_START = addressOf('readinessAi', { tab: 'quick-start' });
const HREFS: Record<ProfileInsight['code'], string> = {
  'duty-not-in-use': PAGES.frameworks,
  'wanted-not-in-use': PAGES.frameworks,
  'behind-timeline': addressOf('readinessAi', { tab: 'status-prediction' }),
  'within-timeline': addressOf('readinessAi', { tab: 'status-prediction' }),
  'hours-short': QUICK_START,
  'hours-enough': QUICK_START,
  'one-administrator': PAGES.usersAndRoles,
  alone: PAGES.usersAndRoles,
  'profile-incomplete': `${QUICK_START}&step=profile`,
  served: PAGES.frameworks,
  held: PAGES.frameworks,
};

/** What the profile means together with what is counted. */
export function ProfileInsightList({ insights }: { insights: readonly ProfileInsight[] }) {
  const { t } = useTranslation(['profile-insights', 'insights']);
  const format = useFormat();
  const nameOf = useFrameworkNames('profileName');
  return (
    <Card title={t('insights.title')} subtitle={t('insights.subtitle')}>
      {insights.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('insights.none')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {insights.map(({ code, type, impact, count, total, names, day, until }) => {
          const { icon: Icon, tone } = LOOKS[type];
          const values = {
            count,
            total: total ?? 0,
            names: format.list(names.map(nameOf)),
            day: day ? format.date(day) : '–',
            until: until ? format.date(until) : '–',
          };
          return (
            <Box
              component="li"
              key={code}
              sx={{
                display: 'grid',
                gridTemplateColumns: '24px minmax(0, 1fr)',
                columnGap: 1.5,
                py: 1.5,
                '& + &': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box
                component={Icon}
                size={20}
                aria-hidden
                sx={(theme) => ({ mt: 0.25, color: toneText(theme, tone) })}
              />
              <div>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Box sx={{ flex: 1, minWidth: 200, fontWeight: 600, textWrap: 'pretty' }}>
                    <Link component={AppLink} href={HREFS[code]}>
                      {t(`said.${code}`, values)}
                    </Link>
                  </Box>
                  <Box sx={{ display: 'flex', gap: 0.75 }}>
                    <ToneChip tone="neutral" label={t(`insights:type.${type}`)} />
                    <ToneChip tone={IMPACTS[impact]} label={t(`insights:impact.${impact}`)} />
                  </Box>
                </Box>
                <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>
                  {t(`means.${code}`, values)}
                </Box>
              </div>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
