import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { NewOrganisation } from '#domain/organisations/organisation.ts';
import { OPENINGS } from '#domain/people/join-rules.ts';
import { ProviderButton } from '#domain/people/provider.ts';
import { NewAdministrator, Session } from '#domain/people/session.ts';
import { endpoint, Nothing } from '../endpoint.ts';

export const installation = {
  get: endpoint({
    method: 'GET',
    path: '/installation',
    permission: 'anyone',
    summary: 'Version, whether the installation still waits for its administrator, and how people come in',
    input: Nothing,
    output: z.object({
      fresh: z.boolean(),
      version: z.string(),
      /** Ways to sign in elsewhere that the installation offers to everybody. */
      providers: z.array(ProviderButton),
      /** Whether new organisations open at once, or on request. */
      opening: z.enum(OPENINGS),
    }),
  }),
};

export const setup = {
  add: endpoint({
    method: 'POST',
    path: '/setup',
    permission: 'anyone',
    summary: 'With the one-time token: create the administrator and the first organisation, or the demo organisation',
    input: z.object({
      token: z.string().min(1, issue('setup_link_incomplete')).max(200),
      administrator: NewAdministrator,
      organisation: NewOrganisation.nullable(),
    }),
    output: Session,
  }),
};
