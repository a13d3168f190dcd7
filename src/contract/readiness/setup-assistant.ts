import { z } from 'zod';
import { Language } from '#domain/organisations/language.ts';
import { SetupAnalysis } from '#domain/readiness/setup/analysis.ts';
import { endpoint } from '../endpoint.ts';

/** Part of readiness’ contract. */
export const setupAnalysis = {
  get: endpoint({
    method: 'GET',
    path: '/setup-analysis',
    permission: 'iso_readiness.view',
    summary:
      'What the profile and everything that is there say: score, frameworks, documents, roadmap, risks, quick wins; refused while the profile lacks industry, size or frameworks',
    input: z.object({ language: Language.optional() }),
    output: SetupAnalysis,
  }),
};
