import { gapsOf } from '#domain/readiness/gaps.ts';
import { readinessOf } from '#domain/readiness/readiness.ts';
import { statementOf } from '#domain/readiness/statement.ts';
import { frameworkNamed } from '../frameworks/handlers.ts';
import type { Act } from '../platform/act.ts';
import { os } from '../platform/gate.ts';
import { factsOf } from './facts.ts';

const dayOf = (act: Act) => act.now.toISOString().slice(0, 10);

export const readinessHandlers = {
  get: os.readiness.get.handler(async ({ input, context: { act } }) => {
    const framework = frameworkNamed(input.framework);
    const facts = await factsOf(act.db, act.organisationId, framework, dayOf(act));
    return readinessOf(
      framework.id,
      framework.domains.map(({ id }) => id),
      facts,
    );
  }),
  gaps: {
    list: os.readiness.gaps.list.handler(async ({ input, context: { act } }) => {
      const facts = await factsOf(act.db, act.organisationId, frameworkNamed(input.framework), dayOf(act));
      return gapsOf(facts, dayOf(act));
    }),
  },
  statement: {
    get: os.readiness.statement.get.handler(async ({ input, context: { act } }) => {
      const framework = frameworkNamed(input.framework);
      return statementOf(await factsOf(act.db, act.organisationId, framework, dayOf(act)));
    }),
  },
};
