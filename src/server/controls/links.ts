import { controlSubject } from '#domain/controls/subject.ts';
import { type Transaction, sql } from 'kysely';
import type { LinkCounts, LinkedRequirement } from '#domain/controls/links.ts';
import type { LinkedAsset } from '#domain/assets/links.ts';
import type { LinkedDocument } from '#domain/documents/links.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { linkedBy, type Paged, pageOf, shown } from '../documents/links.ts';
import { libraryOf } from '../frameworks/library.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';
import { controlKey } from './change-control.ts';

type Db = Transaction<Tables>;

interface OfRequirement extends Paged {
  framework: string;
  requirementId: string;
}

export async function listDocumentsOfControl(db: Db, organisationId: string, asked: OfRequirement) {
  const links = db
    .selectFrom('control_documents as link')
    .innerJoin('documents', 'documents.id', 'link.document_id')
    .where('link.organisation_id', '=', organisationId)
    .where('link.framework', '=', asked.framework)
    .where('link.requirement_id', '=', asked.requirementId);
  const { limit, offset } = pageOf(asked);
  const rows = await links
    .select(['documents.id', 'documents.title', 'documents.type', 'documents.is_draft as isDraft'])
    .select(['link.linked_at as linkedAt', 'link.linked_by_name as linkedByName'])
    .orderBy('documents.title')
    .orderBy('documents.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await links.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: shown(rows) satisfies LinkedDocument[], total };
}

export async function listAssetsOfControl(db: Db, organisationId: string, asked: OfRequirement) {
  const links = db
    .selectFrom('control_assets as link')
    .innerJoin('assets', 'assets.id', 'link.asset_id')
    .where('link.organisation_id', '=', organisationId)
    .where('link.framework', '=', asked.framework)
    .where('link.requirement_id', '=', asked.requirementId);
  const { limit, offset } = pageOf(asked);
  const rows = await links
    .select(['assets.id', 'assets.name', 'assets.type', 'assets.category', 'assets.status'])
    .select(['link.linked_at as linkedAt', 'link.linked_by_name as linkedByName'])
    .orderBy('assets.name')
    .orderBy('assets.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await links.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: shown(rows) satisfies LinkedAsset[], total };
}

/** The tables of links from requirements, and the column that names the other side. */
const SIDES = {
  asset: { table: 'control_assets', column: 'asset_id' },
  document: { table: 'control_documents', column: 'document_id' },
} as const;
type Side = keyof typeof SIDES;

/** Requirements that an asset or a document is linked to; those of a framework that the catalogue has no more are left out. */
export async function listRequirementsLinked(
  context: Context,
  side: Side,
  asked: Paged & { id: string; language?: Language | undefined },
) {
  const { table, column } = SIDES[side];
  const { rows } = await sql<{ framework: string; requirementId: string; linkedAt: Date; linkedByName: string }>`
    select framework, requirement_id as "requirementId", linked_at as "linkedAt", linked_by_name as "linkedByName"
    from ${sql.table(table)} where organisation_id = ${context.organisationId} and ${sql.ref(column)} = ${asked.id}
    order by framework, requirement_id`.execute(context.db);
  const library = await libraryOf(
    context,
    rows.map(({ framework }) => framework),
  );
  const known = shown(rows).flatMap((row): LinkedRequirement[] => {
    const framework = library.find(row.framework);
    const requirement = framework?.requirements.find(({ id }) => id === row.requirementId);
    if (!framework || !requirement) return [];
    const { title } = requirementIn(framework, requirement, asked.language ?? 'en');
    return [{ ...row, frameworkTitle: framework.title, title }];
  });
  const { limit, offset } = pageOf(asked);
  return { rows: known.slice(offset, offset + limit), total: known.length };
}

/** One thing on the other side of a link, as the trail names it. */
interface Other {
  id: string;
  name: string;
}

/** Links what is not linked yet, on the record of the requirement. @returns how many are new. */
export async function linkToControl(
  context: Context,
  requirement: Requirement,
  side: Side,
  others: Other[],
): Promise<number> {
  const { table, column } = SIDES[side];
  const { linked_at, linked_by, linked_by_name } = linkedBy(context);
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (organisation_id, framework, requirement_id, ${sql.ref(column)}, linked_at, linked_by, linked_by_name)
    select ${context.organisationId}, ${requirement.framework}, ${requirement.id}, other::uuid, ${linked_at}, ${linked_by}, ${linked_by_name}
    from unnest(${others.map(({ id }) => id)}::text[]) other
    on conflict do nothing returning ${sql.ref(column)} as id`.execute(context.db);
  const linked = new Set(rows.map(({ id }) => id));
  record(
    context,
    'linked',
    requirement,
    side,
    others.filter(({ id }) => linked.has(id)),
  );
  return rows.length;
}

/** @throws Problem not_found where they are not linked. */
export async function unlinkFromControl(
  context: Context,
  requirement: Requirement,
  side: Side,
  other: Other,
): Promise<void> {
  const { table, column } = SIDES[side];
  const { rows } = await sql`
    delete from ${sql.table(table)} where organisation_id = ${context.organisationId} and framework = ${requirement.framework}
      and requirement_id = ${requirement.id} and ${sql.ref(column)} = ${other.id} returning 1`.execute(context.db);
  if (rows.length === 0) throw notFound();
  record(context, 'unlinked', requirement, side, [other]);
}

function record(
  context: Context,
  action: 'linked' | 'unlinked',
  requirement: Requirement,
  side: Side,
  others: Other[],
): void {
  if (others.length === 0) return;
  const facts = { [side]: others.map(({ name }) => name) };
  context.record({
    action,
    subject: controlSubject,
    subjectId: controlKey(requirement.framework, requirement.id),
    title: `${requirement.id} ${requirement.title}`,
    ...(action === 'linked' ? { after: facts } : { before: facts }),
  });
}

/** Of each requirement of a framework that has any. An asset that was removed counts no more. */
export async function countLinks(db: Db, organisationId: string, framework: string): Promise<LinkCounts[]> {
  const { rows } = await sql<LinkCounts>`
    select requirement_id as "requirementId", (sum(documents))::int as documents, (sum(assets))::int as assets,
      (sum(comments))::int as comments
    from (
      select requirement_id, 1 as documents, 0 as assets, 0 as comments from control_documents
        where organisation_id = ${organisationId} and framework = ${framework}
      union all
      select link.requirement_id, 0, 1, 0 from control_assets link join assets on assets.id = link.asset_id
        where link.organisation_id = ${organisationId} and link.framework = ${framework}
      union all
      select requirement_id, 0, 0, 1 from control_comments
        where organisation_id = ${organisationId} and framework = ${framework}
    ) linked group by requirement_id`.execute(db);
  return rows;
}
