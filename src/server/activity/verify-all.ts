import type { Verification } from '#domain/activity/audit-entry.ts';
import { inTransaction } from '../platform/context.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Address } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { connectOwner } from '../platform/database/roles.ts';
import { verifyChain } from './verify.ts';

export interface VerifiedOrganisation extends Verification {
  id: string;
  slug: string;
}

/** Walks the chain of every organisation, or of the one with that id or slug. */
export async function verifyAll(
  addresses: { owner: Address; app: Address },
  log: Log,
  wanted?: string,
): Promise<VerifiedOrganisation[]> {
  const organisations = await organisationsOf(addresses.owner, wanted);
  const database = openDatabase(addresses.app, log, 1);
  try {
    const verified: VerifiedOrganisation[] = [];
    for (const { id, slug } of organisations) {
      const scope = { organisationId: id, isReadOnly: true };
      verified.push({ id, slug, ...(await inTransaction(database, scope, (db) => verifyChain(db, id, new Date()))) });
    }
    return verified;
  } finally {
    await database.close();
  }
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
