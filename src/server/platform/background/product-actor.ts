import { PERMISSIONS } from '#domain/people/permission.ts';
import type { Actor } from '../context.ts';
import { PRODUCT_ID } from './job-rows.ts';

/** In whose name the product acts on its own. */
export const PRODUCT: Actor = {
  id: PRODUCT_ID,
  name: 'Clausewise',
  email: '',
  role: 'admin',
  permissions: PERMISSIONS,
  via: 'job',
};
