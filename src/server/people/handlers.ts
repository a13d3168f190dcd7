import { PERMISSIONS_OF } from '#domain/people/permission.ts';
import type { Session } from '#domain/people/session.ts';
import type { Transaction } from 'kysely';
import { listOrganisations } from '../organisations/store.ts';
import { chooseMembership, os, osAnyone, osSignedIn } from '../platform/gate.ts';
import { notFound } from '../platform/problems.ts';
import type { SignedIn } from '../platform/sessions.ts';
import type { Tables } from '../tables.ts';
import { isFresh, setUp } from './setup.ts';
import { changeLanguage, listMembers } from './store.ts';

export const peopleHandlers = {
  session: {
    get: osSignedIn.people.session.get.handler(({ context }) =>
      sessionOf(context.db, context.person, context.organisation),
    ),
    change: osSignedIn.people.session.change.handler(async ({ input, context }) => {
      await changeLanguage(context.db, context.person.userId, input.language);
      return sessionOf(context.db, { ...context.person, language: input.language }, context.organisation);
    }),
  },
  members: {
    list: os.people.members.list.handler(({ context: { act } }) => listMembers(act.db, act.organisationId)),
  },
  installation: {
    get: osAnyone.people.installation.get.handler(async ({ context: { services } }) => ({
      fresh: await isFresh(services.database),
      version: services.version,
    })),
  },
  setup: {
    add: osAnyone.people.setup.add.handler(async ({ input, context }) => {
      const person = await setUp(context, input);
      const db = await context.services.database.begin({ userId: person.userId, isReadOnly: true });
      try {
        return await sessionOf(db.db, person, undefined);
      } finally {
        await db.rollback();
      }
    }),
  },
};

async function sessionOf(db: Transaction<Tables>, person: SignedIn, wanted: string | undefined): Promise<Session> {
  const membership = chooseMembership(person, wanted);
  if (wanted && !membership) throw notFound();
  const organisations = await listOrganisations(db);
  const role = membership?.role ?? null;
  return {
    user: {
      id: person.userId,
      name: person.name,
      email: person.email,
      language: person.language,
      onboarded: person.onboarded,
    },
    organisation: organisations.find(({ id }) => id === membership?.organisationId) ?? null,
    organisations: organisations.map(({ id, slug, name, isDemo }) => ({ id, slug, name, isDemo })),
    role,
    permissions: role ? [...PERMISSIONS_OF[role]] : [],
  };
}
