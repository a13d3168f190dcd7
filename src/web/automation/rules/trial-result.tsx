import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Trial } from '#domain/automation/rule.ts';
import { useFormat } from '../../kit/format.ts';
import { EffectLines } from './effect-lines.tsx';

/** What a rule would do, thing by thing; nothing of it was done. */
export function TrialResult({ trial, isPast }: { trial: Trial; isPast: boolean }) {
  const { t } = useTranslation('automation');
  const { dateTime, date } = useFormat();
  const { looked, found, runs, from } = trial;
  const looks = isPast ? t('trial.looked', { count: looked, day: date(from) }) : t('trial.now');
  return (
    <Box
      component="section"
      aria-label={t('trial.title')}
      sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: '8px', p: 1.5, display: 'grid', gap: 1 }}
    >
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {found === 0 ? t('trial.nothing') : t('trial.found', { count: found })} {t('trial.nothingDone')}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {looks}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 340, overflow: 'auto' }} tabIndex={0}>
        {runs.map(({ at, cause, effects, reason }, place) => (
          <Box
            component="li"
            // oxlint-disable-next-line react/no-array-index-key -- the same thing may stand here several times
            key={place}
            sx={{ py: 1, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {cause.kind === 'schedule' ? t('log.time') : cause.title}
            </Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {cause.kind === 'due' ? date(cause.day) : dateTime(at)}
              {cause.actorName && ` · ${cause.actorName}`}
            </Typography>
            {effects.length > 0 ? (
              <EffectLines effects={effects} />
            ) : (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {reason && t(`reason.${reason}`)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {found > runs.length && (
        <Typography variant="caption">{t('trial.more', { count: found - runs.length })}</Typography>
      )}
    </Box>
  );
}
