import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { issue } from '#domain/issue.ts';
import { PERMISSIONS_OF } from '#domain/people/permission.ts';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press, reasonOf } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { RoleEditor } from './role-editor.tsx';

beforeAll(() => loadMessages('users'));

const ID = '00000000-0000-4000-8000-0000000000e1';
type Roles = NonNullable<NonNullable<Answers['people']>['roles']>;

async function open(roles: Roles, role: Parameters<typeof RoleEditor>[0]['role'] = null) {
  const asked = answerWith({ people: { roles } });
  const onClose = vi.fn();
  await renderSignedIn(<RoleEditor role={role} onClose={onClose} />);
  await screen.findByRole('dialog');
  return { asked, onClose };
}

const added: Roles = { add: (input) => ({ ...input, id: ID, people: 0 }) };
const toggle = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

test('a role begins with what the one it is made from may do, less what is taken away', async () => {
  const { asked, onClose } = await open(added);
  fill(/^Name/, 'Asset reader');
  toggle('Add, change and remove assets');
  press('Save role');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const permissions = PERMISSIONS_OF.user.filter((permission) => permission !== 'assets.edit');
  expect(asked[0]?.input).toMatchObject({ name: 'Asset reader', role: 'user', permissions });
});

test('a name is asked for, and one that is taken is told at its field', async () => {
  const { asked, onClose } = await open({
    add: () => {
      throw new Refusal(422, 'invalid', 'Some of this cannot be accepted.', [
        { path: 'name', message: issue('name_taken') },
      ]);
    },
  });
  press('Save role');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(asked).toEqual([]);
  fill(/^Name/, 'Viewer');
  press('Save role');
  expect(await screen.findByText('This name is taken')).toBeTruthy();
  expect(field(/^Name/).value).toBe('Viewer');
  expect(onClose).not.toHaveBeenCalled();
});

test('a role that may do nothing cannot be saved, and says why', async () => {
  await open({}, { id: ID, name: 'Reader', role: 'viewer', permissions: ['dashboard.view'], people: 2 });
  expect(screen.getByText(/2 people/)).toBeTruthy();
  expect(reasonOf('Save role')).toBeNull();
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked))
    fireEvent.click(box);
  await waitFor(() => expect(reasonOf('Save role')).toBeTruthy());
});
