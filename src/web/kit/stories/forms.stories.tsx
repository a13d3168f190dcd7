import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { AnswerField } from '../forms/answer-field.tsx';
import { ComboField } from '../forms/combo-field.tsx';
import { DateField } from '../forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../forms/field-grid.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { NumberField } from '../forms/number-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SwitchField } from '../forms/switch-field.tsx';
import { TagsField } from '../forms/tags-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { TimeField } from '../forms/time-field.tsx';
import { useZodForm } from '../forms/use-zod-form.ts';
import { Wizard } from '../dialogs/wizard.tsx';
import type { Stories } from './story.ts';

const Everything = z.object({
  title: z.string().min(1, issue('title_required')),
  note: z.string(),
  tier: z.string().min(1, 'Choose one'),
  ownerId: z.string().min(1, issue('person_missing')),
  dueOn: z.string().nullable(),
  at: z.string(),
  months: z.number().nullable(),
  tags: z.array(z.string()),
  isOn: z.boolean(),
  isKnown: z.boolean().nullable(),
});

const OPTIONS = ['Low', 'Medium', 'High'].map((value) => ({ value, label: value }));
const EMPTY: z.infer<typeof Everything> = {
  title: '',
  note: '',
  tier: '',
  ownerId: '',
  dueOn: null,
  at: '',
  months: null,
  tags: [],
  isOn: false,
  isKnown: null,
};
const FULL = { ...EMPTY, title: 'Access control', tier: 'High', ownerId: 'Low', at: '09:30', months: 12, isOn: true };

function Fields({ isDisabled = false }: { isDisabled?: boolean }) {
  const common = { isDisabled };
  return (
    <FieldGrid>
      <TextField name="title" label="Title" isRequired {...common} />
      <SelectField name="tier" label="Tier" options={OPTIONS} emptyLabel="None" {...common} />
      <ComboField name="ownerId" label="Owner" options={OPTIONS} placeholder="Nobody" {...common} />
      <DateField name="dueOn" label="Due" help="Leave empty where there is no end" {...common} />
      <TimeField name="at" label="At" {...common} />
      <NumberField name="months" label="Cycle" unit="months" {...common} />
      <TagsField name="tags" label="Tags" {...common} />
      <AnswerField name="isKnown" label="Encrypted" yes="Yes" no="No" notKnown="Not known" {...common} />
      <SwitchField name="isOn" label="In force" {...common} />
      <FieldRow>
        <TextField name="note" label="Note" rows={3} {...common} />
      </FieldRow>
    </FieldGrid>
  );
}

function Page({ first, children }: { first: z.infer<typeof Everything>; children: (send: () => void) => ReactNode }) {
  const form = useZodForm(Everything, first);
  return <FormProvider {...form}>{children(() => void form.handleSubmit(() => undefined)())}</FormProvider>;
}

function Asking({ error }: { error?: unknown }) {
  const form = useZodForm(Everything, EMPTY);
  return (
    <FormDialog
      title="Add a vendor"
      text="What is known of it today."
      submitLabel="Add"
      form={form}
      error={error}
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      <Fields />
    </FormDialog>
  );
}

function Steps() {
  const [active, setActive] = useState(0);
  return (
    <Wizard
      isOpen
      title="Import"
      active={active}
      onBack={() => setActive(active - 1)}
      onNext={() => setActive(Math.min(1, active + 1))}
      onCancel={() => undefined}
      finishLabel="Import"
      steps={[
        { id: 'file', label: 'File', heading: 'Choose a file', content: <p>A spreadsheet.</p> },
        { id: 'check', label: 'Check', heading: 'Check the rows', content: <p>Ten rows.</p> },
      ]}
    />
  );
}

export const stories: Stories = {
  'Fields, filled in': () => <Page first={FULL}>{() => <Fields />}</Page>,
  'Fields, switched off': () => <Page first={FULL}>{() => <Fields isDisabled />}</Page>,
  'Fields, refused': () => (
    <Page first={EMPTY}>
      {(send) => (
        <>
          <Fields />
          <Button ref={(button) => void (button && setTimeout(send))}>Send</Button>
        </>
      )}
    </Page>
  ),
  'Dialog with a form': () => <Asking />,
  'Dialog, refused': () => <Asking error={new Error('The server is away')} />,
  'Dialog that asks': () => (
    <ConfirmDialog
      isOpen
      isDangerous
      title="Delete 3 assets?"
      confirmLabel="Delete"
      typed="3"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      They can be had back for thirty days.
    </ConfirmDialog>
  ),
  Wizard: () => <Steps />,
};
