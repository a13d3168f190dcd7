import type { Transaction } from 'kysely';
import { type StatementFacts, type StatementVersion, countsOf } from '#domain/readiness/statement-version.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

/** A version with all that it prints. */
export interface KeptVersion extends StatementVersion {
  facts: StatementFacts;
  logoSha256: string | null;
}

function selectVersions(db: Db, organisationId: string, framework: string) {
  return db
    .selectFrom('statement_versions')
    .select([
      'number',
      'approved_at as approvedAt',
      'approved_by_name as approvedByName',
      'from_file as fromFile',
      'fingerprint',
      'facts',
      'logo_sha256 as logoSha256',
    ])
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .orderBy('number', 'desc');
}

type Row = Omit<KeptVersion, 'approvedAt' | 'counts'> & { approvedAt: Date };

const versionOf = (row: Row): KeptVersion => ({
  ...row,
  approvedAt: row.approvedAt.toISOString(),
  counts: countsOf(row.facts.rows),
});

export async function listVersions(db: Db, organisationId: string, framework: string): Promise<KeptVersion[]> {
  return (await selectVersions(db, organisationId, framework).execute()).map(versionOf);
}

export async function getVersion(
  db: Db,
  organisationId: string,
  framework: string,
  number: number,
): Promise<KeptVersion | undefined> {
  const row = await selectVersions(db, organisationId, framework).where('number', '=', number).executeTakeFirst();
  return row && versionOf(row);
}

/** The version approved last. */
export async function lastVersion(db: Db, organisationId: string, framework: string): Promise<KeptVersion | undefined> {
  const row = await selectVersions(db, organisationId, framework).limit(1).executeTakeFirst();
  return row && versionOf(row);
}

export async function keepVersion(
  db: Db,
  organisationId: string,
  version: Omit<KeptVersion, 'counts'> & { approvedBy: string },
): Promise<void> {
  const { number, approvedAt, approvedBy, approvedByName, fingerprint, facts, logoSha256 } = version;
  await db
    .insertInto('statement_versions')
    .values({
      organisation_id: organisationId,
      framework: facts.framework.id,
      number,
      approved_at: approvedAt,
      approved_by: approvedBy,
      approved_by_name: approvedByName,
      fingerprint,
      facts: JSON.stringify(facts),
      logo_sha256: logoSha256,
    })
    .execute();
}
