import { type AliasedExpression, sql } from 'kysely';
import type { z } from 'zod';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** A column for every fact of a schema, named in snake case. */
export type ColumnsOf<Facts> = { [Key in keyof Facts & string as Snake<Key>]: Facts[Key] };

type Selected<Facts> = { [Key in keyof Facts & string]: AliasedExpression<Facts[Key], Key> }[keyof Facts & string];

/** Facts of a schema as columns of its table, and back: a fact that the schema has is written, read and told. */
export function factColumns<S extends z.ZodObject>(schema: S) {
  type Facts = z.infer<S>;
  const keys = Object.keys(schema.shape) as (keyof Facts & string)[];
  const columnOf = new Map(keys.map((key) => [key, key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]));
  return {
    columns: [...columnOf.values()],
    /** For inserts and updates; only those that are given. */
    columnsOf: <T extends { [Key in keyof Facts]?: Facts[Key] | undefined }>(facts: T) => {
      const given = keys.filter((key) => facts[key as keyof T] !== undefined);
      return Object.fromEntries(given.map((key) => [columnOf.get(key), facts[key as keyof T]])) as ColumnsOf<
        Pick<Facts, keyof T & keyof Facts>
      >;
    },
    factsOf: (thing: Facts) => Object.fromEntries(keys.map((key) => [key, thing[key]])) as Facts,
    factsOfRow: (row: object) =>
      Object.fromEntries(keys.map((key) => [key, (row as Record<string, unknown>)[columnOf.get(key) ?? key]])) as Facts,
    /** What a query selects, each under the fact's own name. */
    selectedFrom: (table: string) =>
      keys.map((key) => sql.ref(`${table}.${columnOf.get(key)}`).as(key)) as unknown as Selected<Facts>[],
  };
}
