import { type RawBuilder, sql } from 'kysely';
import type { CheckedDocument } from '#domain/documents/check/check-documents.ts';
import type { LibraryFacts } from '#domain/documents/check/check-library.ts';
import { isDue, situationsOf } from '#domain/documents/required/due.ts';
import type { CatalogueTemplate } from '#domain/documents/template.ts';
import { LIKELY } from '#domain/documents/band.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { frameworksOf } from '../../frameworks/in-use.ts';
import { getProfile } from '../../organisations/profile.ts';
import type { Context } from '../../platform/context.ts';
import { CONTRADICTIONS, contradictionsIn } from './contradictions.ts';
import { isDueForReview, OWNER_IS_MEMBER, selectDocuments } from '../store.ts';
import { readPresence } from '../required/presence.ts';
import { templatesFor } from '../template-uses.ts';

type Reader = Pick<Context, 'db' | 'organisationId'>;

/** What the check looks at of these documents: everything but their words, of which it keeps what it read. */
export async function checkedDocuments({ db, organisationId }: Reader, ids: string[]): Promise<CheckedDocument[]> {
  if (ids.length === 0) return [];
  const documents = await selectDocuments(db, organisationId, ids);
  const rows = await db
    .selectFrom('documents')
    .select(['documents.id', 'checked', DRAFT_SINCE.as('draftSince'), SUBMITTED_SINCE.as('submittedSince')])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
  const contradictions = await contradictionsIn({ db, organisationId }, ids);
  const more = new Map(rows.map(({ id, ...row }) => [id, row]));
  return documents.map((document) => {
    const { checked = null, draftSince = null, submittedSince = null } = more.get(document.id) ?? {};
    const contradicted = contradictions.get(document.id) ?? [];
    return { ...document, check: checked, contradicted, draftSince, submittedSince };
  });
}

const DRAFT_SINCE = sql<string | null>`(select (draft.changed_at at time zone 'UTC')::date from document_drafts draft
  where draft.document_id = documents.id)`;
const SUBMITTED_SINCE = sql<
  string | null
>`(select (open.submitted_at at time zone 'UTC')::date from document_submissions open
  where open.document_id = documents.id and open.state = 'open')`;

/** All that decides what there is to object to on a document, as one text; names, titles and passages only say it. */
const FINGERPRINT = sql<string>`md5(concat_ws('|', state, type, is_draft, version is null, obsolete_at is null, classification is null,
  owner_id is null, ${OWNER_IS_MEMBER}, ${isDueForReview}, coalesce(${DRAFT_SINCE}, '-infinity'), coalesce(${SUBMITTED_SINCE}, '-infinity'),
  check_said, check_kinds, ${CONTRADICTIONS}))`;

/** Each document by its title, with how it stands: those that stand alike are objected to alike. */
export async function fingerprints({ db, organisationId }: Reader, documentId?: string) {
  let rows = db
    .selectFrom('documents')
    .select(['id', FINGERPRINT.as('fingerprint')])
    .where('organisation_id', '=', organisationId);
  if (documentId) rows = rows.where('id', '=', documentId);
  return rows.orderBy('title').orderBy('id').execute();
}

/** What the library shows of each framework in use. */
export async function libraryFacts(context: Context, language: Language): Promise<LibraryFacts[]> {
  const frameworks = await frameworksOf(context.db, context.organisationId);
  const { shown, spokenOf } = await requirementsShown(context, frameworks);
  const excluded = await requirementsExcluded(context);
  const templates = await templatesFor(context);
  const presence = await readPresence(context, templates);
  const profile = await getProfile(context);
  const isAsked = (template: CatalogueTemplate, { id, setup }: Framework) =>
    isDue(template, id, excluded.get(id) ?? new Set(), situationsOf(profile, setup.implies));
  return frameworks.map((framework) => ({
    framework: framework.id,
    requirements: framework.requirements,
    mandatory: templates
      .filter((template) => isAsked(template, framework))
      .map(({ key, title, requirements }) => ({
        key,
        title: title[language],
        requirements: requirements[framework.id] ?? [],
        isThere: presence.get(key)?.state !== 'missing',
      })),
    shown: shown.get(framework.id) ?? new Set(),
    spokenOf: spokenOf.get(framework.id) ?? new Set(),
    excluded: excluded.get(framework.id) ?? new Set(),
  }));
}

/**
 * Requirements by framework that a document in force is for, accepted or at least likely; and those of which one says anything, however
 * sure it is of the whole: a section of a long document is not much of it. One such document is enough to look at.
 */
async function requirementsShown(
  { db, organisationId }: Reader,
  frameworks: readonly Framework[],
): Promise<Record<'shown' | 'spokenOf', Map<string, Set<string>>>> {
  const asked = frameworks.flatMap(({ id: framework, requirements }) =>
    requirements.map(({ id }) => ({ framework, id })),
  );
  const found = async (counts: RawBuilder<boolean>) => {
    const { rows } = await sql<{ framework: string; id: string }>`
    select asked.framework, asked.id
    from unnest(${asked.map(({ framework }) => framework)}::text[], ${asked.map(({ id }) => id)}::text[]) asked (framework, id)
    where exists (
      select from suggestions s join documents d on d.id = s.document_id
      where s.organisation_id = ${organisationId} and s.framework = asked.framework and s.requirement_id = asked.id
        and d.obsolete_at is null and (s.decision = 'accepted' or (s.decision = 'open' and ${counts})))`.execute(db);
    return grouped(rows);
  };
  return {
    shown: await found(sql<boolean>`s.confidence >= ${LIKELY}`),
    spokenOf: await found(sql<boolean>`s.speaks`),
  };
}

async function requirementsExcluded({ db, organisationId }: Reader): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('controls')
    .select(['framework', 'requirement_id as id'])
    .where('organisation_id', '=', organisationId)
    .where('applicable', '=', false)
    .execute();
  return grouped(rows);
}

function grouped(rows: readonly { framework: string; id: string }[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { framework, id } of rows) found.set(framework, (found.get(framework) ?? new Set()).add(id));
  return found;
}
