import { addressOf, requirementAddress } from '#domain/addresses.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Permission } from '#domain/people/permission.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { IN_USE } from '../assets/slices.ts';
import { reviewsBetween } from '../documents/reviews-between.ts';
import { evidenceEndingBetween } from '../evidence/ending-between.ts';
import { libraryOf } from '../frameworks/library.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import type { Tables } from '../tables.ts';

export interface Asking {
  db: Transaction<Tables>;
  organisationId: string;
  permissions: readonly Permission[];
  from: string;
  to: string;
  language: Language;
}

type Of = Pick<CalendarEntry, 'kind' | 'title' | 'on' | 'href'> & { key: string } & Partial<
    Pick<CalendarEntry, 'ownerId' | 'ownerName' | 'count'>
  >;

const entryOf = ({ key, ...of }: Of): CalendarEntry => ({
  id: `${of.kind}/${key}`,
  time: null,
  minutes: null,
  days: 1,
  ownerId: null,
  ownerName: null,
  isDone: false,
  isRepeated: false,
  count: 1,
  eventId: null,
  originalOn: null,
  taskId: null,
  ...of,
});

/** What follows from facts that are kept elsewhere, of those that the asking person may see. Nothing of it is stored. */
export async function derivedBetween(asking: Asking): Promise<CalendarEntry[]> {
  const may = (permission: Permission) => asking.permissions.includes(permission);
  return [
    ...(may('documents.view') ? await documentReviews(asking) : []),
    ...(may('iso_readiness.view') ? [...(await evidenceEnds(asking)), ...(await controlsDue(asking))] : []),
    ...(may('assets.view') ? [...(await warranties(asking)), ...(await assetReviews(asking))] : []),
  ];
}

async function documentReviews(asking: Asking): Promise<CalendarEntry[]> {
  const rows = await reviewsBetween(asking, asking.from, asking.to);
  return rows.map(({ id, title, on }) =>
    entryOf({ kind: 'document-review', key: id, title, on, href: addressOf('document', { id }) }),
  );
}

async function evidenceEnds(asking: Asking): Promise<CalendarEntry[]> {
  const rows = await evidenceEndingBetween(asking, asking.from, asking.to);
  return rows.map(({ documentId: id, title, on, count }) =>
    entryOf({ kind: 'evidence-expiry', key: `${id}/${on}`, title, on, count, href: addressOf('document', { id }) }),
  );
}

async function controlsDue({ db, organisationId, from, to, language }: Asking): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('controls')
    .leftJoin('auth.user as owner', 'owner.id', 'controls.owner_id')
    .select(['framework', 'requirement_id as id', 'due_on as on', 'owner_id as ownerId', 'owner.name as ownerName'])
    .where('organisation_id', '=', organisationId)
    .where('applicable', '=', true)
    .where('status', '<>', 'Implemented')
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .execute();
  const library = await libraryOf({ db, organisationId });
  return rows.flatMap(({ framework: name, id, on, ownerId, ownerName }) => {
    const framework = library.find(name);
    const requirement = framework?.requirements.find((each) => each.id === id);
    if (!framework || !requirement || on === null) return [];
    const title = `${id} ${requirementIn(framework, requirement, language).title}`;
    const key = `${name}/${id}`;
    return [entryOf({ kind: 'control-due', key, title, on, ownerId, ownerName, href: requirementAddress(name, id) })];
  });
}

const warranties = (asking: Asking) => assetDays(asking, 'warranty', ['warranty_expiry']);
const assetReviews = (asking: Asking) =>
  assetDays(asking, 'asset-review', ['access_review_date', 'compliance_review_date']);

/** Assets by the day of such a date: one entry a day, since a purchase of two hundred laptops ends on one. */
async function assetDays(
  { db, organisationId, from, to }: Asking,
  kind: 'warranty' | 'asset-review',
  columns: readonly ('warranty_expiry' | 'access_review_date' | 'compliance_review_date')[],
): Promise<CalendarEntry[]> {
  const found = new Map<string, { id: string; name: string; count: number }>();
  for (const column of columns) {
    const rows = await db
      .selectFrom('assets')
      .select((eb) => [
        `${column} as on` as const,
        sql<string>`min(${eb.ref('id')}::text)`.as('id'),
        eb.fn.min('name').as('name'),
        eb.fn.countAll<number>().as('count'),
      ])
      .where('organisation_id', '=', organisationId)
      .where(IN_USE)
      .where(column, '>=', from)
      .where(column, '<=', to)
      .groupBy(column)
      .execute();
    for (const { on, id, name, count } of rows) {
      const same = on === null ? undefined : found.get(on);
      if (on !== null) found.set(on, { id, name: name ?? '', count: count + (same?.count ?? 0) });
    }
  }
  return [...found].map(([on, { id, name, count }]) =>
    entryOf({
      kind,
      key: on,
      title: name,
      on,
      count,
      href:
        count === 1
          ? addressOf('asset', { id })
          : kind === 'warranty'
            ? addressOf('assets', { tab: 'assets', sort: 'warrantyExpiry' })
            : addressOf('assets', { tab: 'compliance' }),
    }),
  );
}
