import { makeBackup } from './backups/make-backup.ts';
import { checkBackup, restoreBackup } from './backups/restore-backup.ts';
import { backupTransfers } from './backups/transfers.ts';
import { demoYear } from './demo/year-job.ts';
import { administrationHandlers } from './handlers.ts';
import { supportTransfers } from './support.ts';
import type { ServerModule } from '../platform/module.ts';

export const administrationModule: ServerModule = {
  handlers: { administration: administrationHandlers },
  transfers: { ...supportTransfers, ...backupTransfers },
  jobs: [demoYear, makeBackup, checkBackup, restoreBackup],
};
