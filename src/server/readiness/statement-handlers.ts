import type { Framework } from '#domain/frameworks/requirement.ts';
import { hasStatement } from '#domain/readiness/statement.ts';
import { type StatementVersion, differenceOf } from '#domain/readiness/statement-version.ts';
import { frameworkNamed, type Here } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import { notFound } from '../platform/http/problems.ts';
import { listFurtherControls, putInStatement } from './further-controls.ts';
import { fingerprintOfStatement } from './reports/fingerprint.ts';
import { approveStatement } from './statement-approval.ts';
import { statementRows } from './statement-rows.ts';
import { type KeptVersion, getVersion, listVersions } from './statement-store.ts';

/** @throws Problem not_found where a framework has no Statement of Applicability. */
export async function frameworkWithStatement(context: Here, id: string): Promise<Framework> {
  const framework = await frameworkNamed(context, id);
  if (!hasStatement(framework)) throw notFound();
  return framework;
}

const shown = ({
  number,
  approvedAt,
  approvedByName,
  fromFile,
  fingerprint,
  counts,
}: KeptVersion): StatementVersion => ({
  number,
  approvedAt,
  approvedByName,
  fromFile,
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
      approveStatement(context, await frameworkWithStatement(context, input.framework), input),
    ),
  },
};
