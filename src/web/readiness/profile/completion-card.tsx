import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Completion } from '#domain/readiness/profile/completion.ts';
import { PROFILE_BANDS } from '#domain/readiness/setup/values.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { HiddenText } from '../../kit/hidden-text.tsx';

type Item = Completion['items'][number]['item'];

const PROFILE = addressOf('readinessAi', { tab: 'quick-start', step: 'profile' });
const REQUIREMENTS = addressOf('readinessAi', { tab: 'quick-start', step: 'requirements' });

/** Where each thing is filled in. */
const HREFS: Record<Item, string> = {
  name: PAGES.settings,
  logo: PAGES.settings,
  industry: PROFILE,
  size: PROFILE,
  country: PROFILE,
  situations: PROFILE,
  frameworks: REQUIREMENTS,
  goals: REQUIREMENTS,
  timeline: REQUIREMENTS,
  weeklyHours: REQUIREMENTS,
  people: PAGES.usersAndRoles,
  documents: PAGES.documents,
  assets: PAGES.assets,
};

/** How complete the profile is; what is missing leads to where it is filled in. */
export function CompletionCard({ completion: { percent, items } }: { completion: Completion }) {
  const { t } = useTranslation('profile-insights');
  const format = useFormat();
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Card title={t('completion.title')} subtitle={t('completion.subtitle', { done, count: items.length })}>
      <Typography variant="figure" component="p" sx={{ m: 0, mb: 1 }}>
        {format.percent(percent)}
      </Typography>
      <BandBar percent={percent} label={t('completion.title')} bands={PROFILE_BANDS} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {items.map(({ item, isDone }) => (
          <Box component="li" key={item} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box
              component={isDone ? Check : Circle}
              size={16}
              aria-hidden
              sx={{ flex: 'none', color: isDone ? 'success.main' : 'text.secondary' }}
            />
            {isDone ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t(`item.${item}`)}
                <HiddenText> {t('completion.done')}</HiddenText>
              </Box>
            ) : (
              <Link component={AppLink} href={HREFS[item]}>
                {t(`missing.${item}`)}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
