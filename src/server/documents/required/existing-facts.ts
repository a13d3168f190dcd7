import { sql } from 'kysely';
import { LIKELY } from '#domain/documents/band.ts';
import type { DocumentLink, ExistingFacts, LibraryDocument } from '#domain/documents/required/presence.ts';
import type { RegisterName } from '#domain/documents/required/registers.ts';
import { sliceOn } from '../../assets/slices.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';

type Reader = Pick<Context, 'db' | 'organisationId' | 'now'>;

/** What exists today, counted where a count tells: the library by its names, what was accepted of it, and the registers. */
export async function existingFacts(context: Reader): Promise<ExistingFacts> {
  return {
    organisation: await nameOf(context),
    documents: await libraryDocuments(context),
    links: await linksOf(context),
    registers: await countRegisters(context),
  };
}

async function nameOf({ db, organisationId }: Reader): Promise<string> {
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return name;
}

/** A draft, or with blanks that nobody approved as they are. */
export const IS_UNFINISHED = sql<boolean>`(is_draft or (version is null and coalesce(check_kinds @> '["placeholder"]', false)))`;
/** Of a file that cannot be read nobody knows what is in it. */
const IS_UNREAD = sql<boolean>`(state = 'refused' and version is null)`;

function libraryDocuments({ db, organisationId }: Reader): Promise<LibraryDocument[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'title', 'type', 'draft_key as key'])
    .select(sql<boolean>`(${IS_UNFINISHED} or ${IS_UNREAD})`.as('isUnfinished'))
    .where('organisation_id', '=', organisationId)
    .where('obsolete_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** What each document was accepted for and still shows, and what it is likely to be for. */
async function linksOf({ db, organisationId, now }: Reader): Promise<DocumentLink[]> {
  const today = dayOf(now);
  const { rows } = await sql<DocumentLink>`
    select document_id "documentId", framework, array_agg(distinct requirement_id) requirements, true "isAccepted" from evidence
    where organisation_id = ${organisationId} and withdrawn_at is null and not asks @> '[{"status": "contradicted"}]'
      and valid_from <= ${today}::date and (valid_until is null or valid_until >= ${today}::date)
    group by document_id, framework
    union all
    select document_id, framework, array_agg(distinct requirement_id), false from suggestions
    where organisation_id = ${organisationId} and decision = 'open' and confidence >= ${LIKELY}
    group by document_id, framework`.execute(db);
  return rows;
}

/**
 * Only what is complete enough to be shown: risks that were assessed, a method that somebody chose, actions that were not given up, statements
 * that were approved, audits that are still planned, reviews that took place.
 */
async function countRegisters({ db, organisationId, now }: Reader): Promise<Record<RegisterName, number>> {
  const held = (kind: string) => sql`(select count(*) from event_occurrences o join events e on e.id = o.event_id
    where o.organisation_id = ${organisationId} and e.kind = ${kind} and o.completed_at is not null and not o.is_removed)`;
  const { rows } = await sql<Record<RegisterName, number>>`select
    (select count(*) from assets where organisation_id = ${organisationId} and ${sliceOn('in-use', dayOf(now))}) assets,
    (select count(*) from risks where organisation_id = ${organisationId} and inherent_likelihood is not null) risks,
    (select count(*) from risk_methods where organisation_id = ${organisationId} and made_by is not null) "risk-method",
    (select count(*) from risk_actions where organisation_id = ${organisationId} and state <> 'cancelled') "risk-treatment",
    (select count(*) from vendors where organisation_id = ${organisationId}) vendors,
    (select count(*) from statement_versions where organisation_id = ${organisationId}) "statement-versions",
    (select count(*) from awareness_certificates where organisation_id = ${organisationId}) "training-certificates",
    (select count(*) from events where organisation_id = ${organisationId} and kind = 'audit' and repeats is not null
      and (last_on is null or last_on >= ${dayOf(now)}::date)) "planned-audits",
    ${held('audit')} audits,
    ${held('management-review')} "management-reviews",
    ${held('access-review')} "access-reviews"`.execute(db);
  return rows[0]!;
}
