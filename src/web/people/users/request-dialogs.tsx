import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Declination } from '#domain/people/user-request.ts';
import { client } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { choiceOf, useRoleOptions } from '../roles/role-choice.ts';
import { useAct } from './users-queries.ts';

interface RequestDialogProps {
  request: { id: string; name: string; email: string };
  onClose: () => void;
}

/** Lets somebody in who asked, as the role one chooses. */
export function ApproveDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['users', 'kit']);
  const { options, roles } = useRoleOptions();
  const form = useForm({ defaultValues: { role: 'user' } });
  const act = useAct(
    (key: string) => client.people.requests.approval.add({ id: request.id, ...choiceOf(key, roles) }),
    () => t('done.approve', { name: request.name }),
    onClose,
  );
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('approve.title', { name: request.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            loading={act.isPending}
            onClick={() => act.mutate(form.getValues('role'))}
          >
            {t('menu.approve')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <SelectField
          name="role"
          label={t('column.role')}
          options={options}
          help={t('approve.help', { email: request.email })}
        />
      </FormProvider>
    </Dialog>
  );
}

/** Declines with the reason that the person is told. */
export function DeclineDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['users', 'kit']);
  const form = useZodForm(Declination, { reason: '' });
  const act = useAct(
    (reason: string) => client.people.requests.declination.add({ id: request.id, reason }),
    () => t('done.decline', { name: request.name }),
    onClose,
  );
  const decline = form.handleSubmit(({ reason }) => act.mutate(reason));
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('decline.title', { name: request.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="error" loading={act.isPending} onClick={() => void decline()}>
            {t('menu.decline')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void decline(event)} noValidate>
          <TextField name="reason" label={t('decline.reason')} help={t('decline.help')} rows={3} isRequired />
        </form>
      </FormProvider>
    </Dialog>
  );
}
