import { os } from '../platform/http/gate.ts';
import { conflict } from '../platform/http/problems.ts';
import { addRule, changeRule, removeRule, ruleNamed } from './rules.ts';
import { listRules, listRuns } from './rule-store.ts';
import { tryRule } from './trial.ts';
import { listDeliveries, resendDelivery, sendToEndpoint } from './webhooks/deliveries.ts';
import {
  addEndpoint,
  changeEndpoint,
  endpointNamed,
  removeEndpoint,
  renewSecret,
  trailNeeded,
} from './webhooks/endpoints.ts';
import { listEndpoints } from './webhooks/endpoint-store.ts';

const webhooks = os.automation.webhooks;
const rules = os.automation.rules;

export const automationHandlers = {
  webhooks: {
    list: webhooks.list.handler(({ context }) => listEndpoints(context.db, context.organisationId)),
    get: webhooks.get.handler(({ input, context }) => endpointNamed(context, input.id)),
    add: webhooks.add.handler(({ input, context }) => addEndpoint(context, context.services, input)),
    change: webhooks.change.handler(({ input: { id, ...change }, context }) =>
      changeEndpoint(context, context.services, id, change),
    ),
    remove: webhooks.remove.handler(async ({ input, context }) => {
      await removeEndpoint(context, input.id);
      return { id: input.id };
    }),
    secrets: {
      add: webhooks.secrets.add.handler(({ input, context }) => renewSecret(context, context.services, input.id)),
    },
    trials: {
      add: webhooks.trials.add.handler(async ({ input, context }) => {
        const { id, name, isOn } = await endpointNamed(context, input.id);
        if (!isOn) throw conflict('endpoint_off', 'The endpoint is switched off. Switch it on first.');
        const data = { organisationId: context.organisationId, text: `A test from ${context.actor.name}` };
        await sendToEndpoint(context, id, [{ cause: `test:${context.newId()}`, event: 'test', title: name, data }]);
        return { id };
      }),
    },
    deliveries: {
      list: webhooks.deliveries.list.handler(async ({ input: { id, ...filter }, context }) => {
        await endpointNamed(context, id);
        if (!context.actor.permissions.includes('audit_trail.view')) throw trailNeeded();
        return listDeliveries(context, id, filter);
      }),
    },
    resending: {
      add: webhooks.resending.add.handler(({ input, context }) => {
        if (!context.actor.permissions.includes('audit_trail.view')) throw trailNeeded();
        return resendDelivery(context, input.id);
      }),
    },
  },
  rules: {
    list: rules.list.handler(({ context }) => listRules(context.db, context.organisationId, context.now)),
    get: rules.get.handler(({ input, context }) => ruleNamed(context, input.id)),
    add: rules.add.handler(({ input, context }) => addRule(context, input)),
    change: rules.change.handler(({ input: { id, version, ...rule }, context }) =>
      changeRule(context, id, rule, version),
    ),
    remove: rules.remove.handler(async ({ input, context }) => {
      await removeRule(context, input.id);
      return { id: input.id };
    }),
    trials: { add: rules.trials.add.handler(({ input, context }) => tryRule(context, input)) },
    runs: {
      list: rules.runs.list.handler(({ input, context }) => listRuns(context.db, context.organisationId, input)),
    },
  },
};
