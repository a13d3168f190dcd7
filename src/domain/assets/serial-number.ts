import { INTANGIBLE_CATEGORIES, THING_TYPES } from './type-groups.ts';
import type { ASSET_CATEGORIES } from './values.ts';

const THINGS: readonly string[] = THING_TYPES;
const INTANGIBLE: readonly string[] = INTANGIBLE_CATEGORIES;

/**
 * Whether an asset has a serial number to ask for: what can be touched does (specification, section 5), and anything of which nobody said what
 * it is. A service, a program, a database has none, nor has a server or a network device in somebody's cloud; of an organisation's own types
 * nobody knows.
 */
export function needsSerialNumber({
  type,
  category,
}: {
  type?: string | undefined;
  category?: (typeof ASSET_CATEGORIES)[number] | undefined;
}): boolean {
  if (!type) return true;
  return THINGS.includes(type) && !INTANGIBLE.includes(category ?? '');
}
