import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { approveStatement } from '../../readiness/statement-approval.ts';
import { fingerprintOfStatement } from '../../readiness/reports/fingerprint.ts';
import { statementRows } from '../../readiness/statement-rows.ts';
import type { Context } from '../../platform/context.ts';
import type { TimelineEntry } from './timeline.ts';

async function approve(then: Context): Promise<void> {
  const framework = await frameworkNamed(then, BASE_FRAMEWORK);
  const fingerprint = fingerprintOfStatement(await statementRows(then, framework));
  await approveStatement(then, framework, { fingerprint, isIncomplete: true });
}

/** The versions of the Statement of Applicability that were approved, incomplete as it was. */
export const statementEntries: TimelineEntry[] = [-140, -29].map((day) => ({ day, by: 'rosa', work: approve }));
