import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldsOf, happeningNamed } from '#domain/automation/happenings.ts';
import { OPERATORS, TRIGGER_KINDS } from '#domain/automation/values.ts';
import { CALENDAR_KINDS } from '#domain/schedule/values.ts';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import type { RuleValues } from './rule-values.ts';
import { hourLabel, useWeekdays } from './rule-labels.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }));

/** When: something happens, something comes due, or a time comes. */
export function WhenFields() {
  const { t } = useTranslation('automation');
  const kind = useWatch<RuleValues, 'kind'>({ name: 'kind' });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectField
        name="kind"
        label={t('form.kind')}
        options={TRIGGER_KINDS.map((value) => ({ value, label: t(`trigger.${value}`) }))}
      />
      {kind === 'event' && <EventFields />}
      {kind === 'due' && <DueFields />}
      {kind === 'schedule' && <ScheduleFields />}
    </Box>
  );
}

function EventFields() {
  const { t } = useTranslation('automation');
  const subject = useWatch<RuleValues, 'subject'>({ name: 'subject' });
  const labels = useEntryLabels(subject);
  const conditions = useFieldArray<RuleValues, 'conditions'>({ name: 'conditions' });
  const happening = happeningNamed(subject);
  const fields = happening ? fieldsOf(happening).map((field) => ({ ...field, label: labels.field(field.name) })) : [];
  return (
    <>
      <FieldGrid>
        <SelectField
          name="subject"
          label={t('form.subject')}
          options={labels.subjects().map(({ card, label }) => ({ value: card.name, label }))}
        />
        <SelectField
          name="action"
          label={t('form.action')}
          emptyLabel={t('form.anything')}
          options={(happening?.events ?? []).map((value) => ({ value, label: labels.action(value) }))}
        />
      </FieldGrid>
      {conditions.fields.map((condition, place) => (
        <ConditionFields key={condition.id} place={place} fields={fields} onRemove={() => conditions.remove(place)} />
      ))}
      {fields.length > 0 && conditions.fields.length < 5 && (
        <div>
          <Button
            variant="text"
            size="small"
            startIcon={<Plus size={14} />}
            onClick={() => conditions.append({ field: fields[0]?.name ?? '', operator: 'is', value: '' })}
          >
            {t('form.addCondition')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ConditionFieldsProps {
  place: number;
  fields: readonly { name: string; label: string; values?: readonly string[] }[];
  onRemove: () => void;
}

function ConditionFields({ place, fields, onRemove }: ConditionFieldsProps) {
  const { t } = useTranslation('automation');
  const { setValue } = useFormContext<RuleValues>();
  const at = `conditions.${place}` as const;
  const { field, value } = useWatch<RuleValues, typeof at>({ name: at }) ?? { field: '', value: '' };
  const values = fields.find(({ name }) => name === field)?.values;
  // Another field has other values.
  if (values && value !== '' && !values.includes(value)) setValue(`${at}.value`, '');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'repeat(3, minmax(0, 1fr)) 40px' },
        alignItems: 'start',
        '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SelectField
        name={`${at}.field`}
        label={t('form.field')}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
      />
      <SelectField
        name={`${at}.operator`}
        label={t('form.operator')}
        options={OPERATORS.map((operator) => ({ value: operator, label: t(`operator.${operator}`) }))}
      />
      {values ? (
        <SelectField
          name={`${at}.value`}
          label={t('form.value')}
          options={values.map((each) => ({ value: each, label: t(`value.${each}`, { defaultValue: each }) }))}
        />
      ) : (
        <TextField name={`${at}.value`} label={t('form.value')} />
      )}
      <IconButton aria-label={t('form.removeCondition', { number: place + 1 })} onClick={onRemove} sx={{ mt: 3 }}>
        <Trash2 size={16} />
      </IconButton>
    </Box>
  );
}

function DueFields() {
  const { t } = useTranslation('automation');
  return (
    <>
      <SelectField
        name="of"
        label={t('form.of')}
        options={CALENDAR_KINDS.map((value) => ({ value, label: t(`due.${value}`) }))}
      />
      <FieldGrid>
        <NumberField name="dueDays" label={t('form.days')} min={0} max={365} step={1} />
        <SelectField
          name="side"
          label={t('form.side')}
          options={(['before', 'after'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
        />
      </FieldGrid>
    </>
  );
}

function ScheduleFields() {
  const { t } = useTranslation('automation');
  const weekdays = useWeekdays();
  const every = useWatch<RuleValues, 'every'>({ name: 'every' });
  return (
    <FieldGrid>
      <SelectField
        name="every"
        label={t('form.every')}
        options={(['day', 'week', 'month'] as const).map((value) => ({ value, label: t(`every.${value}`) }))}
      />
      <SelectField name="hour" label={t('form.hour')} options={HOURS} help={t('form.hourHelp')} />
      {every === 'week' && (
        <SelectField
          name="weekday"
          label={t('form.weekday')}
          options={weekdays.map((label, value) => ({ value: String(value), label }))}
        />
      )}
      {every === 'month' && <NumberField name="day" label={t('form.day')} min={1} max={28} step={1} />}
    </FieldGrid>
  );
}
