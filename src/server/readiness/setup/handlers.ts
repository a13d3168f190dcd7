import { analyseSetup } from '#domain/readiness/setup/analysis.ts';
import { type AnsweredProfile, missingAnswers } from '#domain/readiness/setup/facts.ts';
import { profileNames } from '../../frameworks/naming.ts';
import { getProfile } from '../../organisations/profile.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict } from '../../platform/http/problems.ts';
import { gatherSetup } from './gather.ts';

export const setupAnalysisHandlers = {
  get: os.readiness.setupAnalysis.get.handler(async ({ input, context }) => {
    const kept = await getProfile(context);
    const names = await profileNames(context);
    // One of the organisation's own may have been removed since it was chosen.
    const profile = { ...kept, frameworks: kept.frameworks.filter((name) => names.includes(name)) };
    const missing = missingAnswers(profile);
    if (missing.length > 0)
      throw conflict('profile_incomplete', `The profile lacks what the analysis is made of: ${missing.join(', ')}.`);
    return analyseSetup(await gatherSetup(context, profile as AnsweredProfile), input.language ?? 'en');
  }),
};
