import { auditTrailSubject } from '#domain/activity/subject.ts';
import type { Verification } from '#domain/activity/audit-entry.ts';
import { AUDIT_TRAIL_KEY } from '../platform/audit-trail/chain.ts';
import { appendEntries } from '../platform/audit-trail/record.ts';
import { inTransaction } from '../platform/context.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Address, Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { connectOwner } from '../platform/database/roles.ts';
import type { Secrets } from '../platform/secrets.ts';
import { verifyChain } from './verify.ts';

export interface VerifiedOrganisation extends Verification {
  id: string;
  slug: string;
}

interface Verifying {
  secrets: Secrets;
  dataDir: string;
  log: Log;
  /** The id or slug of one organisation. */
  wanted?: string | undefined;
  /** Why an older copy of the database was brought back: trails that end before what was noted of them go on from where they are. */
  acceptOlderCopy?: string | undefined;
}

/** Walks the chain of every organisation, or of the one with that id or slug. */
export async function verifyAll(
  addresses: { owner: Address; app: Address },
  { secrets, dataDir, log, wanted, acceptOlderCopy }: Verifying,
): Promise<VerifiedOrganisation[]> {
  const organisations = await organisationsOf(addresses.owner, wanted);
  const database = openDatabase(addresses.app, log, 1);
  const auditKey = secrets(AUDIT_TRAIL_KEY);
  const verify = (organisationId: string) =>
    inTransaction(database, { organisationId, isReadOnly: true }, (db) =>
      verifyChain(db, organisationId, { auditKey, dataDir, now: new Date() }),
    );
  try {
    const verified: VerifiedOrganisation[] = [];
    for (const { id, slug } of organisations) {
      const first = await verify(id);
      const isOlder = first.broken?.reason === 'missing' && first.anchor && first.anchor.number > first.entries;
      if (acceptOlderCopy && isOlder) await acceptEnd(database, id, auditKey, acceptOlderCopy, first);
      verified.push({ id, slug, ...(acceptOlderCopy && isOlder ? await verify(id) : first) });
    }
    return verified;
  } finally {
    await database.close();
  }
}

/** The operator's word that the trail goes on from here, as an entry that tells how far it had been noted. */
function acceptEnd(
  database: Database,
  organisationId: string,
  auditKey: string,
  reason: string,
  { anchor }: Verification,
): Promise<void> {
  const after = { reason, entries: anchor?.number, hash: anchor?.hash };
  return inTransaction(database, { organisationId }, (db) =>
    appendEntries(
      { db, organisationId, auditKey, actor: { id: null, name: 'Clausewise' }, now: new Date(), requestId: null },
      [{ action: 'restored', subject: auditTrailSubject, subjectId: organisationId, title: reason, after }],
    ),
  );
}

async function organisationsOf(address: Address, wanted?: string): Promise<{ id: string; slug: string }[]> {
  const owner = await connectOwner(address);
  try {
    const { rows } = await owner.query<{ id: string; slug: string }>(
      'select id, slug from public.organisations where $1::text is null or id::text = $1 or slug = $1 order by slug',
      [wanted ?? null],
    );
    return rows;
  } finally {
    await owner.end();
  }
}
