import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { type ShownRole, useAct } from '../users/users-queries.ts';
import { useRoleOptions } from './role-choice.ts';

/** Takes a custom role away; whoever has it gets the one chosen here. */
export function RemoveRoleDialog({ role, onClose }: { role: ShownRole; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { options } = useRoleOptions();
  const others = options.filter(({ value }) => value !== role.id);
  const form = useForm({ defaultValues: { replacement: 'viewer' } });
  const act = useAct(
    (replacement: string) => client.people.roles.remove({ id: role.id, ...(role.people > 0 && { replacement }) }),
    () => t('roles.removed', { name: role.name }),
    onClose,
  );
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('roles.remove', { name: role.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            loading={act.isPending}
            onClick={() => act.mutate(form.getValues('replacement'))}
          >
            {t('roles.removeButton')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <div>{role.people > 0 ? t('roles.inUse', { count: role.people }) : t('roles.unused')}</div>
          {role.people > 0 && <SelectField name="replacement" label={t('roles.replacement')} options={others} />}
        </Box>
      </FormProvider>
    </Dialog>
  );
}
