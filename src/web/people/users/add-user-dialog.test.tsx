import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Permission } from '#domain/people/permission.ts';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { AddUserDialog } from './add-user-dialog.tsx';

beforeAll(() => loadMessages('users'));

const HANDED = { id: '00000000-0000-4000-8000-0000000000e1', name: 'Bo', email: 'bo@maple.example' };

async function open(people: Answers['people'], sendsMail = false, permissions?: Permission[]) {
  const entrance = { get: () => ({ joining: 'invitation' as const, domain: 'maple.example', sendsMail }) };
  const asked = answerWith({ people: { ...people, entrance, roles: { list: () => [] } } });
  const [onClose, onPassword] = [vi.fn(), vi.fn()];
  await renderSignedIn(<AddUserDialog onClose={onClose} onPassword={onPassword} />, permissions);
  await screen.findByRole('dialog', { name: 'Add User' });
  return { added: () => asked.filter(({ name }) => name.endsWith('.add')), onClose, onPassword };
}

test('what is wrong is named at its field and nothing typed is lost', async () => {
  const { added } = await open({});
  fill(/^E-mail/, 'bo');
  fill(/^Name/, 'Bo Keller');
  press('Create the account');
  expect(await screen.findByText('Enter a valid e-mail address')).toBeTruthy();
  expect(field(/^Name/).value).toBe('Bo Keller');
  expect(added()).toEqual([]);
});

test('an account at once hands its password on, and closes', async () => {
  const { added, onClose, onPassword } = await open({ users: { add: () => ({ ...HANDED, password: 'quiet lamps' }) } });
  fill(/^E-mail/, HANDED.email);
  fill(/^Name/, HANDED.name);
  press('Create the account');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onPassword.mock.calls[0]?.[0]).toMatchObject([{ email: HANDED.email, password: 'quiet lamps' }]);
  expect(added()).toMatchObject([{ name: 'people.users.add', input: { role: 'user', customRoleId: null } }]);
});

test('where mails leave, an invitation is offered first and asks for no name', async () => {
  await open({}, true);
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Create the account now/ }));
  expect(field(/^Name/).value).toBe('');
});

test('an address that is here already is told in the dialog, which stays', async () => {
  const { onClose } = await open({
    users: {
      add: () => {
        throw new Refusal(409, 'member', 'This person is a member already.');
      },
    },
  });
  fill(/^E-mail/, HANDED.email);
  fill(/^Name/, HANDED.name);
  press('Create the account');
  expect((await screen.findByRole('alert')).textContent).toContain('This person is a member already.');
  expect(field(/^E-mail/).value).toBe(HANDED.email);
  expect(onClose).not.toHaveBeenCalled();
});

test('nobody offers a role above their own', async () => {
  const users = { add: () => ({ ...HANDED, password: 'quiet lamps' }) };
  const { added } = await open({ users }, false, ['dashboard.view', 'user_management.edit']);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Role' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Viewer']);
  fireEvent.click(options[0]!);
  fill(/^E-mail/, HANDED.email);
  fill(/^Name/, HANDED.name);
  press('Create the account');
  await waitFor(() => expect(added()).toMatchObject([{ input: { role: 'viewer' } }]));
});

test('who may not give the usual role begins with one that they may give', async () => {
  await open({}, false, ['dashboard.view', 'user_management.edit']);
  expect(screen.getByRole('combobox', { name: 'Role' }).textContent).toBe('Viewer');
});
