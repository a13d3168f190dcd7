import { os } from '../platform/http/gate.ts';
import { addRisk, assessRisk, changeRisk, changeRisks, removeRisk, setClosed } from './acts.ts';
import { acceptRisk, reviewRisk, withdrawAcceptance } from './decisions.ts';
import { readDetails } from './details.ts';
import { readHistory } from './history.ts';
import { importRisks } from './importing.ts';
import { addScenarios, viewScenarios } from './library.ts';
import { listRisks, readOverview } from './listing.ts';
import { keepMethod, previewMethod } from './method-acts.ts';
import { listVersions } from './methods.ts';
import { listPlan } from './plan-list.ts';
import { addAction, changeAction, removeAction } from './plan.ts';

export const riskHandlers = {
  list: os.risks.list.handler(({ input, context: { act } }) => listRisks(act, input)),
  overview: { get: os.risks.overview.get.handler(({ context: { act } }) => readOverview(act)) },
  history: { get: os.risks.history.get.handler(({ context: { act } }) => readHistory(act)) },
  scenarios: {
    list: os.risks.scenarios.list.handler(({ input: { language = 'en' }, context: { act } }) =>
      viewScenarios(act, language),
    ),
    additions: {
      add: os.risks.scenarios.additions.add.handler(async ({ input, context: { act } }) => ({
        ids: await addScenarios(act, input),
      })),
    },
  },
  imports: {
    add: os.risks.imports.add.handler(async ({ input: { lines, isPreview = false }, context: { act } }) => ({
      fates: await importRisks(act, lines, isPreview),
    })),
  },
  get: os.risks.get.handler(({ input, context: { act } }) => readDetails(act, input.id)),
  add: os.risks.add.handler(async ({ input, context: { act } }) => readDetails(act, await addRisk(act, input))),
  change: os.risks.change.handler(async ({ input: { id, version, ...change }, context: { act } }) => {
    await changeRisk(act, id, change, version);
    return readDetails(act, id);
  }),
  remove: os.risks.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeRisk(act, id);
    return { id };
  }),
  changes: {
    add: os.risks.changes.add.handler(({ input, context: { act } }) => changeRisks(act, input.ids, input.change)),
  },
  assessments: {
    add: os.risks.assessments.add.handler(async ({ input: { id, ...asked }, context: { act } }) => {
      await assessRisk(act, id, asked);
      return readDetails(act, id);
    }),
  },
  closing: {
    add: os.risks.closing.add.handler(async ({ input: { id, reason }, context: { act } }) => {
      await setClosed(act, id, reason);
      return readDetails(act, id);
    }),
    remove: os.risks.closing.remove.handler(async ({ input: { id }, context: { act } }) => {
      await setClosed(act, id, null);
      return readDetails(act, id);
    }),
  },
  actions: {
    list: os.risks.actions.list.handler(({ input, context: { act } }) => listPlan(act, input)),
    add: os.risks.actions.add.handler(async ({ input: { id, ...asked }, context: { act } }) => {
      await addAction(act, id, asked);
      return readDetails(act, id);
    }),
    change: os.risks.actions.change.handler(async ({ input: { id, partId, ...asked }, context: { act } }) => {
      await changeAction(act, id, partId, asked);
      return readDetails(act, id);
    }),
    remove: os.risks.actions.remove.handler(async ({ input: { id, partId }, context: { act } }) => {
      await removeAction(act, id, partId);
      return readDetails(act, id);
    }),
  },
  acceptances: {
    add: os.risks.acceptances.add.handler(async ({ input: { id, ...asked }, context: { act } }) => {
      await acceptRisk(act, id, asked);
      return readDetails(act, id);
    }),
    withdrawal: {
      add: os.risks.acceptances.withdrawal.add.handler(async ({ input: { id, partId, reason }, context: { act } }) => {
        await withdrawAcceptance(act, id, partId, reason);
        return readDetails(act, id);
      }),
    },
  },
  reviews: {
    add: os.risks.reviews.add.handler(async ({ input: { id, ...asked }, context: { act } }) => {
      await reviewRisk(act, id, asked);
      return readDetails(act, id);
    }),
  },
  method: {
    get: os.risks.method.get.handler(async ({ context: { act } }) => ({
      versions: await listVersions(act.db, act.organisationId),
    })),
    add: os.risks.method.add.handler(({ input: { method, note = '', after }, context: { act } }) =>
      keepMethod(act, method, note, after),
    ),
    effect: {
      add: os.risks.method.effect.add.handler(({ input, context: { act } }) => previewMethod(act, input.method)),
    },
  },
};
