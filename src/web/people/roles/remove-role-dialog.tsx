import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { type ShownRole, useDone } from '../users/users-queries.ts';
import { useRoleOptions } from './role-choice.ts';

const Removal = z.object({ replacement: z.string() });

/** Takes a custom role away; whoever has it gets the one chosen here. */
export function RemoveRoleDialog({ role, onClose }: { role: ShownRole; onClose: () => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const { options } = useRoleOptions();
  const others = options.filter(({ value }) => value !== role.id);
  const form = useZodForm(Removal, { replacement: 'viewer' });
  const done = useDone(t('roles.removed', { name: role.name }), onClose);
  const remove = async ({ replacement }: z.infer<typeof Removal>) => {
    await client.people.roles.remove({ id: role.id, ...(role.people > 0 && { replacement }) });
    done();
  };
  return (
    <FormDialog
      width="xs"
      title={t('roles.remove', { name: role.name })}
      submitLabel={t('roles.removeButton')}
      form={form}
      onSubmit={remove}
      isDangerous
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <div>{role.people > 0 ? t('roles.inUse', { count: role.people }) : t('roles.unused')}</div>
        {role.people > 0 && <SelectField name="replacement" label={t('roles.replacement')} options={others} />}
      </Box>
    </FormDialog>
  );
}
