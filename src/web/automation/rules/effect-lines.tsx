import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, CircleDashed, CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Effect } from '#domain/automation/rule.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { useRuleLabels } from './rule-labels.ts';

const ICONS = { done: CircleCheck, planned: CircleDashed, skipped: CircleMinus, failed: CircleAlert };
const COLOURS = { done: 'success.main', planned: 'primary.main', skipped: 'text.secondary', failed: 'error.main' };

/** What a rule did or would do, a line each, with why not where it did not. */
export function EffectLines({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation('automation');
  const { date } = useFormat();
  const { effect: say } = useRuleLabels();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {effects.map((effect, place) => {
        const Icon = ICONS[effect.state];
        const isDay = effect.kind === 'task' && effect.detail !== null && effect.state !== 'failed';
        const detail = isDay && effect.detail ? t('effect.until', { day: date(effect.detail) }) : null;
        const why = effect.reason && t(`reason.${effect.reason}`);
        const phrases = [say(effect), detail, why, effect.state === 'failed' ? effect.detail : null].filter(Boolean);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have no names, and stand in the rule's order
          <Box component="li" key={place} sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start' }}>
            <Box component="span" sx={{ color: COLOURS[effect.state], mt: '3px', flex: 'none', lineHeight: 0 }}>
              <Icon size={14} aria-label={t(`effect.state.${effect.state}`)} />
            </Box>
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {effect.href && effect.state === 'done' ? (
                <Link component={AppLink} href={effect.href}>
                  {phrases.join(' · ')}
                </Link>
              ) : (
                phrases.join(' · ')
              )}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
