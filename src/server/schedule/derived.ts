import { addressOf, requirementAddress } from '#domain/addresses.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { reviewDueOn } from '#domain/documents/review.ts';
import { DEFAULT_POLICY } from '#domain/organisations/policy.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Permission } from '#domain/people/permission.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
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

async function documentReviews({ db, organisationId, from, to }: Asking): Promise<CalendarEntry[]> {
  const { policy } = await db
    .selectFrom('organisations')
    .select('policy')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const months = policy.documentReviewMonths ?? DEFAULT_POLICY.documentReviewMonths;
  const since = sql<string>`(coalesce(reviewed_at, uploaded_at) at time zone 'UTC')::date + make_interval(months => coalesce(review_months, ${months}))`;
  // The database ends months a little differently: a few days more on both sides, and the rule itself decides.
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title', 'type', 'uploaded_at', 'reviewed_at', 'review_months'])
    .where('organisation_id', '=', organisationId)
    .where('obsolete_at', 'is', null)
    .where(since, '>=', sql<string>`${daysAfter(from, -4)}::date`)
    .where(since, '<=', sql<string>`${daysAfter(to, 4)}::date`)
    .execute();
  return rows.flatMap(({ id, title, type, uploaded_at, reviewed_at, review_months }) => {
    const times = { uploadedAt: uploaded_at.toISOString(), reviewedAt: reviewed_at?.toISOString() ?? null };
    const on = reviewDueOn({ type, ...times }, review_months ?? months);
    if (on === null || on < from || to < on) return [];
    return [entryOf({ kind: 'document-review', key: id, title, on, href: addressOf('document', { id }) })];
  });
}

/** One entry for all that one document shows until the same day. */
async function evidenceEnds({ db, organisationId, from, to }: Asking): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('documents', 'documents.id', 'evidence.document_id')
    .select(({ fn }) => [
      'document_id as id',
      'documents.title',
      'valid_until as on',
      fn.countAll<number>().as('count'),
    ])
    .where('evidence.organisation_id', '=', organisationId)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', '>=', from)
    .where('valid_until', '<=', to)
    .groupBy(['document_id', 'documents.title', 'valid_until'])
    .execute();
  return rows.flatMap(({ id, title, on, count }) =>
    on === null
      ? []
      : [
          entryOf({
            kind: 'evidence-expiry',
            key: `${id}/${on}`,
            title,
            on,
            count,
            href: addressOf('document', { id }),
          }),
        ],
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
      .where('status', '<>', 'Retired')
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
