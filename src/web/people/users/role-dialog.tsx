import Button from '@mui/material/Button';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { choiceOf, keyOfRole, useRoleOptions } from '../roles/role-choice.ts';
import { type ShownUser, useAct } from './users-queries.ts';

/** Another role for a member. */
export function RoleDialog({ user, onClose }: { user: ShownUser; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { options, roles } = useRoleOptions();
  const form = useForm({ defaultValues: { role: keyOfRole(user) } });
  const act = useAct(
    (key: string) => client.people.users.change({ id: user.id, ...choiceOf(key, roles) }),
    () => t('done.role', { name: user.name }),
    onClose,
  );
  const isSame = useWatch({ control: form.control, name: 'role' }) === keyOfRole(user);
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('roleDialog.title', { name: user.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={act.isPending}
            reason={isSame ? t('roleDialog.same') : null}
            onClick={() => act.mutate(form.getValues('role'))}
          >
            {t('menu.role')}
          </ReasonButton>
        </>
      }
    >
      <FormProvider {...form}>
        <SelectField name="role" label={t('column.role')} options={options} help={t('roleDialog.help')} />
      </FormProvider>
    </Dialog>
  );
}
