import { z } from 'zod';
import { Language } from '#domain/organisations/language.ts';
import { NewOrganisation } from '#domain/organisations/organisation.ts';
import { NewAdministrator, Session } from '#domain/people/session.ts';
import { endpoint, Nothing } from './endpoint.ts';

export const people = {
  session: {
    get: endpoint({
      method: 'GET',
      path: '/session',
      permission: 'signed-in',
      summary: 'Who is signed in, in which organisation, and what they may do',
      input: Nothing,
      output: Session,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/session',
      permission: 'signed-in',
      summary: 'Keep the language of the signed-in person',
      input: z.object({ language: Language }),
      output: Session,
    }),
  },
  members: {
    list: endpoint({
      method: 'GET',
      path: '/members',
      permission: 'iso_readiness.view',
      summary: 'People who may be named as owner: name and id, nothing else',
      input: Nothing,
      output: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  },
  installation: {
    get: endpoint({
      method: 'GET',
      path: '/installation',
      permission: 'anyone',
      summary: 'Version, and whether the installation still waits for its administrator',
      input: Nothing,
      output: z.object({ fresh: z.boolean(), version: z.string() }),
    }),
  },
  setup: {
    add: endpoint({
      method: 'POST',
      path: '/setup',
      permission: 'anyone',
      summary: 'With the one-time token: create the administrator and the first organisation, or the demo organisation',
      input: z.object({
        token: z.string().min(1, 'The set-up link is not complete').max(200),
        administrator: NewAdministrator,
        organisation: NewOrganisation.nullable(),
      }),
      output: Session,
    }),
  },
};
