import { nextStepOf, pathOf } from '#domain/readiness/path/next-step.ts';
import { paceToDate } from '#domain/readiness/path/pace-to-date.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { getProfile } from '../../organisations/profile.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { factsOf } from '../facts.ts';
import { readExpiring } from './expiring.ts';
import { countWaitingDocuments, gatherPath, readInPassing } from './gather.ts';

export const pathHandlers = {
  get: os.readiness.path.get.handler(async ({ input, context }) => {
    const { db, organisationId, now, actor } = context;
    const framework = await frameworkNamed(context, input.framework);
    const facts = await factsOf(db, organisationId, framework, dayOf(now));
    const profile = await getProfile(context);
    const steps = pathOf(await gatherPath(context, framework, facts, profile));
    const seesWork = actor.permissions.includes('iso_readiness.view');
    return {
      next: nextStepOf(steps),
      steps,
      pace: seesWork ? paceToDate(facts, profile, dayOf(now)) : null,
      expiring: await readExpiring(context),
      documents: actor.permissions.includes('documents.view') ? await countWaitingDocuments(context) : null,
      inPassing: seesWork ? await readInPassing(context, framework.id, facts) : null,
    };
  }),
};
