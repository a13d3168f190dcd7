import { z } from 'zod';
import type { BackupProblem } from '#domain/administration/backup.ts';
import type { Collection, Column } from './collections.ts';
import type { Shapes } from '../../platform/shapes.ts';

export type Row = Record<string, unknown>;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
const isWithin = (bound: number) => (value: unknown) =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= bound;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** An escape for what no text can hold: NUL, or half a surrogate pair. Two backslashes before it are a text that speaks of one. */
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Whether a value of JSON can stand in a column of that type. What PostgreSQL alone can say, such as 30 February, it says when it is asked. */
const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  uuid: matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  text: isText,
  'text[]': (value) => Array.isArray(value) && value.every(isText),
  'uuid[]': (value) => Array.isArray(value) && value.every((one) => FITS['uuid']!(one)),
  boolean: (value) => typeof value === 'boolean',
  smallint: isWithin(32_767),
  integer: isWithin(2_147_483_647),
  bigint: isWithin(Number.MAX_SAFE_INTEGER),
  real: (value) => typeof value === 'number' && Number.isFinite(Math.fround(value)),
  'double precision': (value) => typeof value === 'number',
  numeric: (value) => typeof value === 'number',
  date: matches(/^\d{4}-\d\d-\d\d$/),
  'timestamp with time zone': matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/),
  jsonb: (value) => !UNKEEPABLE.test(JSON.stringify(value)),
};

/** Types that a backup can hold. */
export const TYPES = Object.keys(FITS);

type RowProblem = Pick<BackupProblem, 'fault' | 'field' | 'detail'>;
export type CheckedRow = { row: Row } | { problems: RowProblem[] };

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export type RowCheck = (value: unknown) => CheckedRow;

/** Checks rows of a collection and names their columns; `fallbacks` are the values of columns that a file of an older version lacks. */
export function rowChecker(
  { table, columns }: Pick<Collection, 'table' | 'columns'>,
  shapes: Shapes,
  fallbacks: Row = {},
): RowCheck {
  const fields = new Map(columns.map((column) => [column.field, checkOf(table, column, shapes)]));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { problems: [{ fault: 'wrong_type', field: null, detail: '{ … }' }] };
    const given = value as Row;
    const problems: RowProblem[] = Object.keys(given)
      .filter((field) => !fields.has(field))
      .map((field) => ({ fault: 'unknown_field', field: field.slice(0, 60), detail: null }));
    const row: Row = {};
    for (const [field, { column, fits }] of fields) {
      const found = given[field];
      if (found === undefined) {
        if (column.name in fallbacks) row[column.name] = fallbacks[column.name];
        else if (!column.isNullable) problems.push({ fault: 'missing_field', field, detail: null });
      } else if (found === null ? column.isNullable : fits(found)) row[column.name] = found;
      else problems.push({ fault: 'wrong_type', field, detail: column.type });
    }
    return problems.length > 0 ? { problems } : { row };
  };
}

function checkOf(table: string, column: Column, shapes: Shapes) {
  const fits = FITS[column.type];
  if (!fits) throw new Error(`A backup cannot hold ${table}.${column.name}: ${column.type}`);
  // A hash names a place among the files, whichever subject keeps it.
  const shape = shapes[`${table}.${column.name}`] ?? (column.name.endsWith('sha256') ? Sha256 : undefined);
  return { column, fits: (value: unknown) => fits(value) && (!shape || shape.safeParse(value).success) };
}
