import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { endpointsOf } from '#server/platform/http/openapi.ts';
import { MISSING, VALID } from './valid-bodies.ts';

/** Where an endpoint takes a value: a name, or two with a dot for a part of an object. */
export interface Field {
  name: string;
  isInPath: boolean;
  takesText: boolean;
}

export interface Place {
  method: string;
  path: string;
  schema: z.ZodType;
  fields: Field[];
}

interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** Every endpoint that needs somebody, with what it takes, one level into objects. */
export function listPlaces(): Place[] {
  return [...endpointsOf(contract)].flatMap(([, path, method, permission, , endpoint]) => {
    if (permission === 'anyone') return [];
    const schema = endpoint['~orpc'].inputSchema as z.ZodType;
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    const fields = Object.entries(properties).flatMap(([name, shape]) => {
      const isInPath = path.includes(`{${name}}`);
      const parts = Object.entries(shape.properties ?? { '': shape });
      return parts.map(([part, inner]) => ({
        name: part ? `${name}.${part}` : name,
        isInPath,
        takesText: isTextual(inner),
      }));
    });
    return [{ method: method.toUpperCase(), path, schema, fields }];
  });
}

const PLAIN = ['number', 'integer', 'boolean', 'null'];

/** Whether some text may stand there: not where only numbers and flags do. */
function isTextual({ type, items, anyOf, oneOf, allOf }: Shape): boolean {
  const choices = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  if (choices.length > 0) return choices.some(isTextual);
  if (items) return isTextual(items);
  return type === undefined || [type].flat().some((one) => !PLAIN.includes(one));
}

const PATH: Record<string, string> = { framework: 'iso-27001-2022', requirementId: 'A.5.9' };
export const isRead = ({ method }: Place) => method === 'GET' || method === 'DELETE';

/** What an endpoint is asked with besides the fields in question, so that the rest of the request is valid. */
function restOf(place: Place): Record<string, unknown> {
  const inPath = [...place.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, PATH[name] ?? MISSING]);
  return { ...(isRead(place) ? {} : VALID[place.path]), ...Object.fromEntries(inPath) };
}

export function inputWith(place: Place, fields: Field[], value: unknown): Record<string, unknown> {
  const input = restOf(place);
  for (const { name } of fields) {
    const [whole = '', part] = name.split('.');
    const before = input[whole];
    input[whole] = part === undefined ? value : { ...(typeof before === 'object' ? before : {}), [part]: value };
  }
  return input;
}

/** Fields that are asked at once. */
export interface Group {
  fields: Field[];
  /** The schema lets all of them through, so that the handler decides about them. */
  isCarried: boolean;
}

/**
 * What the schema lets through reaches the handler and the database only beside what is valid, so it is not asked together with what the schema
 * refuses; an address is looked at before a body is.
 */
export function groupsOf(place: Place, fields: Field[], value: unknown): Group[] {
  const faults = faultsIn(place, fields, value);
  const groups = Map.groupBy(fields, (field) => `${isNamed(field, faults)} ${field.isInPath}`);
  return [...groups.values()].map((some) => ({
    fields: some,
    isCarried: faultsIn(place, some, value).length === 0,
  }));
}

/** Whether the schema says that this value cannot stand in that field. */
export function refuses(place: Place, field: Field, value: unknown): boolean {
  return isNamed(field, faultsIn(place, [field], value));
}

const faultsIn = (place: Place, fields: Field[], value: unknown) =>
  place.schema.safeParse(inputWith(place, fields, value)).error?.issues ?? [];

function isNamed({ name }: Field, faults: z.core.$ZodIssue[]): boolean {
  const [whole, part] = name.split('.');
  return faults.some(({ path }) => path[0] === whole && (part === undefined || path.length === 1 || path[1] === part));
}

/** The address and the body of a request with that input. */
export function requestOf(place: Place, input: Record<string, unknown>) {
  const rest = { ...input };
  const address = place.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]).toWellFormed());
  });
  if (!isRead(place)) return { address, body: rest };
  const query = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([part, inner]) => parameter(`${name}[${part}]`, inner))
      : parameter(name, value),
  );
  return { address: query.length > 0 ? `${address}?${query.join('&')}` : address, body: undefined };
}

const parameter = (name: string, value: unknown) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`;
