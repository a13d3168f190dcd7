import { requestSubject } from '#domain/people/subject.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Transaction } from 'kysely';
import type { UserRequest } from '#domain/people/user-request.ts';
import { appendToLog } from '../../platform/administration-log.ts';
import type { RequestContext } from '../../platform/http/gate.ts';
import { os, osAdministrator, osAnyone, osSignedIn } from '../../platform/http/gate.ts';
import { acceptInvitation, takeInvitation, viewInvitation } from '../invitations/acceptance.ts';
import { addInvitation, listInvitations, removeInvitation, renewInvitation } from '../invitations/store.ts';
import { listInstallationProviders, listProvidersFor } from '../providers/find-provider.ts';
import { connectIdentity, disconnectIdentity, listIdentities } from '../providers/identities.ts';
import {
  changeIdentityProvider,
  getIdentityProvider,
  removeIdentityProvider,
  testIssuer,
} from '../providers/settings.ts';
import type { SignedIn } from '../../platform/http/sessions.ts';
import type { Tables } from '../../tables.ts';
import { openedSession } from '../session-of.ts';
import { addOwnRequest, leaveOrganisation, listOwnRequests } from './own.ts';
import { confirmRegistration, lookAtRegistration, register } from './registration.ts';
import { approveOpening, approveRequest, declineOpening, declineRequest, listRequests } from './requests.ts';

const LOOKS_A_MINUTE = 60;

/** How people come in: providers, registration, requests, invitations. */
export const joiningHandlers = {
  providers: {
    list: osAnyone.people.providers.list.handler(async ({ input, context: { services, address } }) => {
      const ofInstallation = listInstallationProviders(services);
      if (!input?.email) return ofInstallation;
      services.limits.count(`providers ${address}`, LOOKS_A_MINUTE);
      return [...(await listProvidersFor(services, input.email)), ...ofInstallation];
    }),
  },
  identities: {
    list: osSignedIn.people.identities.list.handler(({ context }) =>
      listIdentities(context.db, context, context.person),
    ),
    add: osSignedIn.people.identities.add.handler(({ input, context }) =>
      connectIdentity(context, context.person, input.provider, input.redirect),
    ),
    remove: osSignedIn.people.identities.remove.handler(async ({ input, context }) => {
      await disconnectIdentity(context.db, context, context.person, input.id);
      return { removed: true as const };
    }),
  },
  identityProvider: {
    get: os.people.identityProvider.get.handler(({ context }) => getIdentityProvider(context, context.services)),
    change: os.people.identityProvider.change.handler(({ input: { proof, ...given }, context }) =>
      changeIdentityProvider(context, context, given, proof),
    ),
    remove: os.people.identityProvider.remove.handler(async ({ context }) => {
      await removeIdentityProvider(context);
      return { removed: true as const };
    }),
    test: {
      add: os.people.identityProvider.test.add.handler(({ input, context }) =>
        testIssuer(context.services, context.organisationId, input.issuer),
      ),
    },
  },
  registrations: {
    add: osAnyone.people.registrations.add.handler(async ({ input, context }) => {
      await register(context, input);
      return { sent: true as const };
    }),
    get: osAnyone.people.registrations.get.handler(({ input, context }) => lookAtRegistration(context, input.token)),
    confirmation: {
      add: osAnyone.people.registrations.confirmation.add.handler(async ({ input, context }) => {
        const { token, ...arrived } = await confirmRegistration(context, input.token, input.password);
        return { ...arrived, session: token ? await openedSession(context, token) : null };
      }),
    },
  },
  requests: {
    list: os.people.requests.list.handler(({ input, context }) =>
      listRequests(context.db, context.organisationId, input?.status),
    ),
    approval: {
      add: os.people.requests.approval.add.handler(({ input: { id, role, customRoleId }, context }) =>
        approveRequest(context, id, role, customRoleId),
      ),
    },
    declination: {
      add: os.people.requests.declination.add.handler(({ input, context }) =>
        declineRequest(context, input.id, input.reason),
      ),
    },
  },
  openingRequests: {
    list: osAdministrator.people.openingRequests.list.handler(({ input, context: { db } }) =>
      listRequests(db, null, input?.status),
    ),
    approval: {
      add: osAdministrator.people.openingRequests.approval.add.handler(async ({ input, context }) => {
        const request = await approveOpening(context.db, context, context.person, input.id);
        await logDecision(context, 'approved', request);
        return request;
      }),
    },
    declination: {
      add: osAdministrator.people.openingRequests.declination.add.handler(async ({ input, context }) => {
        const request = await declineOpening(context.db, context.person, input.id, input.reason);
        await logDecision(context, 'declined', request);
        return request;
      }),
    },
  },
  ownRequests: {
    list: osSignedIn.people.ownRequests.list.handler(({ context }) => listOwnRequests(context, context.person)),
    add: osSignedIn.people.ownRequests.add.handler(async ({ input, context }) => ({
      outcome: await addOwnRequest(context, context.person, input.companyName),
    })),
  },
  ownMemberships: {
    remove: osSignedIn.people.ownMemberships.remove.handler(async ({ input, context }) => {
      await leaveOrganisation(context, context.person, input.id);
      return { left: true as const };
    }),
  },
  invitations: {
    list: os.people.invitations.list.handler(({ context }) => listInvitations(context)),
    add: os.people.invitations.add.handler(({ input, context }) => addInvitation(context, input)),
    renewal: {
      add: os.people.invitations.renewal.add.handler(({ input, context }) => renewInvitation(context, input.id)),
    },
    remove: os.people.invitations.remove.handler(async ({ input, context }) => {
      await removeInvitation(context, input.id);
      return { removed: true as const };
    }),
  },
  invitation: {
    get: osAnyone.people.invitation.get.handler(({ input, context }) => {
      context.services.limits.count(`invitation ${context.address}`, LOOKS_A_MINUTE);
      return viewInvitation(context, input.token);
    }),
    acceptance: {
      add: osAnyone.people.invitation.acceptance.add.handler(async ({ input, context }) =>
        openedSession(context, await acceptInvitation(context, input)),
      ),
    },
    membership: {
      add: osSignedIn.people.invitation.membership.add.handler(async ({ input, context }) => {
        const { person, services } = context;
        const scope = { administers: true, userId: person.userId };
        const taken = inTransaction(services.database, scope, (db) => takeInvitation(db, context, person, input.token));
        return { organisationId: await taken };
      }),
    },
  },
};

/** The installation's log tells who let whom open an organisation. */
function logDecision(
  context: RequestContext & { person: SignedIn; db: Transaction<Tables> },
  action: 'approved' | 'declined',
  { id, name, email, companyName, reason }: UserRequest,
): Promise<void> {
  const change = {
    action,
    subject: requestSubject,
    subjectId: id,
    title: name,
    after: { email, companyName, reason },
  };
  return appendToLog(context, change);
}
