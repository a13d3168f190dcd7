import { policyOf } from '#domain/organisations/policy.ts';
import { os } from '../../platform/http/gate.ts';
import { addUser } from './accounts.ts';
import { changeUser, endUserSessions, reactivateUser, removeUser, suspendUser } from './acts.ts';
import { importUsers, previewImport } from './imports.ts';
import { getUser, listUsers } from './list.ts';
import { resetAllPasswords, resetPassword } from './password-resets.ts';

export const userHandlers = {
  list: os.people.users.list.handler(({ input, context: { act } }) => listUsers(act, input ?? {})),
  add: os.people.users.add.handler(({ input, context: { act } }) => addUser(act, input)),
  change: os.people.users.change.handler(async ({ input: { id, ...choice }, context: { act } }) => {
    await changeUser(act, id, choice);
    return getUser(act, id);
  }),
  remove: os.people.users.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeUser(act, id);
    return { id };
  }),
  suspension: {
    add: os.people.users.suspension.add.handler(async ({ input: { id }, context: { act } }) => {
      await suspendUser(act, id);
      return getUser(act, id);
    }),
    remove: os.people.users.suspension.remove.handler(async ({ input: { id }, context: { act } }) => {
      await reactivateUser(act, id);
      return getUser(act, id);
    }),
  },
  sessions: {
    remove: os.people.users.sessions.remove.handler(async ({ input: { id }, context: { act } }) => ({
      ended: await endUserSessions(act, id),
    })),
  },
  passwordReset: {
    add: os.people.users.passwordReset.add.handler(({ input: { id }, context }) =>
      resetPassword(context.act, context, id),
    ),
  },
  imports: {
    preview: {
      add: os.people.users.imports.preview.add.handler(({ input, context: { act } }) => previewImport(act, input)),
    },
    add: os.people.users.imports.add.handler(({ input, context: { act } }) => importUsers(act, input)),
  },
};

export const passwordResetHandlers = {
  add: os.people.passwordResets.add.handler(({ input, context }) =>
    resetAllPasswords(context.act, context, input.password),
  ),
};

export const entranceHandlers = {
  get: os.people.entrance.get.handler(async ({ context: { act, services } }) => {
    const { domain, policy } = await act.db
      .selectFrom('organisations')
      .select(['domain', 'policy'])
      .where('id', '=', act.organisationId)
      .executeTakeFirstOrThrow();
    return { domain, joining: policyOf(policy).joining, sendsMail: services.settings.SMTP_URL !== undefined };
  }),
};
