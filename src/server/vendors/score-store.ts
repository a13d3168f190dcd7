import { bandOf, complianceOn, type ScoreBasis, scoreOf } from '#domain/vendors/score.ts';
import { isMember } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { notify } from '../platform/database/notify.ts';
import { hrefOfVendor, lastScores, listRecords } from './store.ts';

/**
 * Computes the score from what is recorded and keeps it with the day. `always` keeps it also where nothing it is computed from has changed.
 * @returns the score before and now; before is null for a vendor that had none.
 */
export async function keepScore(
  context: Context,
  vendorId: string,
  { always }: { always: boolean },
): Promise<{ before: number | null; now: number }> {
  const { db, organisationId } = context;
  const vendor = await db
    .selectFrom('vendors')
    .select(['name', 'tier', 'industry', 'compliance', 'score', 'owner_id as ownerId'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  const records = (await listRecords(db, organisationId, [vendorId])).map(({ facts }) => facts);
  const certificates = records.filter((facts) => facts.kind === 'certificate');
  const { tier, industry } = vendor;
  const basis: ScoreBasis = {
    tier,
    industry,
    compliance: complianceOn(vendor.compliance, certificates, dayOf(context.now)),
    incidents: records.filter(({ kind }) => kind === 'incident').length,
  };
  const now = scoreOf(basis);
  const [last] = await lastScores(db, organisationId, [vendorId]);
  if (!always && last && isSame(last.basis, basis)) return { before: vendor.score, now };
  // Of several in one transaction only the last one is the score of that moment.
  await db
    .deleteFrom('vendor_scores')
    .where('organisation_id', '=', organisationId)
    .where('vendor_id', '=', vendorId)
    .where('scored_at', '=', context.now)
    .execute();
  await db
    .insertInto('vendor_scores')
    .values({
      id: context.newId(),
      organisation_id: organisationId,
      vendor_id: vendorId,
      score: now,
      basis: JSON.stringify(basis),
      scored_at: context.now,
      scored_by_name: context.actor.name,
    })
    .execute();
  await db
    .updateTable('vendors')
    .set({ score: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', vendorId)
    .execute();
  if (last && vendor.ownerId && bandOf(now) === 'alert' && bandOf(vendor.score) !== 'alert')
    await notifyScoreDrop(context, { ...vendor, id: vendorId, ownerId: vendor.ownerId, now });
  return { before: last ? vendor.score : null, now };
}

interface Fallen {
  id: string;
  name: string;
  ownerId: string;
  score: number;
  now: number;
}

/** Tells the owner that a score fell, unless it was the owner who made it fall. */
async function notifyScoreDrop(context: Context, { id, name, ownerId, score, now }: Fallen): Promise<void> {
  if (ownerId === context.actor.id || !(await isMember(context.db, context.organisationId, ownerId))) return;
  await notify(context, ownerId, 'vendor-alert', { title: name, before: score, score: now }, hrefOfVendor(id));
}

const isSame = (one: ScoreBasis, other: ScoreBasis) =>
  one.tier === other.tier &&
  one.industry === other.industry &&
  one.compliance === other.compliance &&
  one.incidents === other.incidents;
