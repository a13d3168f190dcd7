import { z } from 'zod';
import {
  LanguageModel,
  ModelAddress,
  ModelFailure,
  NewLanguageModel,
  OfferedModel,
} from '#domain/organisations/language-model.ts';
import { Policy, SignInMethod } from '#domain/organisations/policy.ts';
import { OrganisationProfile, ProfileChange } from '#domain/organisations/profile.ts';
import { OrganisationSettings } from '#domain/organisations/settings.ts';
import { endpoint, Nothing } from './endpoint.ts';

const Settings = OrganisationSettings.extend({ logoSha256: z.string().nullable() });

const PolicyAnswer = z.object({
  policy: Policy,
  /** Ways of signing in that this installation offers; the others need their client to be configured. */
  offered: z.array(SignInMethod),
  /** Who would have to set up a second factor first: the name and whether they administer, nothing else. */
  withoutSecondFactor: z.array(z.object({ id: z.string(), name: z.string(), isAdmin: z.boolean() })),
});

export const organisations = {
  settings: {
    get: endpoint({
      method: 'GET',
      path: '/organisation/settings',
      permission: 'settings.view',
      summary: 'What is set for everybody of the organisation',
      input: Nothing,
      output: Settings,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/organisation/settings',
      permission: 'settings.edit',
      summary: 'Change the name, the colours, the language, the timezone or the primary framework',
      input: OrganisationSettings.partial(),
      output: Settings,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/organisation/settings',
      permission: 'settings.edit',
      summary:
        'Back to the defaults: colours, language, timezone and framework as at the start, no logo; the name stays',
      input: Nothing,
      output: Settings,
    }),
  },
  profile: {
    get: endpoint({
      method: 'GET',
      path: '/organisation/profile',
      permission: 'iso_readiness.view',
      summary: 'What the organisation says of itself: industry, size, country, what it processes and works towards',
      input: Nothing,
      output: OrganisationProfile,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/organisation/profile',
      permission: 'iso_readiness.edit',
      summary: 'Change what is given of the profile; null says that nothing is said',
      input: ProfileChange,
      output: OrganisationProfile,
    }),
  },
  logo: {
    remove: endpoint({
      method: 'DELETE',
      path: '/organisation/logo',
      permission: 'settings.edit',
      summary: 'Remove the logo',
      input: Nothing,
      output: Settings,
    }),
  },
  languageModel: {
    get: endpoint({
      method: 'GET',
      path: '/organisation/language-model',
      permission: 'settings.view',
      summary: 'The language model the organisation chose, never its key, and the services the operator allows',
      input: Nothing,
      output: z.object({ offered: z.array(OfferedModel), languageModel: LanguageModel.nullable() }),
    }),
    change: endpoint({
      method: 'PUT',
      path: '/organisation/language-model',
      permission: 'settings.edit',
      summary: 'Choose a language model, and switch it on or off; on takes the agreement to what is sent there',
      input: NewLanguageModel,
      output: LanguageModel,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/organisation/language-model',
      permission: 'settings.edit',
      summary: 'Remove the language model with its key and the answers that were kept',
      input: Nothing,
      output: z.object({ removed: z.literal(true) }),
    }),
    tests: {
      add: endpoint({
        method: 'POST',
        path: '/organisation/language-model/tests',
        permission: 'settings.edit',
        summary: 'Ask a language model for one word, and say what came of it; nothing of the organisation is sent',
        input: ModelAddress,
        output: z.object({
          outcome: z.enum(['works', ...ModelFailure.options]),
          /** How long it took, or what went wrong, in English. */
          detail: z.string(),
        }),
      }),
    },
  },
  policy: {
    get: endpoint({
      method: 'GET',
      path: '/organisation/policy',
      permission: 'settings.view',
      summary:
        'What the organisation demands of signing in, sessions and documents, and what a stricter rule would ask of whom',
      input: Nothing,
      output: PolicyAnswer,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/organisation/policy',
      permission: 'settings.edit',
      summary:
        'Change the policy; refused where nobody could sign in any more. What lowers it takes a person with every permission, and a proof',
      input: Policy.partial().extend({
        /** One’s own password, or a code; needed where the change asks less of people than before. */
        proof: z.string().min(1).max(200).optional(),
      }),
      output: PolicyAnswer,
    }),
  },
};
