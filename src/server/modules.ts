import { organisationModule } from './organisations/module.ts';
import { peopleModule } from './people/module.ts';
import { activityModule } from './activity/module.ts';
import { frameworkModule } from './frameworks/module.ts';
import { assetModule } from './assets/module.ts';
import { documentModule } from './documents/module.ts';
import { controlModule } from './controls/module.ts';
import { evidenceModule } from './evidence/module.ts';
import { riskModule } from './risks/module.ts';
import { vendorModule } from './vendors/module.ts';
import { readinessModule } from './readiness/module.ts';
import { scheduleModule } from './schedule/module.ts';
import { awarenessModule } from './awareness/module.ts';
import { quizModule } from './quiz/module.ts';
import { automationModule } from './automation/module.ts';
import { administrationModule } from './administration/module.ts';
import { sweepInstallation } from './platform/background/sweeps.ts';
import { uploadTransfers } from './platform/http/uploads.ts';
import { type ComposedModules, composeModules, type ServerModule } from './platform/module.ts';

const platformModule: ServerModule = {
  handlers: {},
  transfers: uploadTransfers,
  scheduledTasks: [sweepInstallation],
};

/** What the server consists of: the platform, then the subjects in the order of the spine. */
export const serverModules: ComposedModules = composeModules([
  platformModule,
  organisationModule,
  peopleModule,
  activityModule,
  frameworkModule,
  assetModule,
  documentModule,
  controlModule,
  evidenceModule,
  riskModule,
  vendorModule,
  readinessModule,
  scheduleModule,
  awarenessModule,
  quizModule,
  automationModule,
  administrationModule,
]);
