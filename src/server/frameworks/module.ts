import { choiceHandlers } from './choice-handlers.ts';
import { frameworkHandlers } from './handlers.ts';
import { frameworkShapes } from './shapes.ts';
import { frameworkTransfers } from './transfers.ts';
import type { ServerModule } from '../platform/module.ts';

export const frameworkModule: ServerModule = {
  handlers: { frameworks: frameworkHandlers, organisations: choiceHandlers },
  transfers: frameworkTransfers,
  shapes: frameworkShapes,
};
