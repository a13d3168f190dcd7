import { issue } from '#domain/issue.ts';
import type { Document, DocumentChange } from '#domain/documents/document.ts';
import type { Context } from '../platform/context.ts';
import { invalid, type Issue } from '../platform/http/problems.ts';
import { membersAmong } from './people.ts';

/** @throws Problem invalid when the new owner is no member, or another document has the number. */
export async function checkChange(
  context: Context,
  document: Document,
  { ownerId, number }: DocumentChange,
): Promise<void> {
  const { db, organisationId } = context;
  const issues: Issue[] = [];
  if (ownerId && ownerId !== document.ownerId && !(await membersAmong(db, organisationId, [ownerId])).has(ownerId))
    issues.push({ path: 'ownerId', message: issue('people_of_organization') });
  if (number) {
    const other = await db
      .selectFrom('documents')
      .select('title')
      .where('organisation_id', '=', organisationId)
      .where('id', '!=', document.id)
      .where((is) => is(is.fn('lower', ['number']), '=', number.toLowerCase()))
      .executeTakeFirst();
    if (other) issues.push({ path: 'number', message: issue('document_number_taken') });
  }
  if (issues.length > 0) throw invalid(issues);
}
