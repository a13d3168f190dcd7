import { invitation, invitations } from './people/invitations.ts';
import { openingRequests, ownMemberships, ownRequests, registrations, requests } from './people/access-requests.ts';
import { members } from './people/members.ts';
import { identities, identityProvider, providers } from './people/providers.ts';
import { session } from './people/sessions.ts';
import {
  emailVerifications,
  memberSessions,
  ownPasskeys,
  ownPassword,
  ownSecondFactor,
  ownSecurity,
  ownSessions,
  ownSignIns,
  resetLinks,
  sessionSteps,
  signIns,
} from './people/security.ts';
import { installation, setup } from './people/setup.ts';
import { tokens } from './people/tokens.ts';
import { roles } from './people/roles.ts';
import { entrance, passwordResets, users } from './people/users.ts';

export const people = {
  users,
  passwordResets,
  entrance,
  roles,
  session: { ...session, ...sessionSteps },
  members,
  installation,
  setup,
  tokens,
  providers,
  identities,
  identityProvider,
  registrations,
  requests,
  openingRequests,
  ownRequests,
  ownMemberships,
  invitations,
  invitation,
  ownSecurity,
  ownPassword,
  ownSecondFactor,
  ownPasskeys,
  ownSessions,
  ownSignIns,
  emailVerifications,
  resetLinks,
  memberSessions,
  signIns,
};
