import { readinessSubject, statementSubject } from '#domain/readiness/subject.ts';
import type { Framework } from '#domain/frameworks/requirement.ts';
import { inEveryLanguage } from '#domain/organisations/language.ts';
import { hasStatement, keyOf, type StatementRow } from '#domain/readiness/statement.ts';
import {
  type StatementVersion,
  countsOf,
  differenceOf,
  includedUnjustified,
} from '#domain/readiness/statement-version.ts';
import { frameworkNamed, type Here } from '../frameworks/library.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import { inkOf } from '#domain/organisations/brand.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { frameworksInStatement, listFurtherControls, putInStatement } from './further-controls.ts';
import { challengesIn } from './proposals/handlers.ts';
import { fingerprintOfStatement } from './reports/fingerprint.ts';
import { statementRows } from './statement-rows.ts';
import { type KeptVersion, getVersion, keepVersion, listVersions } from './statement-store.ts';

/** @throws Problem not_found where a framework has no Statement of Applicability. */
export async function frameworkWithStatement(context: Here, id: string): Promise<Framework> {
  const framework = await frameworkNamed(context, id);
  if (!hasStatement(framework)) throw notFound();
  return framework;
}

const shown = ({ number, approvedAt, approvedByName, fingerprint, counts }: KeptVersion): StatementVersion => ({
  number,
  approvedAt,
  approvedByName,
  fingerprint,
  counts,
});

const places = os.readiness.statement;

export const statementHandlers = {
  get: places.get.handler(async ({ input, context }) =>
    statementRows(context, await frameworkWithStatement(context, input.framework)),
  ),
  further: {
    list: places.further.list.handler(async ({ input, context }) => {
      await frameworkWithStatement(context, input.framework);
      return listFurtherControls(context);
    }),
    change: places.further.change.handler(async ({ input, context }) => {
      await frameworkWithStatement(context, input.framework);
      return putInStatement(context, input.id, input.isIn);
    }),
  },
  versions: {
    list: places.versions.list.handler(async ({ input, context }) => {
      const framework = await frameworkWithStatement(context, input.framework);
      const rows = await statementRows(context, framework);
      const versions = await listVersions(context.db, context.organisationId, framework.id);
      return {
        fingerprint: fingerprintOfStatement(rows),
        versions: versions.map(shown),
        changes: versions[0] ? differenceOf(versions[0].facts.rows, rows) : [],
      };
    }),
    get: places.versions.get.handler(async ({ input, context }) => {
      const framework = await frameworkWithStatement(context, input.framework);
      const version = await getVersion(context.db, context.organisationId, framework.id, input.number);
      if (!version) throw notFound();
      return {
        version: shown(version),
        changes: differenceOf(version.facts.rows, await statementRows(context, framework)),
      };
    }),
    add: places.versions.add.handler(async ({ input, context }) =>
      approve(context, await frameworkWithStatement(context, input.framework), input),
    ),
  },
};

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

async function approve(
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
