import { readinessHandlers } from './handlers.ts';
import { makePack } from './packs/pack-job.ts';
import { riskReportTransfers } from './risk-reports/transfers.ts';
import { selfAssessmentHandlers } from './self-assessment/handlers.ts';
import { readinessShapes } from './shapes.ts';
import { snapshotTask } from './snapshots.ts';
import { readinessTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const readinessModule: ServerModule = {
  handlers: { readiness: readinessHandlers, selfAssessments: selfAssessmentHandlers },
  transfers: { ...readinessTransfers, ...riskReportTransfers },
  jobs: [makePack],
  scheduledTasks: [snapshotTask],
  shapes: readinessShapes,
};
