import { useTranslation } from 'react-i18next';
import { OpenedOrganisation } from '#domain/administration/installation.ts';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import type { ShownOrganisation } from './panel-types.ts';
import { useDoing } from './use-list.tsx';

/** A new organisation with its first administrator, who gets a mail with the way in. */
export function OpenOrganisationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const form = useZodForm(OpenedOrganisation, { name: '', adminName: '', adminEmail: '' });
  const mutation = useDoing(
    (input: OpenedOrganisation) => client.administration.knownOrganisations.add(input),
    ({ name }) => t('organisation.did.open', { name }),
    onClose,
  );
  return (
    <FormDialog
      title={t('organisation.open')}
      text={t('organisation.openText')}
      submitLabel={t('organisation.open')}
      form={form}
      onSubmit={mutation}
      onClose={onClose}
    >
      <TextField name="name" label={t('field.organisation')} isRequired autoFocus />
      <TextField name="adminName" label={t('field.adminName')} isRequired />
      <TextField name="adminEmail" label={t('field.adminEmail')} type="email" isRequired help={t('field.domainHelp')} />
    </FormDialog>
  );
}

const Renaming = OpenedOrganisation.pick({ name: true });

export function RenameOrganisationDialog({
  organisation: { id, name },
  onClose,
}: {
  organisation: ShownOrganisation;
  onClose: () => void;
}) {
  const { t } = useTranslation('administration');
  const form = useZodForm(Renaming, { name });
  const mutation = useDoing(
    (next: { name: string }) => client.administration.knownOrganisations.change({ id, ...next }),
    (next) => t('organisation.did.rename', { name: next.name }),
    onClose,
  );
  return (
    <FormDialog
      title={t('organisation.rename')}
      submitLabel={t('organisation.rename')}
      form={form}
      onSubmit={mutation}
      onClose={onClose}
    >
      <TextField name="name" label={t('field.organisation')} isRequired autoFocus />
    </FormDialog>
  );
}
