import { nextStepOf, pathOf } from '#domain/readiness/path/next-step.ts';
import { type PaceToDate, paceToDate } from '#domain/readiness/path/pace-to-date.ts';
import { isApplicable, type RequirementFacts } from '#domain/readiness/facts.ts';
import { deadlineOf, type OrganisationProfile } from '#domain/organisations/profile.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { getProfile } from '../../organisations/profile.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { factsOf } from '../facts.ts';
import { readRoadmap } from '../setup/answers.ts';
import { snapshotAround } from '../snapshots.ts';
import { readExpiring } from './expiring.ts';
import { countWaitingDocuments, gatherPath, readInPassing } from './gather.ts';

/** Asks for the roadmap and for what was kept only where there is a date, and something left to do. */
async function readPace(
  context: Context,
  framework: string,
  facts: RequirementFacts[],
  profile: OrganisationProfile,
): Promise<PaceToDate | null> {
  const { db, organisationId, now } = context;
  const { timelineSetOn } = profile;
  const isDone = facts.every((each) => !isApplicable(each) || each.control.status === 'Implemented');
  if (deadlineOf(profile) === null || timelineSetOn === null || isDone) return null;
  const known = {
    roadmap: await readRoadmap(context),
    kept: await snapshotAround(db, organisationId, framework, timelineSetOn),
  };
  return paceToDate(facts, profile, known, dayOf(now));
}

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
      pace: seesWork ? await readPace(context, framework.id, facts, profile) : null,
      expiring: await readExpiring(context),
      documents: actor.permissions.includes('documents.view') ? await countWaitingDocuments(context) : null,
      inPassing: seesWork ? await readInPassing(context, framework.id, facts) : null,
    };
  }),
};
