import type { OwnValue } from './field.ts';

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})=(.+)$/s;

/** How a filter of the list names a value: the field's id, an equals sign, the value as JSON. Apart from the schemas, as ./values.ts is. */
export const ownFilter = (id: string, value: OwnValue): string => `${id}=${JSON.stringify(value)}`;

/** @returns null where a text is no such filter. */
export function readOwnFilter(text: string): { id: string; value: OwnValue } | null {
  const [, id, json] = SHAPE.exec(text) ?? [];
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (id === undefined || !['string', 'number', 'boolean'].includes(typeof value)) return null;
    return { id, value: value as OwnValue };
  } catch {
    return null;
  }
}
