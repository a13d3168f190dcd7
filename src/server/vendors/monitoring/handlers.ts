import { os } from '../../platform/http/gate.ts';
import { changeRhythm } from './change-rhythm.ts';
import { monitorAll, monitorVendor } from './run-commands.ts';
import { viewMonitoring, viewOverview } from './views.ts';

export const monitoringHandlers = {
  get: os.vendorMonitoring.get.handler(({ context }) => viewOverview(context)),
  change: os.vendorMonitoring.change.handler(async ({ input, context }) => {
    await changeRhythm(context, input.rhythm);
    return viewOverview(context);
  }),
  runs: { add: os.vendorMonitoring.runs.add.handler(({ context }) => monitorAll(context, 'all')) },
  vendor: {
    get: os.vendorMonitoring.vendor.get.handler(({ input, context }) => viewMonitoring(context, input.id, input.runId)),
    runs: {
      add: os.vendorMonitoring.vendor.runs.add.handler(({ input, context }) => monitorVendor(context, input.id)),
    },
  },
};
