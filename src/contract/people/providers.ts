import { z } from 'zod';
import { Identity, IdentityProvider, NewIdentityProvider, ProviderButton } from '#domain/people/provider.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

/** Where the browser goes next: the provider's own page. */
const Way = z.object({ url: z.string() });

export const providers = {
  list: endpoint({
    method: 'GET',
    path: '/providers',
    permission: 'anyone',
    summary: 'Ways to sign in elsewhere: those of the installation, and with an address the one of its organisation',
    input: z.object({ email: z.string().max(254).optional() }).optional(),
    output: z.array(ProviderButton),
  }),
};

export const identities = {
  list: endpoint({
    method: 'GET',
    path: '/identities',
    permission: 'signed-in',
    summary: 'Identities elsewhere with which the signed-in person may sign in, and what could still be connected',
    input: Nothing,
    output: z.object({ rows: z.array(Identity), offered: z.array(ProviderButton) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/identities',
    permission: 'signed-in',
    summary: 'Begin to connect an identity; answers where the browser goes',
    input: z.object({ provider: z.string().max(40), redirect: z.string().max(2000).optional() }),
    output: Way,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/identities/{id}',
    permission: 'signed-in',
    summary: 'Disconnect an identity; the last way in stays',
    input: ById,
    output: z.object({ removed: z.literal(true) }),
  }),
};

export const identityProvider = {
  get: endpoint({
    method: 'GET',
    path: '/identity-provider',
    permission: 'settings.view',
    summary: "The organisation's own OpenID provider, never its secret, and the redirect address to enter there",
    input: Nothing,
    output: z.object({
      provider: IdentityProvider.nullable(),
      redirectAddress: z.string(),
      domain: z.string().nullable(),
    }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/identity-provider',
    permission: 'settings.edit',
    summary:
      "Set the organisation's own OpenID provider; another issuer takes the identities of the old one away. Takes a person with every permission, and a proof",
    input: NewIdentityProvider.extend({
      /** The password, a code of the app or a recovery code. */
      proof: z.string().min(1).max(200).optional(),
    }),
    output: IdentityProvider,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/identity-provider',
    permission: 'settings.edit',
    summary: "Remove the organisation's own OpenID provider and the identities that came from it",
    input: Nothing,
    output: z.object({ removed: z.literal(true) }),
  }),
  test: {
    add: endpoint({
      method: 'POST',
      path: '/identity-provider/tests',
      permission: 'settings.edit',
      summary: 'Ask an issuer for its description, and say what came of it',
      input: z.object({ issuer: NewIdentityProvider.shape.issuer }),
      output: z.object({
        outcome: z.enum(['works', 'unreachable', 'refused', 'not_trusted', 'misconfigured']),
        /** What the provider offers, or what went wrong, in English. */
        detail: z.string(),
      }),
    }),
  },
};
