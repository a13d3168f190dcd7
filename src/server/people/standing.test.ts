import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { Answer, TestServer, TestSession } from '../../../test/server.ts';

/** Whoever manages users and looks at assets: an administrator stands above them, somebody of their own role does not. */
const MANAGER = ['user_management.view', 'user_management.edit', 'assets.view'];

let server: TestServer;
let admin: TestSession;
let manager: TestSession;
let managerRole: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  managerRole = await addRole('user', MANAGER);
  manager = await withRole(await server.signIn('user'), managerRole);
});
afterAll(() => server.stop());

async function addRole(role: string, permissions: readonly string[]): Promise<string> {
  const { status, body } = await admin.post('/roles', { name: `Role ${randomUUID().slice(0, 8)}`, role, permissions });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id;
}

async function withRole(session: TestSession, customRoleId: string): Promise<TestSession> {
  await server.owner.query(`update memberships set custom_role_id = $1 where user_id = $2`, [
    customRoleId,
    session.userId,
  ]);
  return session;
}

const STANDINGS = {
  'an administrator': { role: 'admin', isAbove: true },
  'a compliance manager': { role: 'compliance_manager', isAbove: true },
  'somebody of a wider role of their own': { role: 'user', permissions: [...MANAGER, 'settings.view'], isAbove: true },
  'somebody of the same role': { role: 'user', permissions: MANAGER, isAbove: false },
} as const;
type Standing = (typeof STANDINGS)[keyof typeof STANDINGS];

interface Choice {
  role: string;
  customRoleId?: string;
}

async function choiceOf(standing: Standing): Promise<Choice> {
  const { role } = standing;
  return 'permissions' in standing ? { role, customRoleId: await addRole(role, standing.permissions) } : { role };
}

const email = () => `${randomUUID()}@example.com`;

async function member({ role, customRoleId }: Choice): Promise<string> {
  const session = await server.signIn(role as 'user');
  if (customRoleId) await withRole(session, customRoleId);
  return session.userId;
}

async function invited(choice: Choice): Promise<string> {
  const { status, body } = await admin.post('/invitations', { email: email(), ...choice });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id;
}

/** Everything that gives, changes, renews or takes away what somebody may do. */
const ACTS: Record<string, (choice: Choice) => Promise<Answer>> = {
  'adds a user': (choice) => manager.post('/users', { name: 'New Person', email: email(), ...choice }),
  'gives somebody the role': async (choice) => {
    const id = await member({ role: 'user', customRoleId: managerRole });
    return manager.patch(`/users/${id}`, choice);
  },
  'gives another role': async (choice) =>
    manager.patch(`/users/${await member(choice)}`, { role: 'user', customRoleId: managerRole }),
  suspends: async (choice) => manager.post(`/users/${await member(choice)}/suspension`, {}),
  'ends a suspension': async (choice) => {
    const id = await member(choice);
    await admin.post(`/users/${id}/suspension`, {});
    return manager.remove(`/users/${id}/suspension`);
  },
  'ends sessions': async (choice) => manager.remove(`/users/${await member(choice)}/sessions`),
  'resets the password': async (choice) => {
    const id = await member(choice);
    await server.owner.query(`update auth.account set password = 'x' where user_id = $1`, [id]);
    return manager.post(`/users/${id}/password-reset`, {});
  },
  removes: async (choice) => manager.remove(`/users/${await member(choice)}`),
  invites: (choice) => manager.post('/invitations', { email: email(), ...choice }),
  'sends an invitation again': async (choice) => manager.post(`/invitations/${await invited(choice)}/renewal`, {}),
  'withdraws an invitation': async (choice) => manager.remove(`/invitations/${await invited(choice)}`),
};

describe.each(Object.entries(STANDINGS))('on %s', (_whom, standing) => {
  test.each(Object.entries(ACTS))('a manager of users who %s', async (_what, act) => {
    const { status, body } = await act(await choiceOf(standing));
    expect(/^(above|beyond)_you$/.test(body.code) ? 'refused' : status).toBe(standing.isAbove ? 'refused' : 200);
  });
});
