import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewAccount } from '#domain/administration/account.ts';
import { ROLES } from '#domain/people/permission.ts';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import type { HandedPassword } from '../../people/users/users-queries.ts';
import { useDoing } from './use-list.tsx';
import { useOrganisationOptions } from './use-organisations.ts';

const Fields = z.object({
  email: NewAccount.shape.email,
  displayName: NewAccount.shape.displayName,
  companyName: NewAccount.shape.companyName,
  organisationId: z.string(),
  role: z.enum(ROLES),
});
type Fields = z.infer<typeof Fields>;

/** An account at once, with a temporary password that is shown this one time. */
export function ProvisionDialog({
  onClose,
  onPassword,
}: {
  onClose: () => void;
  onPassword: (handed: HandedPassword[]) => void;
}) {
  const { t } = useTranslation(['administration', 'users']);
  const form = useZodForm(Fields, { email: '', displayName: '', companyName: '', organisationId: '', role: 'user' });
  const organisations = useOrganisationOptions();
  const isPlaced = form.watch('organisationId') !== '';
  const mutation = useDoing(
    ({ organisationId, companyName, ...fields }: Fields) =>
      client.administration.accounts.add({
        ...fields,
        organisationId: organisationId || null,
        ...(companyName && { companyName }),
      }),
    () => null,
    (handed) => {
      onClose();
      onPassword([handed]);
    },
  );
  return (
    <FormDialog
      title={t('provision.title')}
      text={t('provision.text')}
      submitLabel={t('provision.submit')}
      form={form}
      onSubmit={mutation}
      onClose={onClose}
    >
      <TextField name="email" label={t('field.email')} type="email" isRequired autoFocus />
      <TextField name="displayName" label={t('field.displayName')} isRequired />
      <SelectField
        name="organisationId"
        label={t('column.organisation')}
        options={organisations}
        emptyLabel={t('provision.nowhere')}
      />
      {isPlaced ? (
        <SelectField
          name="role"
          label={t('field.role')}
          options={ROLES.map((role) => ({ value: role, label: t(`users:role.${role}`) }))}
        />
      ) : (
        <TextField name="companyName" label={t('field.companyName')} help={t('provision.companyHelp')} />
      )}
    </FormDialog>
  );
}
