import { chooseMembership, os, osAnyone, osSignedIn } from '../platform/http/gate.ts';
import { notFound } from '../platform/http/problems.ts';
import { clearCookie } from '../platform/http/sessions.ts';
import { joiningHandlers } from './registration/handlers.ts';
import { openingOf } from './registration/arrivals.ts';
import { listInstallationProviders } from './providers/find-provider.ts';
import { openedSession, sessionOf } from './session-of.ts';
import { sessionStateOf } from './session-state.ts';
import { isFresh, setUp } from './setup.ts';
import { signIn } from './sign-in.ts';
import { changeLastOrganisation, changePerson, listMembers } from './store.ts';
import { addToken, listTokens, removeToken } from './tokens.ts';
import { roleHandlers } from './roles/handlers.ts';
import { securityHandlers, sessionStepHandlers } from './security/handlers.ts';
import { entranceHandlers, passwordResetHandlers, userHandlers } from './users/handlers.ts';

export const peopleHandlers = {
  ...joiningHandlers,
  ...securityHandlers,
  users: userHandlers,
  passwordResets: passwordResetHandlers,
  entrance: entranceHandlers,
  roles: roleHandlers,
  session: {
    ...sessionStepHandlers,
    get: osSignedIn.people.session.get.handler(({ context }) => sessionOf(context.db, context, context.person)),
    state: { get: osAnyone.people.session.state.get.handler(({ context }) => sessionStateOf(context)) },
    add: osAnyone.people.session.add.handler(async ({ input, context }) => {
      const opened = await signIn(context, input.email, input.password);
      if ('ticket' in opened) return { session: null, ticket: opened.ticket };
      return { session: await openedSession(context, opened.token), ticket: null };
    }),
    change: osSignedIn.people.session.change.handler(async ({ input, context }) => {
      const { person, db } = context;
      const { organisationId } = input;
      if (organisationId && !chooseMembership(person, organisationId)) throw notFound();
      await changePerson(db, person.userId, input);
      if (organisationId) await changeLastOrganisation(db, person.userId, organisationId);
      return sessionOf(db, context, person, organisationId ?? context.organisation);
    }),
    remove: osSignedIn.people.session.remove.handler(async ({ context }) => {
      await context.db.deleteFrom('auth.session').where('id', '=', context.person.sessionId).execute();
      context.reply.set('set-cookie', clearCookie(context.services.settings.isSecure));
      return { ended: true as const };
    }),
  },
  members: {
    list: os.people.members.list.handler(({ context }) => listMembers(context.db, context.organisationId)),
  },
  tokens: {
    list: os.people.tokens.list.handler(({ context }) => listTokens(context)),
    add: os.people.tokens.add.handler(({ input, context }) => addToken(context, input)),
    remove: os.people.tokens.remove.handler(({ input, context }) => removeToken(context, input.id)),
  },
  installation: {
    get: osAnyone.people.installation.get.handler(async ({ context: { services } }) => ({
      fresh: await isFresh(services.database),
      version: services.version,
      providers: listInstallationProviders(services),
      opening: await openingOf(services.database.everywhere),
    })),
  },
  setup: {
    add: osAnyone.people.setup.add.handler(async ({ input, context }) =>
      openedSession(context, await setUp(context, input)),
    ),
  },
};
