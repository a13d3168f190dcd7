import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { ROLES } from '#domain/people/permission.ts';
import { NewUser } from '#domain/people/user.ts';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { useDoing } from './use-list.tsx';
import { useOrganisationOptions } from './use-organisations.ts';

const Fields = z.object({
  email: NewUser.shape.email,
  organisationId: z.string().min(1, issue('organization_missing')),
  role: z.enum(ROLES),
});
type Fields = z.infer<typeof Fields>;

/** Somebody gets a mail with the way into an organisation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['administration', 'users']);
  const form = useZodForm(Fields, { email: '', organisationId: '', role: 'user' });
  const organisations = useOrganisationOptions();
  const mutation = useDoing(
    ({ organisationId: id, ...fields }: Fields) =>
      client.administration.knownOrganisations.invitations.add({ id, ...fields }),
    (_, { email }) => t('did.invite', { email }),
    onClose,
  );
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      form={form}
      onSubmit={mutation}
      onClose={onClose}
    >
      <TextField name="email" label={t('field.email')} type="email" isRequired autoFocus />
      <SelectField
        name="organisationId"
        label={t('column.organisation')}
        options={organisations}
        emptyLabel={t('memberships.choose')}
        isRequired
      />
      <SelectField
        name="role"
        label={t('field.role')}
        options={ROLES.map((role) => ({ value: role, label: t(`users:role.${role}`) }))}
      />
    </FormDialog>
  );
}
