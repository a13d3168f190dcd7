import { type Control, untouched } from '#domain/controls/control.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import { controlsOfAsset } from './asset-controls.ts';
import { byId, changeControl } from './change-control.ts';
import { commentHandlers } from './comment-handlers.ts';
import { controlLinkHandlers } from './link-handlers.ts';
import { listReversals } from './reversals.ts';
import { getControl, listControls } from './store.ts';

export const controlHandlers = {
  list: os.controls.list.handler(async ({ input, context: { act } }) => {
    const framework = await frameworkNamed(act, input.framework);
    const decided = await listControls(act.db, act.organisationId, framework.id);
    return framework.requirements.map(({ id }) => decided.get(id) ?? untouched(framework.id, id));
  }),
  get: os.controls.get.handler(async ({ input, context: { act } }) => {
    const { id } = requirementNamed(await frameworkNamed(act, input.framework), input.requirementId);
    return getControl(act.db, act.organisationId, input.framework, id);
  }),
  change: os.controls.change.handler(async ({ input, context: { act } }) => {
    const { framework, requirementId, version, ...change } = input;
    return changeControl(act, requirementNamed(await frameworkNamed(act, framework), requirementId), change, version);
  }),
  changes: {
    add: os.controls.changes.add.handler(async ({ input, context: { act } }) => {
      const framework = await frameworkNamed(act, input.framework);
      const requirements = [...new Set(input.requirementIds)].map((id) => requirementNamed(framework, id));
      const changed = new Map<string, Control>();
      // Everybody takes them in the same order: two who change the same ones wait, and never for each other.
      for (const requirement of requirements.toSorted(byId))
        changed.set(requirement.id, await changeControl(act, requirement, input.change));
      return requirements.flatMap(({ id }) => changed.get(id) ?? []);
    }),
  },
  reversals: {
    list: os.controls.reversals.list.handler(async ({ input, context: { act } }) => {
      const framework = await frameworkNamed(act, input.framework);
      const { requirementId } = input;
      const asked = requirementId === undefined ? framework.requirements : [requirementNamed(framework, requirementId)];
      return listReversals(act, framework.id, asked);
    }),
  },
  links: controlLinkHandlers,
  comments: commentHandlers,
  ofAsset: {
    list: os.controls.ofAsset.list.handler(({ input, context: { act } }) =>
      controlsOfAsset(act, input.id, input.language ?? 'en'),
    ),
  },
};
