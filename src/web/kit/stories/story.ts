import type { ReactNode } from 'react';

/** Parts of the kit as somebody meets them, by name; the catalogue shows each alone. */
export type Stories = Readonly<Record<string, () => ReactNode>>;
