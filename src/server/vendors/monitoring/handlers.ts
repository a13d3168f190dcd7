import { os } from '../../platform/http/gate.ts';
import { changeRhythm } from './changing.ts';
import { monitorAll, monitorVendor } from './ordering.ts';
import { viewMonitoring, viewOverview } from './views.ts';

export const monitoringHandlers = {
  get: os.vendorMonitoring.get.handler(({ context: { act } }) => viewOverview(act)),
  change: os.vendorMonitoring.change.handler(async ({ input, context: { act } }) => {
    await changeRhythm(act, input.rhythm);
    return viewOverview(act);
  }),
  runs: { add: os.vendorMonitoring.runs.add.handler(({ context: { act } }) => monitorAll(act, 'all')) },
  vendor: {
    get: os.vendorMonitoring.vendor.get.handler(({ input, context: { act } }) =>
      viewMonitoring(act, input.id, input.runId),
    ),
    runs: {
      add: os.vendorMonitoring.vendor.runs.add.handler(({ input, context: { act } }) => monitorVendor(act, input.id)),
    },
  },
};
