import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PERMISSIONS_OF, ROLES } from '#domain/people/permission.ts';
import type { Permission } from '#domain/people/permission.ts';
import { NewCustomRole } from '#domain/people/user.ts';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { toast } from '../../kit/toast.ts';
import { useRole } from '../use-permission.ts';
import { type ShownRole, useRefreshPeople } from '../users/users-queries.ts';
import { PermissionToggles } from './permission-toggles.tsx';

const Form = NewCustomRole.pick({ name: true, role: true });

/** Makes a role from one of the five, or changes one: its name, and each permission. */
export function RoleEditor({ role, onClose }: { role: ShownRole | null; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { covers } = useRole();
  const bases = ROLES.filter((each) => covers({ role: each, permissions: null }));
  const first = bases.includes('user') ? 'user' : (bases[0] ?? 'viewer');
  const form = useZodForm(Form, { name: role?.name ?? '', role: role?.role ?? first });
  // Untouched, the permissions follow the role it is made from.
  const [touched, setTouched] = useState<Permission[] | null>(role?.permissions ?? null);
  const refresh = useRefreshPeople();
  const base = useWatch({ control: form.control, name: 'role' });
  const permissions = touched ?? [...PERMISSIONS_OF[base]];

  const save = async (values: z.infer<typeof Form>) => {
    await (role
      ? client.people.roles.change({ id: role.id, name: values.name, permissions })
      : client.people.roles.add({ ...values, permissions }));
    toast('success', t(role ? 'roles.changed' : 'roles.added', { name: values.name }));
    onClose();
    void refresh();
  };
  return (
    <FormDialog
      title={role ? t('roles.edit', { name: role.name }) : t('roles.add')}
      submitLabel={t('roles.save')}
      form={form}
      onSubmit={save}
      reason={permissions.length === 0 ? t('roles.noPermission') : null}
      onClose={onClose}
    >
      <TextField name="name" label={t('roles.name')} isRequired autoFocus />
      {role ? (
        <Box sx={{ color: 'text.secondary' }}>{t('roles.madeFrom', { role: t(`role.${base}`) })}</Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <SelectField
              name="role"
              label={t('roles.base')}
              options={bases.map((each) => ({ value: each, label: t(`role.${each}`) }))}
              help={t('roles.baseHelp')}
            />
          </Box>
          {touched && (
            <Button sx={{ mb: 3 }} onClick={() => setTouched(null)}>
              {t('roles.copy')}
            </Button>
          )}
        </Box>
      )}
      {role && role.people > 0 && <Notice tone="info">{t('roles.forAll', { count: role.people })}</Notice>}
      <PermissionToggles held={permissions} onChange={setTouched} />
    </FormDialog>
  );
}
