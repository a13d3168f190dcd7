import { sql } from 'kysely';
import type { CheckedDocument } from '#domain/documents/check/check-documents.ts';
import type { LibraryFacts } from '#domain/documents/check/check-library.ts';
import type { TextCheck } from '#domain/documents/check/objection.ts';
import { LIKELY } from '#domain/documents/band.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import type { Language } from '#domain/organisations/language.ts';
import { frameworksOf } from '../../frameworks/in-use.ts';
import type { Act } from '../../platform/act.ts';
import { selectDocuments } from '../store.ts';
import { listTemplates } from '../templates.ts';

type Reader = Pick<Act, 'db' | 'organisationId'>;

/** What the check looks at of each document: everything but its words, of which it keeps what it read. */
export async function checkedDocuments(act: Reader, documentId?: string): Promise<CheckedDocument[]> {
  const { db, organisationId } = act;
  const documents = await selectDocuments(db, organisationId, documentId ? [documentId] : undefined);
  let rows = db
    .selectFrom('documents')
    .leftJoin('document_drafts as draft', 'draft.document_id', 'documents.id')
    .leftJoin('document_submissions as open', (join) =>
      join.onRef('open.document_id', '=', 'documents.id').on('open.state', '=', 'open'),
    )
    .select([
      'documents.id',
      'checked',
      sql<string | null>`(draft.changed_at at time zone 'UTC')::date`.as('draftSince'),
      sql<string | null>`(open.submitted_at at time zone 'UTC')::date`.as('submittedSince'),
    ])
    .where('documents.organisation_id', '=', organisationId);
  if (documentId) rows = rows.where('documents.id', '=', documentId);
  const more = new Map((await rows.execute()).map(({ id, ...row }) => [id, row]));
  return documents.map((document) => {
    const { checked = null, draftSince = null, submittedSince = null } = more.get(document.id) ?? {};
    return { ...document, check: checked as TextCheck | null, draftSince, submittedSince };
  });
}

/** What the library shows of each framework in use. */
export async function libraryFacts(act: Reader, language: Language): Promise<LibraryFacts[]> {
  const { db, organisationId } = act;
  const frameworks = await frameworksOf(db, organisationId);
  const shown = await requirementsShown(act);
  const excluded = await requirementsExcluded(act);
  const drafted = await db
    .selectFrom('documents')
    .select('draft_key as key')
    .where('organisation_id', '=', organisationId)
    .where('draft_key', 'is not', null)
    .where('is_draft', '=', false)
    .where('obsolete_at', 'is', null)
    .execute();
  const keys = new Set(drafted.map(({ key }) => key));
  return frameworks.map((framework) => ({
    framework: framework.id,
    requirements: framework.requirements,
    mandatory: mandatoryOf(framework, language, keys),
    shown: shown.get(framework.id) ?? new Set(),
    excluded: excluded.get(framework.id) ?? new Set(),
  }));
}

function mandatoryOf({ id }: Framework, language: Language, keys: ReadonlySet<string | null>) {
  return listTemplates()
    .filter(({ mandatory }) => mandatory.includes(id))
    .map(({ key, title, requirements }) => ({
      key,
      title: title[language],
      requirements: requirements[id] ?? [],
      isThere: keys.has(key),
    }));
}

/** Requirements by framework of which a document in force speaks: accepted, or at least likely. */
async function requirementsShown({ db, organisationId }: Reader): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('suggestions')
    .innerJoin('documents', 'documents.id', 'suggestions.document_id')
    .select(['suggestions.framework', 'suggestions.requirement_id as id'])
    .distinct()
    .where('suggestions.organisation_id', '=', organisationId)
    .where('documents.obsolete_at', 'is', null)
    .where((is) =>
      is.or([
        is('suggestions.decision', '=', 'accepted'),
        is.and([is('suggestions.decision', '=', 'open'), is('suggestions.confidence', '>=', LIKELY)]),
      ]),
    )
    .execute();
  return grouped(rows);
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
