import { join } from 'node:path';

/** Where the catalogue lies. */
export const CATALOGUE = join(import.meta.dirname, '../../../catalogue');
