import { os, osAnyone, osSignedIn } from '../../platform/http/gate.ts';
import { openedSession } from '../session-of.ts';
import { confirmEmail, sendVerification } from './email-verification.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts';
import { changeOwnPassword } from './own-password.ts';
import {
  confirmSecondFactor,
  makeRecoveryCodes,
  setUpSecondFactor,
  takeSecondFactorAway,
} from './own-second-factor.ts';
import { getOwnSecurity } from './own-security.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { resetByLink, sendResetLink, viewResetLink } from './reset-links.ts';
import { takeSecondStep } from './second-step.ts';
import { endMemberSession, endOwnSessions, listMemberSessions, listOwnSessions } from './sessions.ts';
import { listOwnSignIns, listSignIns } from './sign-ins.ts';

/** Steps of signing in beyond address and password; they stand below `session` in the contract. */
export const sessionStepHandlers = {
  secondFactor: {
    add: osAnyone.people.session.secondFactor.add.handler(async ({ input, context }) =>
      openedSession(context, await takeSecondStep(context, input.ticket, input.code)),
    ),
  },
  passkeyChallenge: {
    add: osAnyone.people.session.passkeyChallenge.add.handler(({ context }) => beginPasskeySignIn(context)),
  },
  passkey: {
    add: osAnyone.people.session.passkey.add.handler(async ({ input, context }) =>
      openedSession(context, await signInWithPasskey(context, input.ticket, input.response)),
    ),
  },
};

/** What protects an account, and who is signed in where. */
export const securityHandlers = {
  ownSecurity: {
    get: osSignedIn.people.ownSecurity.get.handler(({ context }) =>
      getOwnSecurity(context.db, context, context.person),
    ),
  },
  ownPassword: {
    change: osSignedIn.people.ownPassword.change.handler(({ input, context }) =>
      changeOwnPassword(context.db, context, context.person, input),
    ),
  },
  ownSecondFactor: {
    add: osSignedIn.people.ownSecondFactor.add.handler(({ context }) =>
      setUpSecondFactor(context.db, context, context.person),
    ),
    confirmation: {
      add: osSignedIn.people.ownSecondFactor.confirmation.add.handler(async ({ input, context }) => ({
        codes: await confirmSecondFactor(context.db, context, context.person, input.code),
      })),
    },
    recoveryCodes: {
      add: osSignedIn.people.ownSecondFactor.recoveryCodes.add.handler(async ({ input, context }) => ({
        codes: await makeRecoveryCodes(context.db, context, context.person, input.proof),
      })),
    },
    removal: {
      add: osSignedIn.people.ownSecondFactor.removal.add.handler(async ({ input, context }) => {
        await takeSecondFactorAway(context.db, context, context.person, input.proof);
        return { removed: true as const };
      }),
    },
  },
  ownPasskeys: {
    challenge: {
      add: osSignedIn.people.ownPasskeys.challenge.add.handler(({ context }) =>
        beginPasskey(context.db, context, context.person),
      ),
    },
    add: osSignedIn.people.ownPasskeys.add.handler(({ input, context }) =>
      addPasskey(context.db, context, context.person, input),
    ),
    change: osSignedIn.people.ownPasskeys.change.handler(({ input, context }) =>
      renamePasskey(context.db, context.person, input.id, input.name),
    ),
    remove: osSignedIn.people.ownPasskeys.remove.handler(async ({ input, context }) => {
      await removePasskey(context.db, context, context.person, input.id);
      return { removed: true as const };
    }),
  },
  ownSessions: {
    list: osSignedIn.people.ownSessions.list.handler(({ context }) => listOwnSessions(context.db, context.person)),
    remove: osSignedIn.people.ownSessions.remove.handler(async ({ input, context }) => ({
      ended: await endOwnSessions(context.db, context, context.person, input.id),
    })),
    others: {
      remove: osSignedIn.people.ownSessions.others.remove.handler(async ({ context }) => ({
        ended: await endOwnSessions(context.db, context, context.person),
      })),
    },
  },
  ownSignIns: {
    list: osSignedIn.people.ownSignIns.list.handler(({ input, context }) =>
      listOwnSignIns(context.db, context.person.userId, input),
    ),
  },
  emailVerifications: {
    add: osSignedIn.people.emailVerifications.add.handler(async ({ context }) => {
      await sendVerification(context.db, context, context.person);
      return { sent: true as const };
    }),
    confirmation: {
      add: osAnyone.people.emailVerifications.confirmation.add.handler(({ input, context }) =>
        confirmEmail(context, input.token),
      ),
    },
  },
  resetLinks: {
    add: osAnyone.people.resetLinks.add.handler(async ({ input, context }) => {
      await sendResetLink(context, input.email);
      return { sent: true as const };
    }),
    get: osAnyone.people.resetLinks.get.handler(({ input, context }) => viewResetLink(context, input.token)),
    password: {
      change: osAnyone.people.resetLinks.password.change.handler(({ input, context }) =>
        resetByLink(context, input.token, input.password),
      ),
    },
  },
  memberSessions: {
    list: os.people.memberSessions.list.handler(({ input, context }) => listMemberSessions(context, input)),
    remove: os.people.memberSessions.remove.handler(async ({ input, context }) => ({
      ended: await endMemberSession(context, input.id),
    })),
  },
  signIns: {
    list: os.people.signIns.list.handler(({ input, context }) => listSignIns(context, input)),
  },
};
