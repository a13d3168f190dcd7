import { peopleHandlers } from './handlers.ts';
import { policyHandlers } from './policy-handlers.ts';
import { providerTransfers } from './providers/transfers.ts';
import { peopleShapes } from './shapes.ts';
import { userTransfers } from './users/transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const peopleModule: ServerModule = {
  handlers: { people: peopleHandlers, organisations: policyHandlers },
  transfers: { ...userTransfers, ...providerTransfers },
  shapes: peopleShapes,
};
