import { customFrameworkHandlers } from './custom-frameworks/handlers.ts';
import { frameworkUseHandlers } from './framework-use.ts';
import { evidenceHandlers } from './handlers.ts';
import { evidenceShapes } from './shapes.ts';
import { validateEvidence } from './validation-job.ts';
import type { ServerModule } from '../platform/module.ts';

export const evidenceModule: ServerModule = {
  handlers: {
    evidence: evidenceHandlers,
    frameworks: { inUse: frameworkUseHandlers, custom: customFrameworkHandlers },
  },
  jobs: [validateEvidence],
  shapes: evidenceShapes,
};
