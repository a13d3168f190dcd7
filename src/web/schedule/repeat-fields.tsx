import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#domain/schedule/days.ts';
import { FREQUENCIES, WEEKDAYS } from '#domain/schedule/recurrence.ts';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldRow } from '../kit/forms/field-grid.tsx';
import { NumberField } from '../kit/forms/number-field.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { useCalendarLabels } from './calendar-labels.ts';
import type { EventValues } from './event-values.ts';
import { useRuleLabels } from './rule-labels.ts';

/** How an event comes again, and until when. */
export function RepeatFields() {
  const { t } = useTranslation('schedule');
  const rule = useRuleLabels();
  const [repeats, ends, startsOn] = useWatch<EventValues, ['repeats', 'ends', 'startsOn']>({
    name: ['repeats', 'ends', 'startsOn'],
  });
  return (
    <>
      <SelectField
        name="repeats"
        label={t('field.repeats')}
        options={['never' as const, ...FREQUENCIES].map((value) => ({ value, label: t(`repeats.${value}`) }))}
      />
      {repeats !== 'never' && (
        <>
          <NumberField
            name="interval"
            label={t('field.interval')}
            min={1}
            max={99}
            step={1}
            unit={t(`unit.${repeats}`)}
          />
          {repeats === 'weekly' && <Weekdays startsOn={startsOn} />}
          {repeats === 'monthly' && (
            <SelectField
              name="monthlyBy"
              label={t('field.monthlyBy')}
              options={[
                { value: 'day', label: t('monthlyBy.day') },
                { value: 'weekday', label: startsOn ? rule.nth(startsOn) : t('monthlyBy.weekday') },
              ]}
            />
          )}
          <SelectField
            name="ends"
            label={t('field.ends')}
            options={(['never', 'count', 'until'] as const).map((value) => ({ value, label: t(`ends.${value}`) }))}
          />
          {ends === 'count' && <NumberField name="count" label={t('field.count')} min={1} max={999} step={1} />}
          {ends === 'until' && <DateField name="until" label={t('field.until')} {...(startsOn && { min: startsOn })} />}
        </>
      )}
    </>
  );
}

function Weekdays({ startsOn }: { startsOn: string | undefined }) {
  const { t } = useTranslation('schedule');
  const labels = useCalendarLabels();
  const { field } = useController<EventValues, 'weekdays'>({ name: 'weekdays' });
  const first = startsOn && WEEKDAYS[weekdayOf(startsOn)];
  const chosen = field.value.length === 0 && first ? [first] : field.value;
  return (
    <FieldRow>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }} id="weekdays-label">
        {t('field.weekdays')}
      </Box>
      <ToggleButtonGroup
        size="small"
        aria-labelledby="weekdays-label"
        value={chosen}
        onChange={(_, next: EventValues['weekdays']) => next.length > 0 && field.onChange(next)}
        sx={{ flexWrap: 'wrap', mb: 1.5 }}
      >
        {WEEKDAYS.map((weekday, place) => (
          <ToggleButton key={weekday} value={weekday} aria-label={labels.weekdayNames[place]}>
            {labels.weekdays[place]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldRow>
  );
}
