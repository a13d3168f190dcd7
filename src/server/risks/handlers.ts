import { os } from '../platform/http/gate.ts';
import { addRisk, assessRisk, changeRisk, changeRisks, removeRisk, setClosed } from './commands.ts';
import { acceptRisk, reviewRisk, withdrawAcceptance } from './decisions.ts';
import { readDetails } from './details.ts';
import { readHistory } from './history.ts';
import { importRisks } from './import-risks.ts';
import { addScenarios, viewScenarios } from './library.ts';
import { listRisks, readOverview } from './risk-list.ts';
import { keepMethod, previewMethod } from './method-commands.ts';
import { listVersions } from './methods.ts';
import { listPlan } from './plan-list.ts';
import { undoImport } from './undo-import.ts';
import { addAction, changeAction, removeAction } from './plan.ts';

export const riskHandlers = {
  list: os.risks.list.handler(({ input, context }) => listRisks(context, input)),
  overview: { get: os.risks.overview.get.handler(({ context }) => readOverview(context)) },
  history: { get: os.risks.history.get.handler(({ context }) => readHistory(context)) },
  scenarios: {
    list: os.risks.scenarios.list.handler(({ input: { language = 'en' }, context }) =>
      viewScenarios(context, language),
    ),
    additions: {
      add: os.risks.scenarios.additions.add.handler(async ({ input, context }) => ({
        ids: await addScenarios(context, input),
      })),
    },
  },
  imports: {
    add: os.risks.imports.add.handler(({ input: { lines, isPreview = false }, context }) =>
      importRisks(context, lines, isPreview),
    ),
    undo: { add: os.risks.imports.undo.add.handler(({ input, context }) => undoImport(context, input.id)) },
  },
  get: os.risks.get.handler(({ input, context }) => readDetails(context, input.id)),
  add: os.risks.add.handler(async ({ input, context }) => readDetails(context, await addRisk(context, input))),
  change: os.risks.change.handler(async ({ input: { id, version, ...change }, context }) => {
    await changeRisk(context, id, change, version);
    return readDetails(context, id);
  }),
  remove: os.risks.remove.handler(async ({ input: { id }, context }) => {
    await removeRisk(context, id);
    return { id };
  }),
  changes: {
    add: os.risks.changes.add.handler(({ input, context }) => changeRisks(context, input.ids, input.change)),
  },
  assessments: {
    add: os.risks.assessments.add.handler(async ({ input: { id, ...asked }, context }) => {
      await assessRisk(context, id, asked);
      return readDetails(context, id);
    }),
  },
  closing: {
    add: os.risks.closing.add.handler(async ({ input: { id, reason }, context }) => {
      await setClosed(context, id, reason);
      return readDetails(context, id);
    }),
    remove: os.risks.closing.remove.handler(async ({ input: { id }, context }) => {
      await setClosed(context, id, null);
      return readDetails(context, id);
    }),
  },
  actions: {
    list: os.risks.actions.list.handler(({ input, context }) => listPlan(context, input)),
    add: os.risks.actions.add.handler(async ({ input: { id, ...asked }, context }) => {
      await addAction(context, id, asked);
      return readDetails(context, id);
    }),
    change: os.risks.actions.change.handler(async ({ input: { id, partId, ...asked }, context }) => {
      await changeAction(context, id, partId, asked);
      return readDetails(context, id);
    }),
    remove: os.risks.actions.remove.handler(async ({ input: { id, partId }, context }) => {
      await removeAction(context, id, partId);
      return readDetails(context, id);
    }),
  },
  acceptances: {
    add: os.risks.acceptances.add.handler(async ({ input: { id, ...asked }, context }) => {
      await acceptRisk(context, id, asked);
      return readDetails(context, id);
    }),
    withdrawal: {
      add: os.risks.acceptances.withdrawal.add.handler(async ({ input: { id, partId, reason }, context }) => {
        await withdrawAcceptance(context, id, partId, reason);
        return readDetails(context, id);
      }),
    },
  },
  reviews: {
    add: os.risks.reviews.add.handler(async ({ input: { id, ...asked }, context }) => {
      await reviewRisk(context, id, asked);
      return readDetails(context, id);
    }),
  },
  method: {
    get: os.risks.method.get.handler(async ({ context }) => ({
      versions: await listVersions(context.db, context.organisationId),
    })),
    add: os.risks.method.add.handler(({ input: { method, note = '', after }, context }) =>
      keepMethod(context, method, note, after),
    ),
    effect: {
      add: os.risks.method.effect.add.handler(({ input, context }) => previewMethod(context, input.method)),
    },
  },
};
