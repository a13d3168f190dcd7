import { analyseSetup } from '#domain/readiness/setup/analysis.ts';
import { type AnsweredProfile, missingAnswers } from '#domain/readiness/setup/facts.ts';
import { getProfile } from '../../organisations/profile.ts';
import { os } from '../../platform/gate.ts';
import { conflict } from '../../platform/problems.ts';
import { gatherSetup } from './gather.ts';

export const setupAnalysisHandlers = {
  get: os.readiness.setupAnalysis.get.handler(async ({ input, context: { act } }) => {
    const profile = await getProfile(act);
    const missing = missingAnswers(profile);
    if (missing.length > 0)
      throw conflict('profile_incomplete', `The profile lacks what the analysis is made of: ${missing.join(', ')}.`);
    return analyseSetup(await gatherSetup(act, profile as AnsweredProfile), input.language ?? 'en');
  }),
};
