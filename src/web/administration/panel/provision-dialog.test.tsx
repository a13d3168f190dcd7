import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { ProvisionDialog } from './provision-dialog.tsx';

beforeAll(() => loadMessages('administration', 'users'));

type Accounts = NonNullable<Answers['administration']>['accounts'];

async function open(accounts: Accounts) {
  const asked = answerWith({
    administration: { accounts, knownOrganisations: { list: () => ({ rows: [], total: 0 }) } },
  });
  const [onClose, onPassword] = [vi.fn(), vi.fn()];
  await renderSignedIn(<ProvisionDialog onClose={onClose} onPassword={onPassword} />);
  return { added: () => asked.filter(({ name }) => name.endsWith('.add')), onClose, onPassword };
}

test('an address that is none is named, and nothing typed is lost', async () => {
  const { added } = await open({});
  fill(/^E-mail address/, 'nora');
  fill(/^Display name/, 'Nora New');
  press('Create User');
  expect(await screen.findByText('Enter a valid e-mail address')).toBeTruthy();
  expect(field(/^Display name/).value).toBe('Nora New');
  expect(added()).toEqual([]);
});

test('an account of nowhere has no role but a company, and its password is handed on once', async () => {
  const handed = { id: '00000000-0000-4000-8000-0000000000e1', name: 'Nora New', email: 'nora@maple.example' };
  const { added, onClose, onPassword } = await open({
    add: () => ({ ...handed, password: 'seven quiet lamps' }),
  });
  fill(/^E-mail address/, 'nora@maple.example');
  fill(/^Display name/, 'Nora New');
  fill('Company', 'Maple & Sons');
  press('Create User');
  await waitFor(() => expect(onPassword.mock.calls).toEqual([[[{ ...handed, password: 'seven quiet lamps' }]]]));
  expect(onClose).toHaveBeenCalled();
  expect(added()).toMatchObject([{ input: { organisationId: null, companyName: 'Maple & Sons', role: 'user' } }]);
});

test('an address that is taken is told at its field, and the dialog stays', async () => {
  const { onClose, onPassword } = await open({
    add: () => {
      throw new Refusal(422, 'invalid', '', [{ path: 'email', message: 'Enter a valid e-mail address' }]);
    },
  });
  fill(/^E-mail address/, 'nora@maple.example');
  fill(/^Display name/, 'Nora New');
  press('Create User');
  await waitFor(() => expect(field(/^E-mail address/).getAttribute('aria-invalid')).toBe('true'));
  expect([onClose.mock.calls.length, onPassword.mock.calls.length]).toEqual([0, 0]);
});
