import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#contract/schedule.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useCalendarLabels } from './calendar-labels.ts';
import { LOOKS } from './entry-looks.ts';
import { useRuleLabels } from './rule-labels.ts';

/** When it is, how often, whose, and that it took place. */
export function OccurrenceFacts({ day }: { day: Occurrence }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const labels = useCalendarLabels();
  const { rule } = useRuleLabels();
  const { event, on, time, minutes, days } = day;
  const { icon: Icon, tone } = LOOKS[event.kind];
  const length =
    time === null ? days > 1 && t('facts.days', { count: days }) : t('facts.minutes', { count: minutes ?? 0 });
  const lines = [
    [labels.day(on), time && labels.time(time), time && event.timezone, length].filter(Boolean).join(' · '),
    event.repeats && rule(event.repeats, event.startsOn),
    day.ownerName ? t('facts.owner', { name: day.ownerName }) : t('facts.nobody'),
    day.completedAt && t('facts.completed', { name: day.completedByName, at: format.dateTime(day.completedAt) }),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mb: 2 }}>
      <Box>
        <ToneChip tone={tone} icon={<Icon />} label={t(`kind.${event.kind}`)} />
      </Box>
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
      {day.note && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}>{day.note}</Box>
      )}
    </Box>
  );
}
