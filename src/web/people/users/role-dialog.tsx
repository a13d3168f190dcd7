import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { choiceOf, keyOfRole, useRoleOptions } from '../roles/role-choice.ts';
import { type ShownUser, useDone } from './users-queries.ts';

const Chosen = z.object({ role: z.string() });

/** Another role for a member. */
export function RoleDialog({ user, onClose }: { user: ShownUser; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { options, roles } = useRoleOptions();
  const form = useZodForm(Chosen, { role: keyOfRole(user) });
  const done = useDone(t('done.role', { name: user.name }), onClose);
  const save = async ({ role }: z.infer<typeof Chosen>) => {
    await client.people.users.change({ id: user.id, ...choiceOf(role, roles) });
    done();
  };
  const isSame = useWatch({ control: form.control, name: 'role' }) === keyOfRole(user);
  return (
    <FormDialog
      width="xs"
      title={t('roleDialog.title', { name: user.name })}
      submitLabel={t('menu.role')}
      form={form}
      onSubmit={save}
      reason={isSame ? t('roleDialog.same') : null}
      onClose={onClose}
    >
      <SelectField name="role" label={t('column.role')} options={options} help={t('roleDialog.help')} />
    </FormDialog>
  );
}
