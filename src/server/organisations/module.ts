import { organisationHandlers } from './handlers.ts';
import { organisationShapes } from './shapes.ts';
import { organisationTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const organisationModule: ServerModule = {
  handlers: { organisations: organisationHandlers },
  transfers: organisationTransfers,
  shapes: organisationShapes,
};
