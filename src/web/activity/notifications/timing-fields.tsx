import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuietHours, type Rhythm, RHYTHMS } from '#domain/activity/notification-settings.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourLabel = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** A Monday; the names of the days follow from it. */
const MONDAY = Date.UTC(2026, 0, 5);

interface TimingProps {
  rhythm: Rhythm;
  quiet: QuietHours;
  isOff: boolean;
  onRhythm: (rhythm: Rhythm) => void;
  onQuiet: (quiet: QuietHours) => void;
}

/** When mails leave, and when none do. */
export function TimingFields({ rhythm, quiet, isOff, onRhythm, onQuiet }: TimingProps) {
  const { t, i18n } = useTranslation('notifications');
  const days = Array.from({ length: 7 }, (_, day) => ({
    value: day,
    label: new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(
      MONDAY + day * 86_400_000,
    ),
  }));
  const hours = HOURS.map((hour) => ({ value: hour, label: hourLabel(hour) }));
  const isGathered = rhythm.every !== 'immediately';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Choice
          label={t('rhythm.label')}
          value={rhythm.every}
          options={RHYTHMS.map((every) => ({ value: every, label: t(`rhythm.${every}`) }))}
          isOff={isOff}
          onChange={(every) => onRhythm({ ...rhythm, every })}
        />
        {rhythm.every === 'weekly' && (
          <Choice
            label={t('rhythm.weekday')}
            value={rhythm.weekday}
            options={days}
            isOff={isOff}
            onChange={(weekday) => onRhythm({ ...rhythm, weekday })}
          />
        )}
        {isGathered && (
          <Choice
            label={t('rhythm.hour')}
            value={rhythm.hour}
            options={hours}
            isOff={isOff}
            onChange={(hour) => onRhythm({ ...rhythm, hour })}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <FormControlLabel
          label={t('quiet.label')}
          disabled={isOff}
          control={
            <Switch
              checked={quiet.isOn}
              onChange={(_, isOn) => onQuiet({ ...quiet, isOn })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
        {quiet.isOn && (
          <>
            <Choice
              label={t('quiet.from')}
              value={quiet.from}
              options={hours}
              isOff={isOff}
              onChange={(from) => onQuiet({ ...quiet, from })}
            />
            <Choice
              label={t('quiet.until')}
              value={quiet.until}
              options={hours}
              isOff={isOff}
              onChange={(until) => onQuiet({ ...quiet, until })}
            />
          </>
        )}
      </Box>
    </Box>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  isOff: boolean;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, options, isOff, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl disabled={isOff} sx={{ minWidth: 150 }}>
      <FormLabel id={`${id}-label`} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320 } } } }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
