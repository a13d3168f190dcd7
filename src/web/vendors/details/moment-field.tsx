import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { momentOf, wallClock } from '#domain/vendors/agreements/periods.ts';
import { Field, type FieldProps } from '../../kit/forms/field.tsx';
import { useTimeZone } from '../../kit/time-zone.ts';

/** A moment, kept as 2026-03-10T09:00:00.000Z and written in the timezone in which dates are shown; undefined while empty. */
export function MomentField(props: FieldProps) {
  const { t } = useTranslation('vendors');
  const zone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Field {...props} help={t('record.zone', { zone: zone.replaceAll('_', ' ') })}>
      {({ id, describedBy, value, onChange, onBlur, ref }) => (
        <OutlinedInput
          id={id}
          type="datetime-local"
          value={typeof value === 'string' && value ? shownIn(value, zone) : ''}
          onChange={({ target }) => onChange(target.value ? isoIn(target.value, zone) : undefined)}
          onBlur={onBlur}
          inputRef={ref}
          slotProps={{ input: { 'aria-describedby': describedBy, max: '9999-12-31T23:59' } }}
        />
      )}
    </Field>
  );
}

function shownIn(moment: string, zone: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : new Date(wallClock(at, zone)).toISOString().slice(0, 16);
}

function isoIn(clock: string, zone: string): string {
  const at = Date.parse(`${clock}Z`);
  return Number.isNaN(at) ? clock : new Date(momentOf(at, zone)).toISOString();
}
