import { issue } from '#domain/issue.ts';
import type { Control } from '#domain/controls/control.ts';
import { assess } from '#domain/readiness/assessment.ts';
import { byId, changeControl } from '../controls/change-control.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { dayOf } from '../platform/day.ts';
import { os } from '../platform/http/gate.ts';
import { invalid } from '../platform/http/problems.ts';
import { factsOf } from './facts.ts';

export const assessmentHandlers = {
  get: os.readiness.assessment.get.handler(async ({ input, context }) => {
    const facts = await factsOf(
      context.db,
      context.organisationId,
      await frameworkNamed(context, input.framework),
      dayOf(context.now),
    );
    return { assessed: facts.length, proposals: assess(facts) };
  }),
  apply: os.readiness.assessment.apply.handler(async ({ input, context }) => {
    const framework = await frameworkNamed(context, input.framework);
    const wanted = new Map(input.changes.map((change) => [change.requirementId, change]));
    if (wanted.size < input.changes.length) throw invalid([{ path: 'changes', message: issue('requirement_twice') }]);
    const requirements = [...wanted.keys()].map((id) => requirementNamed(framework, id)).toSorted(byId);
    const changed: Control[] = [];
    for (const requirement of requirements) {
      const { to, version } = wanted.get(requirement.id)!;
      changed.push(await changeControl(context, requirement, { status: to }, version));
    }
    return changed;
  }),
};
