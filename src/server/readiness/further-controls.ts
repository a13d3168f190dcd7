import type { Framework } from '#domain/frameworks/requirement.ts';
import { isOwnId } from '#domain/frameworks/values.ts';
import { statementSubject } from '#domain/readiness/subject.ts';
import { type FurtherControls, type StatementRow, statementOf } from '#domain/readiness/statement.ts';
import { libraryOf } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problems.ts';
import { listEvidenceDocuments } from './evidence-documents.ts';
import { factsOf } from './facts.ts';

interface Further {
  framework: Framework;
  isIn: boolean;
}

async function ownInUse({ db, organisationId }: Context): Promise<Further[]> {
  const rows = await db
    .selectFrom('organisation_frameworks')
    .select(['framework', 'in_statement as isIn'])
    .where('organisation_id', '=', organisationId)
    .orderBy('added_at')
    .execute();
  const own = rows.filter(({ framework }) => isOwnId(framework));
  if (own.length === 0) return [];
  const library = await libraryOf(
    { db, organisationId },
    own.map(({ framework }) => framework),
  );
  return own.flatMap(({ framework: id, isIn }) => {
    const framework = library.find(id);
    return framework ? [{ framework, isIn }] : [];
  });
}

/** The own frameworks in use, and whether their controls stand in the statement. */
export async function listFurtherControls(context: Context): Promise<FurtherControls[]> {
  return (await ownInUse(context)).map(({ framework: { id, title, requirements }, isIn }) => ({
    framework: id,
    title,
    controls: requirements.length,
    isIn,
  }));
}

/** The own frameworks whose controls stand in the statement. */
export async function frameworksInStatement(context: Context): Promise<Framework[]> {
  return (await ownInUse(context)).filter(({ isIn }) => isIn).map(({ framework }) => framework);
}

/** The statement's rows of controls beyond Annex A, in the order in which their frameworks were taken into use. */
export async function furtherRows(
  context: Context,
  frameworks: readonly Framework[],
  day: string,
): Promise<StatementRow[]> {
  const { db, organisationId } = context;
  const rows: StatementRow[] = [];
  for (const framework of frameworks) {
    const documents = await listEvidenceDocuments(db, organisationId, framework.id, day);
    const own = statementOf(await factsOf(db, organisationId, framework, day), documents);
    rows.push(...own.map((row) => ({ framework: framework.id, ...row })));
  }
  return rows;
}

/** @throws Problem not_found for what is no own framework in use. */
export async function putInStatement(context: Context, framework: string, isIn: boolean): Promise<FurtherControls[]> {
  const before = (await listFurtherControls(context)).find((each) => each.framework === framework);
  if (!before) throw notFound();
  if (before.isIn !== isIn) {
    await context.db
      .updateTable('organisation_frameworks')
      .set({ in_statement: isIn })
      .where('organisation_id', '=', context.organisationId)
      .where('framework', '=', framework)
      .execute();
    context.record({
      action: isIn ? 'extended' : 'reduced',
      subject: statementSubject,
      subjectId: framework,
      title: before.title,
      after: { controls: before.controls },
    });
  }
  return listFurtherControls(context);
}
