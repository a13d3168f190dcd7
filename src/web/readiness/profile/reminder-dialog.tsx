import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { dayAfter } from '#domain/assets/days.ts';
import type { SmartReminder } from '#domain/readiness/profile/reminders.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { useOwners } from '../../controls/use-owners.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { useSession } from '../../people/session.ts';
import type { ReminderCreator } from './reminder-creator.ts';
import { hrefOfReminder, useReminderLabels } from './reminder-labels.ts';

const FormValues = z.object({
  about: z.string(),
  title: z.string().trim().min(1, issue('task_missing')).max(200, limit('most_characters')),
  note: z.string().trim().max(4000, limit('most_characters')),
  dueOn: z.iso.date(issue('date')),
  ownerId: z.uuid(issue('person_missing')),
});
type FormValues = z.infer<typeof FormValues>;

/** A week: what has no day of its own is not forgotten until then. */
const LATER = 7;

interface ReminderDialogProps {
  /** What one may be reminded of, the most urgent first. */
  reminders: readonly SmartReminder[];
  about: SmartReminder | undefined;
  creator: ReminderCreator;
  onClose: () => void;
}

/** Generate AI Reminder: words and day follow from what is counted; everything can be changed before it is made. */
export function ReminderDialog({ reminders, about, creator, onClose }: ReminderDialogProps) {
  const { t } = useTranslation(['profile-insights', 'kit']);
  const { user } = useSession();
  const { titleOf, whyOf } = useReminderLabels(reminders);
  const owners = useOwners(null);
  const formValuesOf = (reminder: SmartReminder | undefined): Omit<FormValues, 'about' | 'ownerId'> => {
    const today = todayIs();
    if (!reminder) return { title: '', note: '', dueOn: dayAfter(today, LATER) };
    const { dueOn } = reminder;
    const day = dueOn === null ? dayAfter(today, LATER) : dueOn < today ? today : dueOn;
    return { title: titleOf(reminder).slice(0, 200), note: whyOf(reminder), dueOn: day };
  };
  const form = useZodForm(FormValues, { about: about?.id ?? '', ownerId: user.id, ...formValuesOf(about) });
  const chosen = useWatch({ control: form.control, name: 'about' });
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const values = formValuesOf(reminders.find(({ id }) => id === chosen));
    form.setValue('title', values.title);
    form.setValue('note', values.note);
    form.setValue('dueOn', values.dueOn);
  });
  const save = ({ about: id, ...words }: FormValues) => {
    const reminder = reminders.find((each) => each.id === id);
    const source = reminder ? { key: `reminder/${reminder.id}`, href: hrefOfReminder(reminder) } : null;
    creator.make({ ...words, source }, onClose);
  };
  return (
    <FormDialog
      title={t('dialog.title')}
      text={t('dialog.text')}
      submitLabel={t('dialog.make')}
      form={form}
      onSubmit={save}
      reason={creator.mayMake ? null : t('kit:reason.permission')}
      isBusy={creator.isPending}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <SelectField
            name="about"
            label={t('dialog.about')}
            emptyLabel={t('dialog.own')}
            options={reminders.map((reminder) => ({ value: reminder.id, label: titleOf(reminder) }))}
          />
        </FieldRow>
        <FieldRow>
          <TextField name="title" label={t('dialog.what')} isRequired />
        </FieldRow>
        <ComboField
          name="ownerId"
          label={t('dialog.whom')}
          isRequired
          options={owners.options}
          isLoading={owners.isLoading}
        />
        <DateField name="dueOn" label={t('dialog.due')} isRequired />
        <FieldRow>
          <TextField name="note" label={t('dialog.note')} rows={3} />
        </FieldRow>
      </FieldGrid>
    </FormDialog>
  );
}
