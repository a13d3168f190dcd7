import { z } from 'zod';

/** A column as the database has it. */
export interface Column {
  table: string;
  name: string;
  /** As PostgreSQL writes it: "text", "numeric(14,2)". */
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  /** Its CHECK constraints. */
  check: string | null;
}

/** What a schema says of one value: JSON Schema, with alternatives of text taken together. */
interface Said {
  type: string | undefined;
  isNullable: boolean;
  values: string[] | null;
  format: string | undefined;
  length: Range;
  range: Range;
}

type Range = { least: number | null; most: number | null };

const KINDS: readonly [column: RegExp, said: readonly string[]][] = [
  [/^text$/, ['string']],
  [/^(uuid|date|timestamp)/, ['string']],
  [/^(integer|smallint|bigint)$/, ['integer']],
  [/^(numeric|real|double)/, ['number', 'integer']],
  [/^boolean$/, ['boolean']],
  [/^text\[\]$/, ['array']],
  [/^jsonb$/, ['array', 'object']],
];

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const isSafe = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function saidBy(type: z.ZodType): Said {
  const whole = z.toJSONSchema(type, { unrepresentable: 'any' }) as JsonSchema;
  const all = (whole.anyOf ?? whole.oneOf ?? [whole]).flatMap((part) =>
    Array.isArray(part.type) ? part.type.map((each) => ({ ...part, type: each })) : [part],
  ) as (JsonSchema & { type?: string })[];
  const parts = all.filter((part) => part.type !== 'null');
  const literals = parts.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]));
  const open = parts.filter((part) => part.enum === undefined && part.const === undefined);
  const most = (pick: (part: JsonSchema) => number | undefined) =>
    open.length > 0 && open.every((part) => isSafe(pick(part)))
      ? Math.max(...open.map((part) => pick(part) ?? 0))
      : null;
  const least = (pick: (part: JsonSchema) => number | undefined) =>
    parts.length === open.length && open.every((part) => isSafe(pick(part)))
      ? Math.min(...open.map((part) => pick(part) ?? 0))
      : null;
  const [first] = parts;
  return {
    type: literals.some((each) => typeof each === 'number') ? 'integer' : first?.type,
    isNullable: parts.length < all.length,
    values: open.length === 0 && literals.length > 0 ? literals.map(String).toSorted() : null,
    format: open.length === 1 ? open[0]?.format : undefined,
    length: { least: least((part) => part.minLength), most: most((part) => part.maxLength) },
    range: { least: least((part) => part.minimum), most: most((part) => part.maximum) },
  };
}

/** What a column lets in beyond its type: values, lengths and bounds of its CHECK. */
function boundsOf({ check }: Column): { values: string[] | null; length: Range; range: Range } {
  const text = check ?? '';
  const listed = /= ANY|^CHECK \(\(\w+ = '/.test(text)
    ? [...text.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '')
    : [];
  const numbers = (pattern: string) => {
    const bounds = [...text.matchAll(new RegExp(`${pattern} (>=|>|<=|<) \\(?(-?\\d+)`, 'g'))];
    const of = (sign: string, step: number) =>
      bounds.filter(([, each]) => each === sign).map(([, , n]) => Number(n) + step);
    const [least, most] = [
      [...of('>=', 0), ...of('>', 1)],
      [...of('<=', 0), ...of('<', -1)],
    ];
    return { least: least.length > 0 ? Math.max(...least) : null, most: most.length > 0 ? Math.min(...most) : null };
  };
  return {
    values: listed.length > 0 ? listed.toSorted() : null,
    length: numbers('length\\(\\w+\\)'),
    range: numbers('(?<!length)\\(\\w+'),
  };
}

const LARGEST: Readonly<Record<string, number>> = { smallint: 32_767, integer: 2_147_483_647 };

/**
 * Every difference between what a schema says of a value and its column, in words. What people write is held to more: what a schema lets through
 * and the column refuses is a failure that nobody understands.
 */
export function differencesOf(type: z.ZodType, column: Column, isWritten: boolean): string[] {
  const said = saidBy(type);
  const bounds = boundsOf(column);
  const found: string[] = [];
  const differ = (what: string, schema: unknown, database: unknown) =>
    void found.push(`${column.table}.${column.name}: ${what} ${String(schema)} is said, ${String(database)} is stored`);
  const [, kinds] = KINDS.find(([pattern]) => pattern.test(column.type)) ?? [];
  if (kinds && said.type !== undefined && !kinds.includes(said.type)) differ('type', said.type, column.type);
  if (isWritten ? said.isNullable && !column.isNullable : said.isNullable !== column.isNullable)
    differ('null', said.isNullable ? 'null' : 'no null', column.isNullable ? 'null' : 'no null');
  const isPart = said.values?.every((value) => bounds.values?.includes(value)) ?? said.type === undefined;
  if (
    column.type === 'text' &&
    !(isWritten && isPart) &&
    (isWritten || said.values) &&
    String(said.values) !== String(bounds.values)
  )
    differ('value', said.values ?? 'any', bounds.values ?? 'any');
  if (
    isWritten &&
    said.type === 'string' &&
    (column.type === 'uuid' || column.type === 'date') &&
    said.format !== column.type
  )
    differ('format', said.format ?? 'any', column.type);
  if (column.type === 'text' && said.type === 'string' && said.values === null && bounds.values === null) {
    const limit = said.length.most;
    if (limit === null ? isWritten && bounds.length.most !== null : limit !== bounds.length.most)
      differ('length up to', limit ?? 'any', bounds.length.most ?? 'any');
    if (isWritten && (bounds.length.least ?? 0) > (said.length.least ?? 0) && said.format === undefined)
      differ('length from', said.length.least ?? 0, bounds.length.least);
  }
  if ((said.type === 'integer' || said.type === 'number') && said.values === null) {
    const largest = bounds.range.most ?? LARGEST[column.type] ?? null;
    if (isWritten && largest !== null && (said.range.most ?? Infinity) > largest)
      differ('number up to', said.range.most ?? 'any', largest);
    if (isWritten && bounds.range.least !== null && (said.range.least ?? -Infinity) < bounds.range.least)
      differ('number from', said.range.least ?? 'any', bounds.range.least);
    if (said.range.most !== null && bounds.range.most !== null && said.range.most < bounds.range.most)
      differ('number up to', said.range.most, bounds.range.most);
  }
  return found;
}
