import type { ASSET_TYPES } from './values.ts';

type AssetType = (typeof ASSET_TYPES)[number];

/** What people work on. */
export const ENDPOINT_TYPES = ['Laptop', 'Desktop', 'Mobile Device', 'Tablet'] as const satisfies AssetType[];
/** What services run on, where it stands in rooms and not in somebody's cloud. */
export const INFRASTRUCTURE_TYPES = ['Server', 'Network Device', 'Storage Device'] as const satisfies AssetType[];
const OFFICE_TYPES = ['Printer', 'Scanner'] as const satisfies AssetType[];
/** What stands in rooms and is carried by nobody. */
export const FIXED_TYPES = [...INFRASTRUCTURE_TYPES, ...OFFICE_TYPES] as const;
/** What people work on and with. */
export const DEVICE_TYPES = [...ENDPOINT_TYPES, ...OFFICE_TYPES] as const;
/** What can be touched. */
export const THING_TYPES = [...ENDPOINT_TYPES, ...FIXED_TYPES] as const;

/** Of these categories nothing can be touched, whatever its type is called: a server in a cloud, a phone system that is a program. */
export const INTANGIBLE_CATEGORIES = ['Cloud', 'Software'] as const;
