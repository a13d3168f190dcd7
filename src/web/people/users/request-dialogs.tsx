import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Declination } from '#domain/people/user-request.ts';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { choiceOf, useRoleOptions } from '../roles/role-choice.ts';
import { useDone } from './users-queries.ts';

interface RequestDialogProps {
  request: { id: string; name: string; email: string };
  onClose: () => void;
}

const Chosen = z.object({ role: z.string() });

/** Lets somebody in who asked, as the role one chooses. */
export function ApproveDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['users', 'kit']);
  const { options, roles } = useRoleOptions();
  const form = useZodForm(Chosen, { role: 'user' });
  const done = useDone(t('done.approve', { name: request.name }), onClose);
  const approve = async ({ role }: z.infer<typeof Chosen>) => {
    await client.people.requests.approval.add({ id: request.id, ...choiceOf(role, roles) });
    done();
  };
  return (
    <FormDialog
      width="xs"
      title={t('approve.title', { name: request.name })}
      submitLabel={t('menu.approve')}
      form={form}
      onSubmit={approve}
      onClose={onClose}
    >
      <SelectField
        name="role"
        label={t('column.role')}
        options={options}
        help={t('approve.help', { email: request.email })}
      />
    </FormDialog>
  );
}

/** Declines with the reason that the person is told. */
export function DeclineDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['users', 'kit']);
  const form = useZodForm(Declination, { reason: '' });
  const done = useDone(t('done.decline', { name: request.name }), onClose);
  const decline = async ({ reason }: z.infer<typeof Declination>) => {
    await client.people.requests.declination.add({ id: request.id, reason });
    done();
  };
  return (
    <FormDialog
      width="xs"
      title={t('decline.title', { name: request.name })}
      submitLabel={t('menu.decline')}
      form={form}
      onSubmit={decline}
      isDangerous
      onClose={onClose}
    >
      <TextField name="reason" label={t('decline.reason')} help={t('decline.help')} rows={3} isRequired />
    </FormDialog>
  );
}
