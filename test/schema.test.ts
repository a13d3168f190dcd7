import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Asset } from '#domain/assets/asset.ts';
import { AuditEntry, Job, Notification } from '#domain/activity/audit-entry.ts';
import { Control } from '#domain/controls/control.ts';
import { Document, Suggestion } from '#domain/documents/document.ts';
import { Evidence } from '#domain/evidence/evidence.ts';
import { Validation, ValidationFeedback } from '#domain/evidence/validation.ts';
import { Organisation } from '#domain/organisations/organisation.ts';
import { Invitation } from '#domain/people/invitation.ts';
import { UserRequest } from '#domain/people/user-request.ts';
import { Task } from '#domain/schedule/task.ts';
import { Event } from '#domain/schedule/event.ts';
import { startTestServer, type TestServer } from './server.ts';

/** Each entity against its table: `renamed` are columns of another name, `derived` fields are computed and have none. */
const ENTITIES: { schema: z.ZodObject; table: string; derived?: string[]; renamed?: Record<string, string> }[] = [
  { schema: Organisation, table: 'organisations' },
  { schema: AuditEntry, table: 'audit_entries' },
  { schema: Job, table: 'jobs' },
  { schema: Notification, table: 'notifications' },
  { schema: UserRequest, table: 'user_requests' },
  { schema: Invitation, table: 'invitations' },
  { schema: Asset, table: 'assets', derived: ['riskLevel', 'riskPoints'], renamed: { lastUpdated: 'updated_at' } },
  {
    schema: Document,
    table: 'documents',
    derived: ['suggestions', 'reviewDueOn', 'status', 'hasDraft', 'ownerName', 'ownerIsMember'],
  },
  { schema: Suggestion, table: 'suggestions', derived: ['documentTitle'], renamed: { state: 'decision' } },
  { schema: Control, table: 'controls', derived: ['ownerName', 'ownerIsMember'], renamed: {} },
  { schema: Evidence, table: 'evidence', derived: ['documentTitle', 'carriedFrom'] },
  { schema: Validation, table: 'validations', derived: ['documentTitle', 'evidenceId'] },
  { schema: ValidationFeedback, table: 'validation_feedback' },
  { schema: Event, table: 'events', derived: ['ownerName', 'ownerIsMember', 'documentTitle'] },
  { schema: Task, table: 'tasks', derived: ['source', 'ownerName', 'ownerIsMember', 'documentTitle'] },
];

interface Column {
  name: string;
  isNullable: boolean;
  allowed: string[] | null;
}

/** What is stored of an enumerated value stands in quotes in the column's CHECK. */
function allowedBy(definition: string | undefined): string[] | null {
  if (!definition || !/ANY|=/.test(definition)) return null;
  const values = [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? '');
  return values.length > 0 ? values.toSorted() : null;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function valuesOf(type: unknown): string[] | null {
  const inner = type instanceof z.ZodNullable ? type.unwrap() : type;
  return inner instanceof z.ZodEnum ? inner.options.map(String).toSorted() : null;
}

/** Every difference between a schema and its table, in words. */
export function differences(entity: (typeof ENTITIES)[number], columns: Column[]): string[] {
  const { schema, table, derived = [], renamed = {} } = entity;
  return Object.entries(schema.shape).flatMap(([field, type]) => {
    if (derived.includes(field)) return [];
    const column = columns.find(({ name }) => name === (renamed[field] ?? snake(field)));
    if (!column) return [`${table} has no column for ${field}`];
    const found = [];
    const isNullable = type instanceof z.ZodNullable;
    // An untouched control has no row; the one nullable field without a nullable column.
    if (isNullable !== column.isNullable && field !== 'changedAt')
      found.push(
        `${table}.${column.name}: null is ${column.isNullable ? 'stored' : 'said'} but not ${column.isNullable ? 'said' : 'stored'}`,
      );
    const values = valuesOf(type);
    if (values && column.allowed && values.join() !== column.allowed.join())
      found.push(`${table}.${column.name}: ${String(values)} is said, ${String(column.allowed)} is stored`);
    return found;
  });
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await server.owner.query(
    `select a.attname as name, not a.attnotnull as "isNullable",
       (select string_agg(pg_get_constraintdef(c.oid), ' ') from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as check
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [`public.${table}`],
  );
  return rows.map(({ name, isNullable, check }) => ({ name, isNullable, allowed: allowedBy(check) }));
}

describe('SQL and schema say the same', () => {
  test.each(ENTITIES.map((entity) => [entity.table, entity] as const))('%s', async (table, entity) => {
    expect(differences(entity, await columnsOf(table))).toEqual([]);
  });

  test('every table with an organisation refuses the rows of others', async () => {
    const { rows } = await server.owner.query(
      `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });

  test('a column that is missing, differently nullable or differently bounded is seen', () => {
    const entity = {
      schema: z.object({ id: z.string(), dueOn: z.string().nullable(), state: z.enum(['a', 'b']) }),
      table: 'planted',
    };
    const columns = [
      { name: 'due_on', isNullable: false, allowed: null },
      { name: 'state', isNullable: false, allowed: ['a', 'c'] },
    ];
    expect(differences(entity, columns)).toHaveLength(3);
  });
});
