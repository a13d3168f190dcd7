import type { Framework } from '#domain/frameworks/requirement.ts';
import { type StatementRow, statementOf } from '#domain/readiness/statement.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { listEvidenceDocuments } from './evidence-documents.ts';
import { factsOf } from './facts.ts';
import { frameworksInStatement, furtherRows } from './further-controls.ts';

/** The statement as it stands, the controls of Annex A first. */
export async function statementRows(
  context: Context,
  framework: Framework,
  day = dayOf(context.now),
): Promise<StatementRow[]> {
  const facts = await factsOf(context.db, context.organisationId, framework, day);
  const documents = await listEvidenceDocuments(context.db, context.organisationId, framework.id, day);
  const further = await furtherRows(context, await frameworksInStatement(context), day);
  return [...statementOf(facts, documents), ...further];
}
