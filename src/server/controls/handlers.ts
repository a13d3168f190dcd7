import { issue } from '#domain/issue.ts';
import { type Control, untouched } from '#domain/controls/control.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import { controlsOfAsset } from './asset-controls.ts';
import { invalid } from '../platform/http/problems.ts';
import { byId, changeControl } from './change-control.ts';
import { commentHandlers } from './comment-handlers.ts';
import { controlLinkHandlers } from './link-handlers.ts';
import { listReversals } from './reversals.ts';
import { getControl, listControls } from './store.ts';

export const controlHandlers = {
  list: os.controls.list.handler(async ({ input, context }) => {
    const framework = await frameworkNamed(context, input.framework);
    const decided = await listControls(context.db, context.organisationId, framework.id);
    return framework.requirements.map(({ id }) => decided.get(id) ?? untouched(framework.id, id));
  }),
  get: os.controls.get.handler(async ({ input, context }) => {
    const { id } = requirementNamed(await frameworkNamed(context, input.framework), input.requirementId);
    return getControl(context.db, context.organisationId, input.framework, id);
  }),
  change: os.controls.change.handler(async ({ input, context }) => {
    const { framework, requirementId, version, ...change } = input;
    return changeControl(
      context,
      requirementNamed(await frameworkNamed(context, framework), requirementId),
      change,
      version,
    );
  }),
  changes: {
    add: os.controls.changes.add.handler(async ({ input, context }) => {
      const framework = await frameworkNamed(context, input.framework);
      const requirements = [...new Set(input.requirementIds)].map((id) => requirementNamed(framework, id));
      const changed = new Map<string, Control>();
      // Everybody takes them in the same order: two who change the same ones wait, and never for each other.
      for (const requirement of requirements.toSorted(byId))
        changed.set(requirement.id, await changeControl(context, requirement, input.change));
      return requirements.flatMap(({ id }) => changed.get(id) ?? []);
    }),
  },
  decisions: {
    add: os.controls.decisions.add.handler(async ({ input, context }) => {
      const framework = await frameworkNamed(context, input.framework);
      const wanted = new Map(input.decisions.map((decision) => [decision.requirementId, decision]));
      if (wanted.size < input.decisions.length)
        throw invalid([{ path: 'decisions', message: issue('requirement_twice') }]);
      const requirements = [...wanted.keys()].map((id) => requirementNamed(framework, id));
      const changed = new Map<string, Control>();
      for (const requirement of requirements.toSorted(byId)) {
        const { requirementId: _, version, ...change } = wanted.get(requirement.id)!;
        changed.set(requirement.id, await changeControl(context, requirement, change, version));
      }
      return requirements.flatMap(({ id }) => changed.get(id) ?? []);
    }),
  },
  reversals: {
    list: os.controls.reversals.list.handler(async ({ input, context }) => {
      const framework = await frameworkNamed(context, input.framework);
      const { requirementId } = input;
      const asked = requirementId === undefined ? framework.requirements : [requirementNamed(framework, requirementId)];
      return listReversals(context, framework.id, asked);
    }),
  },
  links: controlLinkHandlers,
  comments: commentHandlers,
  ofAsset: {
    list: os.controls.ofAsset.list.handler(({ input, context }) =>
      controlsOfAsset(context, input.id, input.language ?? 'en'),
    ),
  },
};
