import { z } from 'zod';
import { access } from './administration/access.ts';
import { analytics } from './administration/analytics.ts';
import { accounts } from './administration/accounts.ts';
import { contactForm, contactMessages } from './administration/contact.ts';
import {
  health,
  knownOrganisations,
  knownSessions,
  knownSignIns,
  log,
  opening,
  work,
} from './administration/installation.ts';
import { mail } from './administration/mail.ts';
import { outbox } from './administration/outbox.ts';
import { recentErrors, selfCheck } from './administration/support.ts';
import { data } from './administration/data.ts';
import { endpoint } from './endpoint.ts';

export const administration = {
  access,
  accounts,
  knownOrganisations,
  knownSessions,
  knownSignIns,
  opening,
  log,
  health,
  analytics,
  work,
  data,
  outbox,
  contactForm,
  contactMessages,
  mail,
  selfCheck,
  recentErrors,
  clientErrors: {
    add: endpoint({
      method: 'POST',
      path: '/client-errors',
      permission: 'anyone',
      summary: 'Report a fault of the interface to the server’s log; answers with the reference that finds it there',
      input: z.object({
        message: z.string().max(2000),
        stack: z.string().max(8000).optional(),
        path: z.string().max(500),
      }),
      output: z.object({ reference: z.string() }),
    }),
  },
};
