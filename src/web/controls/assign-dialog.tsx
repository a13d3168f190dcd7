import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ControlChange } from '#domain/controls/control.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { type Owned, useOwners } from './use-owners.ts';

interface AssignDialogProps {
  /** One requirement's name, or how many there are. */
  title: string;
  /** What stands now; for several, nothing is known and each field is taken only when ticked. */
  now: (Owned & { dueOn: string | null }) | null;
  onAssign: (change: Pick<ControlChange, 'ownerId' | 'dueOn'>) => void;
  onClose: () => void;
}

interface Words {
  ownerId: string;
  dueOn: string | undefined;
}

/** Names an owner and a day, for one requirement or for several at once. */
export function AssignDialog({ title, now, onAssign, onClose }: AssignDialogProps) {
  const { t } = useTranslation('controls');
  const owners = useOwners(now);
  const form = useForm<Words>({ defaultValues: { ownerId: now?.ownerId ?? '', dueOn: now?.dueOn ?? undefined } });
  const [takes, setTakes] = useState({ owner: now !== null, due: now !== null });
  const assign = form.handleSubmit(({ ownerId, dueOn }) => {
    onAssign({
      ...(takes.owner && { ownerId: ownerId === '' ? null : ownerId }),
      ...(takes.due && { dueOn: dueOn ?? null }),
    });
    onClose();
  });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            onClick={() => void assign()}
            disabled={!takes.owner && !takes.due}
          >
            {t('assign.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void assign(event)} noValidate>
          {now === null && (
            <Take
              label={t('assign.takeOwner')}
              isOn={takes.owner}
              onChange={(owner) => setTakes({ ...takes, owner })}
            />
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
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
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
