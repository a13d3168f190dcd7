import { policyOf } from '#domain/organisations/policy.ts';
import { os } from '../../platform/http/gate.ts';
import { addUser } from './accounts.ts';
import { changeUser, endUserSessions, reactivateUser, removeUser, suspendUser } from './commands.ts';
import { importUsers, previewImport } from './imports.ts';
import { getUser, listUsers } from './list.ts';
import { resetAllPasswords, resetPassword } from './password-resets.ts';

export const userHandlers = {
  list: os.people.users.list.handler(({ input, context }) => listUsers(context, input ?? {})),
  add: os.people.users.add.handler(({ input, context }) => addUser(context, input)),
  change: os.people.users.change.handler(async ({ input: { id, ...choice }, context }) => {
    await changeUser(context, id, choice);
    return getUser(context, id);
  }),
  remove: os.people.users.remove.handler(async ({ input: { id }, context }) => {
    await removeUser(context, id);
    return { id };
  }),
  suspension: {
    add: os.people.users.suspension.add.handler(async ({ input: { id }, context }) => {
      await suspendUser(context, id);
      return getUser(context, id);
    }),
    remove: os.people.users.suspension.remove.handler(async ({ input: { id }, context }) => {
      await reactivateUser(context, id);
      return getUser(context, id);
    }),
  },
  sessions: {
    remove: os.people.users.sessions.remove.handler(async ({ input: { id }, context }) => ({
      ended: await endUserSessions(context, id),
    })),
  },
  passwordReset: {
    add: os.people.users.passwordReset.add.handler(({ input: { id }, context }) => resetPassword(context, context, id)),
  },
  imports: {
    preview: {
      add: os.people.users.imports.preview.add.handler(({ input, context }) => previewImport(context, input)),
    },
    add: os.people.users.imports.add.handler(({ input, context }) => importUsers(context, input)),
  },
};

export const passwordResetHandlers = {
  add: os.people.passwordResets.add.handler(({ input, context }) =>
    resetAllPasswords(context, context, input.password),
  ),
};

export const entranceHandlers = {
  get: os.people.entrance.get.handler(async ({ context }) => {
    const { domain, policy } = await context.db
      .selectFrom('organisations')
      .select(['domain', 'policy'])
      .where('id', '=', context.organisationId)
      .executeTakeFirstOrThrow();
    return { domain, joining: policyOf(policy).joining, sendsMail: context.services.settings.SMTP_URL !== undefined };
  }),
};
