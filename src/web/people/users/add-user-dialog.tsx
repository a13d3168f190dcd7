import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewUser } from '#domain/people/user.ts';
import type { UserWay } from '#domain/people/user-ways.ts';
import { client } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
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
  const form = useZodForm(way === 'invitation' ? Invited : Opened, { name: '', email: '', role: 'user' });
  const { options, roles } = useRoleOptions();
  const refresh = useRefreshPeople();
  const [problem, setProblem] = useState<string | null>(null);

  const add = form.handleSubmit(async ({ name, email, role }) => {
    setProblem(null);
    const choice = choiceOf(role, roles);
    try {
      if (way === 'invitation') {
        await client.people.invitations.add({ email, ...choice });
        toast('success', t('add.invited', { email }));
      } else onPassword([await client.people.users.add({ name, email, ...choice })]);
      onClose();
      void refresh();
    } catch (error) {
      const fields = problemOf(error).issues.filter(({ path }) => path === 'email' || path === 'name');
      for (const { path, message } of fields) form.setError(path as 'email' | 'name', { message });
      if (fields.length === 0) setProblem(messageOf(error));
    }
  });
  return (
    <Dialog
      isOpen
      title={t('add.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={form.formState.isSubmitting} onClick={() => void add()}>
            {t(way === 'invitation' ? 'add.invite' : 'add.open')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box component="form" onSubmit={(event) => void add(event)} noValidate sx={{ display: 'grid', gap: 1.5 }}>
          <WayChoice way={way} sendsMail={sendsMail} onChange={setWay} />
          {problem && <Notice tone="error">{problem}</Notice>}
          <TextField name="email" label={t('add.email')} type="email" isRequired autoFocus />
          {way === 'account' && <TextField name="name" label={t('add.name')} isRequired />}
          <SelectField name="role" label={t('column.role')} options={options} help={t('add.roleHelp')} />
          <button type="submit" hidden />
        </Box>
      </FormProvider>
    </Dialog>
  );
}
