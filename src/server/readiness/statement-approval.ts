import { statementSubject, readinessSubject } from '#domain/readiness/subject.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { inEveryLanguage } from '#domain/organisations/language.ts';
import { inkOf } from '#domain/organisations/brand.ts';
import { keyOf, type StatementRow } from '#domain/readiness/statement.ts';
import { type StatementVersion, countsOf, includedUnjustified } from '#domain/readiness/statement-version.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { conflict } from '../platform/http/problems.ts';
import { frameworksInStatement } from './further-controls.ts';
import { challengesIn } from './proposals/handlers.ts';
import { fingerprintOfStatement } from './reports/fingerprint.ts';
import { statementRows } from './statement-rows.ts';
import { keepVersion, listVersions } from './statement-store.ts';

interface Asked {
  /** Of the facts that were looked at. */
  fingerprint: string;
  /** What is missing was said and is borne. */
  isIncomplete?: boolean | undefined;
}

/** @throws Problem statement_incomplete where inclusions have no justification or facts call for what is excluded, and nobody bears that. */
async function checkComplete(context: Context, framework: Framework, rows: StatementRow[]): Promise<void> {
  const unjustified = includedUnjustified(rows).length;
  const challenged = (await challengesIn(context, framework)).length;
  if (unjustified + challenged === 0) return;
  throw conflict(
    'statement_incomplete',
    `${unjustified} controls are included without a justification, and the organisation's own facts call for ${challenged} that are excluded. Say isIncomplete to approve it as it is.`,
  );
}

/**
 * Keeps the statement as it stands as a version that stays as it was.
 * @throws Problem conflict where it is another than was looked at, is approved already, or is incomplete and nobody bears that.
 */
export async function approveStatement(
  context: Context,
  framework: Framework,
  { fingerprint: seen, isIncomplete }: Asked,
): Promise<StatementVersion> {
  const { db, organisationId, actor, now } = context;
  const { name, isDemo, primaryColor, logoSha256, timezone } = await db
    .selectFrom('organisations')
    .select(['name', 'is_demo as isDemo', 'primary_color as primaryColor', 'logo_sha256 as logoSha256', 'timezone'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const rows = await statementRows(context, framework);
  const fingerprint = fingerprintOfStatement(rows);
  if (fingerprint !== seen)
    throw conflict('statement_changed', 'The statement has changed since you looked at it. Look at it again first.');
  if (!isIncomplete) await checkComplete(context, framework, rows);
  const [last] = await listVersions(db, organisationId, framework.id);
  if (last?.fingerprint === fingerprint)
    throw conflict('approved_already', `This is version ${last.number}: nothing has changed since it was approved.`);
  const version = {
    number: (last?.number ?? 0) + 1,
    approvedAt: now.toISOString(),
    approvedByName: actor.name,
    fromFile: null,
    fingerprint,
  };
  const facts = {
    organisation: { name, isDemo },
    framework: { id: framework.id, title: framework.title, edition: framework.edition },
    day: dayOf(now, timezone),
    ink: inkOf(primaryColor),
    rows,
    titles: titlesOf([framework, ...(await frameworksInStatement(context))], rows),
  };
  await keepVersion(db, organisationId, { ...version, approvedBy: actor.id, facts, logoSha256 });
  const counts = countsOf(rows);
  context.record({
    action: 'approved',
    subject: statementSubject,
    subjectId: `${framework.id}/${version.number}`,
    title: framework.title,
    after: { version: version.number, fingerprint, ...counts },
  });
  context.publish(readinessSubject, null);
  return { ...version, counts };
}

function titlesOf(frameworks: readonly Framework[], rows: readonly StatementRow[]) {
  const printed = new Set(rows.map(keyOf));
  const [base] = frameworks;
  return Object.fromEntries(
    frameworks.flatMap((framework) =>
      framework.requirements
        .map((requirement) => ({
          requirement,
          key: keyOf({ requirementId: requirement.id, ...(framework !== base && { framework: framework.id }) }),
        }))
        .filter(({ key }) => printed.has(key))
        .map(({ requirement, key }) => {
          const titles = inEveryLanguage((language) => requirementIn(framework, requirement, language).title);
          return [key, titles];
        }),
    ),
  );
}
