import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { MonitoringOverview, VendorMonitoring } from '#domain/vendors/monitoring/run.ts';
import { RHYTHMS } from '#domain/vendors/monitoring/values.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

export const vendorMonitoring = {
  get: endpoint({
    method: 'GET',
    path: '/vendor-monitoring',
    permission: 'risk_management.view',
    summary: 'The monitoring of all vendors: what is under way and scheduled, standing problems, newest changes',
    input: Nothing,
    output: MonitoringOverview,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/vendor-monitoring',
    permission: 'risk_management.edit',
    summary: 'Say how often vendors are looked at without anybody asking',
    input: z.object({ rhythm: z.enum(RHYTHMS) }),
    output: MonitoringOverview,
  }),
  runs: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-monitoring/runs',
      permission: 'risk_management.edit',
      summary: 'Look at the domains of all vendors now',
      input: Nothing,
      output: Job,
    }),
  },
  vendor: {
    get: endpoint({
      method: 'GET',
      path: '/vendors/{id}/monitoring',
      permission: 'risk_management.view',
      summary: 'What monitoring saw of the domains of a vendor: the last run or the one asked for, and the history',
      input: ById.extend({ runId: z.uuid().optional() }),
      output: VendorMonitoring,
    }),
    runs: {
      add: endpoint({
        method: 'POST',
        path: '/vendors/{id}/monitoring/runs',
        permission: 'risk_management.edit',
        summary: 'Look at the domains of a vendor now; at most once a minute',
        input: ById,
        output: Job,
      }),
    },
  },
};
