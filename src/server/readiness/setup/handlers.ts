import { analyseSetup } from '#domain/readiness/setup/analysis.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict } from '../../platform/http/problems.ts';
import { readAnswers } from './answers.ts';
import { gatherSetup } from './gather.ts';

export const setupAnalysisHandlers = {
  get: os.readiness.setupAnalysis.get.handler(async ({ input, context }) => {
    const { profile, missing } = await readAnswers(context);
    if (!profile)
      throw conflict('profile_incomplete', `The profile lacks what the analysis is made of: ${missing.join(', ')}.`);
    return analyseSetup(await gatherSetup(context, profile), input.language ?? 'en');
  }),
};
