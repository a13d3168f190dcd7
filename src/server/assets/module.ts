import { assetHandlers } from './handlers.ts';
import { importAssets } from './import-job.ts';
import { operateOnAssets, undoOperation } from './operation-job.ts';
import { assetShapes } from './shapes.ts';
import { assetTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const assetModule: ServerModule = {
  handlers: { assets: assetHandlers },
  transfers: assetTransfers,
  jobs: [importAssets, operateOnAssets, undoOperation],
  shapes: assetShapes,
};
