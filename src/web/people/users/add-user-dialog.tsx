import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewUser } from '#domain/people/user.ts';
import type { UserWay } from '#domain/people/user-ways.ts';
import { client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { choiceOf, useRoleOptions } from '../roles/role-choice.ts';
import { type HandedPassword, useEntrance, useRefreshPeople } from './users-queries.ts';
import { WayChoice } from './way-choice.tsx';

/** Whoever takes an invitation says their name themselves. */
const Invited = z.object({ name: z.string(), email: NewUser.shape.email, role: z.string() });
const Opened = Invited.extend({ name: NewUser.shape.name });

interface AddUserDialogProps {
  onClose: () => void;
  onPassword: (handed: HandedPassword[]) => void;
}

/** By an invitation, or by an account at once whose temporary password is handed over. Mail decides which is offered first. */
export function AddUserDialog({ onClose, onPassword }: AddUserDialogProps) {
  const { data: entrance } = useEntrance();
  if (!entrance) return null;
  return <AddUserForm sendsMail={entrance.sendsMail} onClose={onClose} onPassword={onPassword} />;
}

function AddUserForm({ sendsMail, onClose, onPassword }: AddUserDialogProps & { sendsMail: boolean }) {
  const { t } = useTranslation(['users', 'kit']);
  const [way, setWay] = useState<UserWay>(sendsMail ? 'invitation' : 'account');
  const { options, roles } = useRoleOptions();
  // Whoever may not give the usual role begins with the last that they may give.
  const offered = options.find(({ value }) => value === 'user') ?? options.at(-1);
  const form = useZodForm(way === 'invitation' ? Invited : Opened, { name: '', email: '', role: offered?.value ?? '' });
  const refresh = useRefreshPeople();

  const add = async ({ name, email, role }: z.infer<typeof Invited>) => {
    const choice = choiceOf(role, roles);
    if (way === 'invitation') {
      await client.people.invitations.add({ email, ...choice });
      toast('success', t('add.invited', { email }));
    } else onPassword([await client.people.users.add({ name, email, ...choice })]);
    onClose();
    void refresh();
  };
  return (
    <FormDialog
      title={t('add.title')}
      submitLabel={t(way === 'invitation' ? 'add.invite' : 'add.open')}
      form={form}
      onSubmit={add}
      onClose={onClose}
    >
      <WayChoice way={way} sendsMail={sendsMail} onChange={setWay} />
      <TextField name="email" label={t('add.email')} type="email" isRequired autoFocus />
      {way === 'account' && <TextField name="name" label={t('add.name')} isRequired />}
      <SelectField name="role" label={t('column.role')} options={options} help={t('add.roleHelp')} />
    </FormDialog>
  );
}
