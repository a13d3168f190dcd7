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
    list: webhooks.list.handler(({ context: { act } }) => listEndpoints(act.db, act.organisationId)),
    get: webhooks.get.handler(({ input, context: { act } }) => endpointNamed(act, input.id)),
    add: webhooks.add.handler(({ input, context: { act, services } }) => addEndpoint(act, services, input)),
    change: webhooks.change.handler(({ input: { id, ...change }, context: { act, services } }) =>
      changeEndpoint(act, services, id, change),
    ),
    remove: webhooks.remove.handler(async ({ input, context: { act } }) => {
      await removeEndpoint(act, input.id);
      return { id: input.id };
    }),
    secrets: {
      add: webhooks.secrets.add.handler(({ input, context: { act, services } }) =>
        renewSecret(act, services, input.id),
      ),
    },
    trials: {
      add: webhooks.trials.add.handler(async ({ input, context: { act } }) => {
        const { id, name, isOn } = await endpointNamed(act, input.id);
        if (!isOn) throw conflict('endpoint_off', 'The endpoint is switched off. Switch it on first.');
        const data = { organisationId: act.organisationId, text: `A test from ${act.actor.name}` };
        await sendToEndpoint(act, id, [{ cause: `test:${act.newId()}`, event: 'test', title: name, data }]);
        return { id };
      }),
    },
    deliveries: {
      list: webhooks.deliveries.list.handler(async ({ input: { id, ...filter }, context: { act } }) => {
        await endpointNamed(act, id);
        if (!act.actor.permissions.includes('audit_trail.view')) throw trailNeeded();
        return listDeliveries(act, id, filter);
      }),
    },
    resending: {
      add: webhooks.resending.add.handler(({ input, context: { act } }) => {
        if (!act.actor.permissions.includes('audit_trail.view')) throw trailNeeded();
        return resendDelivery(act, input.id);
      }),
    },
  },
  rules: {
    list: rules.list.handler(({ context: { act } }) => listRules(act.db, act.organisationId, act.now)),
    get: rules.get.handler(({ input, context: { act } }) => ruleNamed(act, input.id)),
    add: rules.add.handler(({ input, context: { act } }) => addRule(act, input)),
    change: rules.change.handler(({ input: { id, version, ...rule }, context: { act } }) =>
      changeRule(act, id, rule, version),
    ),
    remove: rules.remove.handler(async ({ input, context: { act } }) => {
      await removeRule(act, input.id);
      return { id: input.id };
    }),
    trials: { add: rules.trials.add.handler(({ input, context: { act } }) => tryRule(act, input)) },
    runs: {
      list: rules.runs.list.handler(({ input, context: { act } }) => listRuns(act.db, act.organisationId, input)),
    },
  },
};
