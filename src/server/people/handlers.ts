import { os, osAnyone, osSignedIn } from '../platform/gate.ts';
import { clearCookie } from '../platform/sessions.ts';
import { openedSession, sessionOf } from './session-of.ts';
import { isFresh, setUp } from './setup.ts';
import { signIn } from './sign-in.ts';
import { changePerson, listMembers } from './store.ts';
import { addToken, listTokens, removeToken } from './tokens.ts';

export const peopleHandlers = {
  session: {
    get: osSignedIn.people.session.get.handler(({ context }) => sessionOf(context.db, context, context.person)),
    add: osAnyone.people.session.add.handler(async ({ input, context }) => {
      const opened = await signIn(context, input.email, input.password);
      if ('ticket' in opened) return { session: null, ticket: opened.ticket };
      return { session: await openedSession(context, opened.token), ticket: null };
    }),
    change: osSignedIn.people.session.change.handler(async ({ input, context }) => {
      await changePerson(context.db, context.person.userId, input);
      return sessionOf(context.db, context, context.person);
    }),
    remove: osSignedIn.people.session.remove.handler(async ({ context }) => {
      await context.db.deleteFrom('auth.session').where('id', '=', context.person.sessionId).execute();
      context.reply.set('set-cookie', clearCookie(context.services.settings.isSecure));
      return { ended: true as const };
    }),
  },
  members: {
    list: os.people.members.list.handler(({ context: { act } }) => listMembers(act.db, act.organisationId)),
  },
  tokens: {
    list: os.people.tokens.list.handler(({ context: { act } }) => listTokens(act)),
    add: os.people.tokens.add.handler(({ input, context: { act } }) => addToken(act, input)),
    remove: os.people.tokens.remove.handler(({ input, context: { act } }) => removeToken(act, input.id)),
  },
  installation: {
    get: osAnyone.people.installation.get.handler(async ({ context: { services } }) => ({
      fresh: await isFresh(services.database),
      version: services.version,
    })),
  },
  setup: {
    add: osAnyone.people.setup.add.handler(async ({ input, context }) =>
      openedSession(context, await setUp(context, input)),
    ),
  },
};
