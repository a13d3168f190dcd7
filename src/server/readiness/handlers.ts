import { gapsOf } from '#domain/readiness/gaps.ts';
import { insightsOf } from '#domain/readiness/insights.ts';
import { planOf, quickWinsOf } from '#domain/readiness/plan.ts';
import { predict } from '#domain/readiness/prediction.ts';
import { figuresOf } from '#domain/readiness/snapshot.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { frameworkNamed } from '../frameworks/library.ts';
import { frameworksOf } from '../frameworks/in-use.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { os } from '../platform/http/gate.ts';
import { notFound } from '../platform/http/problems.ts';
import { assessmentHandlers } from './assessment-handlers.ts';
import { readConsistency } from './consistency.ts';
import { factsOf, factsOfEach, pictureOf } from './facts.ts';
import { weeklyFinished } from './pace.ts';
import { packHandlers } from './packs/handlers.ts';
import { pathHandlers } from './path/handlers.ts';
import { profileInsightsHandlers } from './profile/handlers.ts';
import { proposalHandlers } from './proposals/handlers.ts';
import { riskProposalHandlers } from './risk-proposals/handlers.ts';
import { setupAnalysisHandlers } from './setup/handlers.ts';
import { earlierSnapshot, listSnapshots } from './snapshots.ts';
import { statementHandlers } from './statement-handlers.ts';

async function readinessIn({ db, organisationId, now }: Context, framework: Framework) {
  return pictureOf(framework, await factsOf(db, organisationId, framework, dayOf(now)));
}

export const readinessHandlers = {
  list: os.readiness.list.handler(async ({ context }) => {
    const { db, organisationId, now } = context;
    const each = await factsOfEach(db, organisationId, await frameworksOf(db, organisationId), dayOf(now));
    return each.map(({ framework, facts }) => pictureOf(framework, facts));
  }),
  get: os.readiness.get.handler(async ({ input, context }) =>
    readinessIn(context, await frameworkNamed(context, input.framework)),
  ),
  gaps: {
    list: os.readiness.gaps.list.handler(async ({ input, context }) => {
      const facts = await factsOf(
        context.db,
        context.organisationId,
        await frameworkNamed(context, input.framework),
        dayOf(context.now),
      );
      return gapsOf(facts, dayOf(context.now));
    }),
  },
  trend: {
    list: os.readiness.trend.list.handler(async ({ input, context }) => {
      const { db, organisationId, now } = context;
      const framework = await frameworkNamed(context, input.framework);
      const since = dayOf(new Date(now.getTime() - (input.days ?? 365) * 86_400_000));
      const today = dayOf(now);
      const kept = await listSnapshots(db, organisationId, framework.id, since);
      return [
        ...kept.filter(({ day }) => day < today),
        { day: today, figures: figuresOf(await readinessIn(context, framework)) },
      ];
    }),
  },
  plan: {
    get: os.readiness.plan.get.handler(async ({ input, context }) => {
      const framework = await frameworkNamed(context, input.framework);
      if (input.domain && !framework.domains.some(({ id }) => id === input.domain)) throw notFound();
      const facts = await factsOf(context.db, context.organisationId, framework, dayOf(context.now));
      const asked = facts.filter(({ requirement }) => requirement.domain === (input.domain ?? requirement.domain));
      return { plan: planOf(asked, input.target), quickWins: quickWinsOf(asked) };
    }),
  },
  insights: {
    list: os.readiness.insights.list.handler(async ({ input, context }) => {
      const { db, organisationId, now } = context;
      const framework = await frameworkNamed(context, input.framework);
      const today = dayOf(now);
      const facts = await factsOf(db, organisationId, framework, today);
      const earlier = await earlierSnapshot(db, organisationId, framework.id, now);
      return insightsOf({ facts, readiness: pictureOf(framework, facts), earlier, today });
    }),
  },
  predictions: {
    get: os.readiness.predictions.get.handler(async ({ input, context }) => {
      const { db, organisationId, now } = context;
      const framework = await frameworkNamed(context, input.framework);
      const facts = await factsOf(db, organisationId, framework, dayOf(now));
      return predict(facts, await weeklyFinished(db, organisationId, framework.id, now), dayOf(now));
    }),
  },
  consistency: {
    list: os.readiness.consistency.list.handler(({ context }) => readConsistency(context)),
  },
  proposals: proposalHandlers,
  setupAnalysis: setupAnalysisHandlers,
  profileInsights: profileInsightsHandlers,
  riskProposals: riskProposalHandlers,
  path: pathHandlers,
  assessment: assessmentHandlers,
  packs: packHandlers,
  statement: statementHandlers,
};
