import { addInvitation } from '../../people/invitations/store.ts';
import { openedSession } from '../../people/session-of.ts';
import { osAdministrator, osAnyone, osSignedIn } from '../../platform/http/gate.ts';
import { closeAdministration, openAdministration } from '../access.ts';
import {
  endAccountSessions,
  reactivateAccount,
  removeAccount,
  resetAccountPassword,
  resetAccountSecondFactor,
  suspendAccount,
} from '../accounts/commands.ts';
import { getAccount, listAccounts } from '../accounts/list.ts';
import { removeMembership, setMembership } from '../accounts/memberships.ts';
import { provisionAccount } from '../accounts/provision-account.ts';
import { performInOrganisation } from '../admin-context.ts';
import { readAnalytics } from './analytics.ts';
import { readHealth } from './health.ts';
import { verifierOf } from '../../activity/verify.ts';
import { listLog, verifyLog } from './log.ts';
import {
  changeOpening,
  listCustomRoles,
  listKnownOrganisations,
  openKnownOrganisation,
  reactivateOrganisation,
  renameOrganisation,
  suspendOrganisation,
} from './organisations.ts';
import { endKnownSession, listKnownSessions, listKnownSignIns } from './sessions.ts';
import { listWork } from './work.ts';

const admin = osAdministrator.administration;

/** What administrators of the installation do. */
export const installationHandlers = {
  access: {
    get: admin.access.get.handler(({ context: { person } }) => {
      const until = person.administersUntil ?? new Date();
      return {
        until: until.toISOString(),
        secondsLeft: Math.max(0, Math.round((until.getTime() - Date.now()) / 1000)),
      };
    }),
    add: osAnyone.administration.access.add.handler(async ({ input, context }) => {
      const token = await openAdministration(context, input);
      return { session: token ? await openedSession(context, token) : null, needsCode: token === undefined };
    }),
    remove: osSignedIn.administration.access.remove.handler(async ({ context }) => {
      await closeAdministration(context.db, context.person);
      return { closed: true as const };
    }),
  },
  accounts: {
    list: admin.accounts.list.handler(({ input, context: { db, services } }) => listAccounts(db, services, input)),
    get: admin.accounts.get.handler(({ input, context: { db, services } }) => getAccount(db, services, input.id)),
    add: admin.accounts.add.handler(({ input, context }) => provisionAccount(context, input)),
    remove: admin.accounts.remove.handler(async ({ input, context }) => {
      await removeAccount(context, input.id);
      return { id: input.id };
    }),
    suspension: {
      add: admin.accounts.suspension.add.handler(({ input, context }) => suspendAccount(context, input.id)),
      remove: admin.accounts.suspension.remove.handler(({ input, context }) => reactivateAccount(context, input.id)),
    },
    passwordReset: {
      add: admin.accounts.passwordReset.add.handler(({ input, context }) => resetAccountPassword(context, input.id)),
    },
    secondFactorReset: {
      add: admin.accounts.secondFactorReset.add.handler(({ input, context }) =>
        resetAccountSecondFactor(context, input.id),
      ),
    },
    sessions: {
      remove: admin.accounts.sessions.remove.handler(async ({ input, context }) => ({
        ended: await endAccountSessions(context, input.id),
      })),
    },
    memberships: {
      change: admin.accounts.memberships.change.handler(({ input: { id, organisationId, ...choice }, context }) =>
        setMembership(context, id, organisationId, choice),
      ),
      remove: admin.accounts.memberships.remove.handler(({ input, context }) =>
        removeMembership(context, input.id, input.organisationId),
      ),
    },
  },
  knownOrganisations: {
    list: admin.knownOrganisations.list.handler(({ input, context: { db } }) => listKnownOrganisations(db, input)),
    add: admin.knownOrganisations.add.handler(({ input, context }) => openKnownOrganisation(context, input)),
    change: admin.knownOrganisations.change.handler(({ input, context }) =>
      renameOrganisation(context, input.id, input.name),
    ),
    suspension: {
      add: admin.knownOrganisations.suspension.add.handler(({ input, context }) =>
        suspendOrganisation(context, input.id),
      ),
      remove: admin.knownOrganisations.suspension.remove.handler(({ input, context }) =>
        reactivateOrganisation(context, input.id),
      ),
    },
    roles: {
      list: admin.knownOrganisations.roles.list.handler(({ input, context: { db } }) => listCustomRoles(db, input.id)),
    },
    invitations: {
      add: admin.knownOrganisations.invitations.add.handler(({ input: { id, ...invitation }, context }) =>
        performInOrganisation(context, id, (organisationContext) => addInvitation(organisationContext, invitation)),
      ),
    },
  },
  opening: {
    change: admin.opening.change.handler(({ input, context }) => changeOpening(context, input.opening)),
  },
  knownSessions: {
    list: admin.knownSessions.list.handler(({ input, context: { db, person } }) =>
      listKnownSessions(db, person.sessionId, input),
    ),
    remove: admin.knownSessions.remove.handler(({ input, context }) => endKnownSession(context, input.id)),
  },
  knownSignIns: {
    list: admin.knownSignIns.list.handler(({ input, context: { db } }) => listKnownSignIns(db, input)),
  },
  log: {
    list: admin.log.list.handler(({ input, context: { db } }) => listLog(db, input)),
    verification: {
      get: admin.log.verification.get.handler(({ context: { db, services } }) => verifyLog(db, verifierOf(services))),
    },
  },
  health: {
    get: admin.health.get.handler(({ context: { db, services } }) => readHealth(db, services)),
  },
  analytics: {
    get: admin.analytics.get.handler(({ input, context: { db, services } }) => readAnalytics(db, services, input.days)),
  },
  work: {
    list: admin.work.list.handler(({ input, context: { db } }) => listWork(db, input)),
  },
};
