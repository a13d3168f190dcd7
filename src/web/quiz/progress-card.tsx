import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check, Flame } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '#domain/quiz/progress.ts';
import { daysInARow, lastWeek, percentOf, playerLevelOf } from '#domain/quiz/score.ts';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Ring } from './ring.tsx';

/** What was reached in this browser: level, points, days in a row, and the way to forget it. */
export function ProgressCard({
  progress,
  today,
  onForget,
}: {
  progress: Progress;
  today: string;
  onForget: () => void;
}) {
  const { t } = useTranslation('quiz');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { level, into, span, title } = playerLevelOf(progress.points);
  return (
    <Card title={t('progress.title')} subtitle={t('progress.text')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
        <Ring share={into / span} size={92} thickness={8} color={(theme) => theme.vars.palette.primary.main}>
          <Box aria-hidden>
            <Box sx={{ fontSize: 'size.page', fontWeight: 700, lineHeight: 1, fontFamily: 'h1.fontFamily' }}>
              {level}
            </Box>
            <Box sx={{ fontSize: 'size.fine', color: 'text.secondary' }}>{t('progress.level')}</Box>
          </Box>
        </Ring>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">
            <HiddenText>{t('progress.levelIs', { level })}</HiddenText> {t(`title.${title}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {t('progress.points', { count: progress.points })}
            <br />
            {t('progress.toNext', { count: span - into })}
          </Typography>
        </Box>
      </Box>
      <Week days={progress.days} today={today} />
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.75, m: 0, mt: 2, fontSize: 'size.body' }}
      >
        <Fact name={t('progress.bestRun')} value={format.number(progress.bestRun)} />
        <Fact
          name={t('progress.right')}
          value={progress.answered > 0 ? format.percent(percentOf(progress.right, progress.answered)) : '–'}
        />
      </Box>
      {progress.answered > 0 && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {isAsked ? (
            <>
              <Box sx={{ fontSize: 'size.plain' }}>{t('progress.forgetSure')}</Box>
              <Button size="small" color="error" onClick={() => (onForget(), setAsked(false))}>
                {t('progress.forgetYes')}
              </Button>
              <Button size="small" variant="text" onClick={() => setAsked(false)}>
                {t('kit:cancel')}
              </Button>
            </>
          ) : (
            <Button size="small" variant="text" onClick={() => setAsked(true)} sx={{ ml: -1 }}>
              {t('progress.forget')}
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Box>
    </>
  );
}

/** The last seven days, each with a mark if it was played on, and how many there were in a row. */
function Week({ days, today }: { days: readonly string[]; today: string }) {
  const { t, i18n } = useTranslation('quiz');
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'narrow', timeZone: 'UTC' });
  const count = daysInARow(days, today);
  return (
    <Box sx={{ mt: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 'size.plain', fontWeight: 600, mb: 1 }}>
        <Flame size={16} aria-hidden />
        {t('progress.days', { count })}
      </Box>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.75 }}>
        {lastWeek(days, today).map(({ day, isPlayed }) => (
          <Box
            key={day}
            sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, fontSize: 'size.fine', color: 'text.secondary' }}
          >
            <Box
              sx={{
                width: 26,
                height: 26,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                border: '2px solid',
                borderColor: isPlayed ? 'primary.main' : day === today ? 'primary.light' : 'divider',
                ...(isPlayed && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
              }}
            >
              {isPlayed && <Check size={14} />}
            </Box>
            {weekday.format(new Date(day))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
