import { gapsOf } from '#domain/readiness/gaps.ts';
import { readinessOf } from '#domain/readiness/readiness.ts';
import { statementOf } from '#domain/readiness/statement.ts';
import { frameworkNamed } from '../frameworks/handlers.ts';
import { dayOf } from '../platform/day.ts';
import { os } from '../platform/gate.ts';
import { factsOf } from './facts.ts';

export const readinessHandlers = {
  get: os.readiness.get.handler(async ({ input, context: { act } }) => {
    const framework = frameworkNamed(input.framework);
    const facts = await factsOf(act.db, act.organisationId, framework, dayOf(act.now));
    return readinessOf(
      framework.id,
      framework.domains.map(({ id }) => id),
      facts,
    );
  }),
  gaps: {
    list: os.readiness.gaps.list.handler(async ({ input, context: { act } }) => {
      const facts = await factsOf(act.db, act.organisationId, frameworkNamed(input.framework), dayOf(act.now));
      return gapsOf(facts, dayOf(act.now));
    }),
  },
  statement: {
    get: os.readiness.statement.get.handler(async ({ input, context: { act } }) => {
      const framework = frameworkNamed(input.framework);
      return statementOf(await factsOf(act.db, act.organisationId, framework, dayOf(act.now)));
    }),
  },
};
