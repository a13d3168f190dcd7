import type { Transaction } from 'kysely';
import { inEveryLanguage } from '#domain/organisations/language.ts';
import { type CustomContent, frameworkFrom } from '#domain/frameworks/custom/content.ts';
import type { Framework, Requirement } from '#domain/frameworks/requirement.ts';
import { isOwnId } from '#domain/frameworks/values.ts';
import { messagesOf } from '../platform/messages.ts';
import { notFound } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';
import { frameworkOf } from './catalogue.ts';

/** Where somebody asks: a context, or as much of one. */
export interface Here {
  db: Transaction<Tables>;
  organisationId: string;
}

/** The frameworks that an organisation can name: the catalogue's, and its own, which were read at one moment. */
export interface Library {
  /** Its own, the removed ones among them only when they are asked for by their id. */
  own: readonly Framework[];
  contents: ReadonlyMap<string, CustomContent>;
  find(id: string): Framework | undefined;
}

interface Kept {
  framework: Framework;
  content: CustomContent;
}

/** By organisation, id and fingerprint. What a row holds is read from it and nothing else; this only spares the reading anew. */
const made = new Map<string, Kept>();
const MOST = 200;

/** The organisation's own frameworks; of those asked for, where ids are given. */
export async function libraryOf({ db, organisationId }: Here, ids?: readonly string[]): Promise<Library> {
  const wanted = ids?.filter(isOwnId);
  const rows = wanted?.length === 0 ? [] : await heads(db, organisationId, wanted);
  const keyOf = ({ id, fingerprint }: { id: string; fingerprint: string }) => `${organisationId} ${id} ${fingerprint}`;
  const unread = rows.filter((row) => !made.has(keyOf(row))).map(({ id }) => id);
  const found = new Map<string, Kept>();
  for (const row of rows) {
    const kept = made.get(keyOf(row));
    if (kept) found.set(row.id, kept);
  }
  const kind = inEveryLanguage((language) => messagesOf('server/own-frameworks', language)('kind'));
  for (const { content, ...row } of await contents(db, organisationId, unread)) {
    const kept = { content, framework: frameworkFrom(row.id, content, kind) };
    found.set(row.id, kept);
    keep(keyOf(row), kept);
  }
  return {
    own: rows.filter(({ isRemoved }) => !isRemoved).flatMap(({ id }) => found.get(id)?.framework ?? []),
    contents: new Map([...found].map(([id, { content }]) => [id, content])),
    find: (id) => (isOwnId(id) ? found.get(id)?.framework : frameworkOf(id)),
  };
}

async function heads(db: Here['db'], organisationId: string, ids: readonly string[] | undefined) {
  let query = db
    .selectFrom('custom_frameworks')
    .select(['id', 'fingerprint', (row) => row('removed_at', 'is not', null).as('isRemoved')])
    .where('organisation_id', '=', organisationId)
    .orderBy('added_at')
    .orderBy('id');
  if (ids) query = query.where('id', 'in', ids);
  return query.execute();
}

async function contents(db: Here['db'], organisationId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('custom_frameworks')
    .select(['id', 'fingerprint', 'content'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
}

function keep(key: string, kept: Kept): void {
  const [oldest] = made.keys();
  if (made.size >= MOST && oldest !== undefined) made.delete(oldest);
  made.set(key, kept);
}

/** The framework of that id that this organisation can name; undefined where there is none. */
export async function findFramework(here: Here, id: string): Promise<Framework | undefined> {
  return isOwnId(id) ? (await libraryOf(here, [id])).find(id) : frameworkOf(id);
}

/** @throws Problem not_found for a framework that neither the catalogue nor this organisation has. */
export async function frameworkNamed(here: Here, id: string): Promise<Framework> {
  const framework = await findFramework(here, id);
  if (!framework) throw notFound();
  return framework;
}

/** @throws Problem not_found for a requirement that the framework does not have. */
export function requirementNamed(framework: Framework, id: string): Requirement {
  const requirement = framework.requirements.find((each) => each.id === id);
  if (!requirement) throw notFound();
  return requirement;
}
