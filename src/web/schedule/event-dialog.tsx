import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Event, NewEvent, Scope } from '#domain/schedule/event.ts';
import { EVENT_KINDS } from '#domain/schedule/values.ts';
import { useOwners } from '../controls/use-owners.ts';
import { orpc } from '../kit/requests/api.ts';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { NumberField } from '../kit/forms/number-field.tsx';
import { showRefusal } from '../kit/forms/refusal.ts';
import { SelectField } from '../kit/forms/select-field.tsx';
import { SwitchField } from '../kit/forms/switch-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { toast } from '../kit/toast.ts';
import { changeIn, EventFields, placeOf, scopesOf, valuesOf } from './event-values.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { useDocumentOptions, useRefreshSchedule } from './schedule-queries.ts';
import { ScopeDialog } from './scope-dialog.tsx';
import { TimeField } from '../kit/forms/time-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';

export interface EventDialogProps {
  /** What is changed; null for a new event. */
  event: Event | null;
  /** The day that was looked at. For a new event: where it is to stand. */
  day: string | undefined;
  /** The same as the event's rule gives it. */
  originalOn?: string;
  onClose: () => void;
}

const REMINDERS = ['0', '1', '3', '7', '14', '30'];

/** Puts an event into the calendar, or changes it. */
export function EventDialog({ event, day, originalOn, onClose }: EventDialogProps) {
  const { t } = useTranslation('schedule');
  const [first] = useState(() => valuesOf(event, day));
  const form = useZodForm(EventFields, first);
  const owners = useOwners(event);
  const documents = useDocumentOptions(event);
  const refresh = useRefreshSchedule();
  const add = useMutation(orpc.schedule.events.add.mutationOptions());
  const change = useMutation(orpc.schedule.events.change.mutationOptions());
  const [scopes, setScopes] = useState<readonly Scope[] | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const isWholeDay = useWatch({ control: form.control, name: 'isWholeDay' });

  const done = () => {
    refresh();
    toast('success', t(event ? 'event.changed' : 'event.added'));
    onClose();
  };
  const keep = (scope: Scope) => {
    if (!event) return;
    const scoped = event.repeats && originalOn ? { scope, originalOn } : {};
    return change.mutateAsync({
      id: event.id,
      version: event.version,
      ...changeIn(first, form.getValues()),
      ...scoped,
    });
  };
  const save = async (asked: NewEvent) => {
    if (event?.repeats) return setScopes(scopesOf(changeIn(first, form.getValues())));
    await (event ? keep('all') : add.mutateAsync(asked));
    done();
  };
  const keepFor = (scope: Scope) => {
    setScopes(null);
    setRefusal(null);
    keep(scope)?.then(done, (error: unknown) => setRefusal(showRefusal(form, error, placeOf) && error));
  };
  return (
    <FormDialog
      width="md"
      title={t(event ? 'event.edit' : 'event.add')}
      submitLabel={t(event ? 'event.save' : 'event.add')}
      form={form}
      onSubmit={save}
      error={refusal}
      placeOf={placeOf}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('field.title')} isRequired autoFocus={!event} />
        </FieldRow>
        <SelectField
          name="kind"
          label={t('field.kind')}
          options={EVENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        <DateField name="startsOn" label={t('field.startsOn')} isRequired />
        <SwitchField name="isWholeDay" label={t('field.isWholeDay')} />
        {isWholeDay ? (
          <NumberField name="days" label={t('field.days')} min={1} max={60} step={1} />
        ) : (
          <TimeField name="startTime" label={t('field.startTime')} isRequired />
        )}
        {!isWholeDay && <NumberField name="minutes" label={t('field.minutes')} min={5} max={1440} step={5} />}
        <RepeatFields />
        <ComboField
          name="ownerId"
          label={t('field.owner')}
          options={owners.options}
          isLoading={owners.isLoading}
          placeholder={t('field.nobody')}
        />
        <SelectField
          name="remindDays"
          label={t('field.remind')}
          emptyLabel={t('remind.never')}
          options={REMINDERS.map((days) => ({ value: days, label: t('remind.days', { count: Number(days) }) }))}
          help={t('remind.help')}
        />
        {documents.isShown && (
          <FieldRow>
            <ComboField
              name="documentId"
              label={t('field.document')}
              options={documents.options}
              isLoading={documents.isLoading}
              placeholder={t('field.noDocument')}
            />
          </FieldRow>
        )}
        <FieldRow>
          <TextField name="note" label={t('field.note')} rows={3} />
        </FieldRow>
      </FieldGrid>

      {scopes && (
        <ScopeDialog
          title={t('event.which')}
          confirmLabel={t('event.save')}
          scopes={scopes}
          onAnswer={(scope) => (scope ? keepFor(scope) : setScopes(null))}
        />
      )}
    </FormDialog>
  );
}
