import { z } from 'zod';
import { contactForm, contactMessages } from './administration/contact.ts';
import { mail } from './administration/mail.ts';
import { outbox } from './administration/outbox.ts';
import { recentErrors, selfCheck } from './administration/support.ts';
import { data } from './administration/data.ts';
import { endpoint } from './endpoint.ts';

export const administration = {
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
