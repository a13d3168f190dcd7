import { controlHandlers } from './handlers.ts';
import type { ServerModule } from '../platform/module.ts';

export const controlModule: ServerModule = {
  handlers: { controls: controlHandlers },
};
