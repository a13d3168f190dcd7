import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import papa from 'papaparse';
import { parse } from 'yaml';
import { z } from 'zod';
import { demoDay } from './demo-day.ts';
import { tableOf, type Table } from '#domain/tables/table.ts';
import { IMPORT_LIMITS } from '#domain/assets/import-plan.ts';
import type { Context } from '../../platform/context.ts';
import { markdownDocx } from '../../platform/file-formats/markdown-docx.ts';

const FOLDER = join(import.meta.dirname, '../../../../catalogue/demo');

interface DemoFile {
  name: string;
  folder: string;
  bytes: Buffer;
}

/** "@{-30}" in the demo's content is a day, counted from `today` (ISO date). */
function fillDays(text: string, today: string, write: (day: string) => string): string {
  return text.replace(/@\{(-?\d+)\}/g, (_, days: string) => write(demoDay(today, Number(days))));
}

function longDayOf(day: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The documents as somebody would have dropped them; one written as "name.docx.md" is a Word document. */
export function readDemoFiles(today: string): Promise<DemoFile[]> {
  const root = join(FOLDER, 'documents');
  const places = readdirSync(root)
    .toSorted()
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => ({ folder, file })));
  return Promise.all(
    places.map(async ({ folder, file }) => {
      const text = fillDays(readFileSync(join(root, folder, file), 'utf8'), today, longDayOf);
      if (!file.endsWith('.docx.md')) return { folder, name: file, bytes: Buffer.from(text) };
      return { folder, name: file.slice(0, -3), bytes: await markdownDocx(text) };
    }),
  );
}

export function readDemoAssets(today: string): Table {
  const text = fillDays(readFileSync(join(FOLDER, 'assets.csv'), 'utf8'), today, (day) => day);
  const table = tableOf(papa.parse<string[]>(text).data, IMPORT_LIMITS);
  if ('refusal' in table) throw new Error(`The demo's assets cannot be read: ${table.refusal}`);
  return table;
}

/** A file of the demo's content, by the schema that says what may stand in it. */
export function readDemoYaml<T>(name: string, schema: z.ZodType<T>): T {
  const file = schema.safeParse(parse(readFileSync(join(FOLDER, name), 'utf8')));
  if (!file.success) throw new Error(`The demo's ${name} cannot be read: ${z.prettifyError(file.error)}`);
  return file.data;
}

/** How things of the demo that are there already are found by their names. The answer throws for a name that nothing has. */
export async function idsByName(
  { db, organisationId }: Context,
  table: 'assets' | 'documents' | 'risks' | 'vendors',
  column: 'name' | 'file_name' | 'reference',
): Promise<(name: string) => string> {
  const rows = await db
    .selectFrom(table)
    .select(['id', sql<string>`${sql.ref(column)}`.as('name')])
    .where('organisation_id', '=', organisationId)
    .execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo has no ${name}`);
    return id;
  };
}
