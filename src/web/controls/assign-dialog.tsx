import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ControlChange } from '#domain/controls/control.ts';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { type Owned, useOwners } from './use-owners.ts';

interface AssignDialogProps {
  /** One requirement's name, or how many there are. */
  title: string;
  /** What stands now; for several, nothing is known and each field is taken only when ticked. */
  now: (Owned & { dueOn: string | null }) | null;
  onAssign: (change: Pick<ControlChange, 'ownerId' | 'dueOn'>) => void;
  onClose: () => void;
}

const Assignment = ControlChange.pick({ ownerId: true, dueOn: true });

/** Names an owner and a day, for one requirement or for several at once. */
export function AssignDialog({ title, now, onAssign, onClose }: AssignDialogProps) {
  const { t } = useTranslation('controls');
  const owners = useOwners(now);
  const form = useZodForm(Assignment, { ownerId: now?.ownerId, dueOn: now?.dueOn });
  const [takes, setTakes] = useState({ owner: now !== null, due: now !== null });
  const assign = ({ ownerId, dueOn }: z.infer<typeof Assignment>) => {
    onAssign({ ...(takes.owner && { ownerId }), ...(takes.due && { dueOn }) });
    onClose();
  };
  return (
    <FormDialog
      width="xs"
      title={title}
      submitLabel={t('assign.save')}
      form={form}
      onSubmit={assign}
      reason={takes.owner || takes.due ? null : t('assign.nothing')}
      onClose={onClose}
    >
      {now === null && (
        <Take label={t('assign.takeOwner')} isOn={takes.owner} onChange={(owner) => setTakes({ ...takes, owner })} />
      )}
      <ComboField
        name="ownerId"
        label={t('column.owner')}
        options={owners.options}
        isLoading={owners.isLoading}
        placeholder={t('owner.none')}
        isDisabled={!takes.owner}
      />
      {now === null && (
        <Take label={t('assign.takeDue')} isOn={takes.due} onChange={(due) => setTakes({ ...takes, due })} />
      )}
      <DateField name="dueOn" label={t('column.due')} isDisabled={!takes.due} />
    </FormDialog>
  );
}

function Take({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={isOn} onChange={(_, next) => onChange(next)} />}
      sx={{ ml: -0.75 }}
    />
  );
}
