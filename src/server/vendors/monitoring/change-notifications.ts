import { hasPermission } from '#domain/people/permission.ts';
import type { Judged } from '#domain/vendors/monitoring/finding.ts';
import { POSTURE_ALERT } from '#domain/vendors/monitoring/values.ts';
import { BAND_FROM } from '#domain/vendors/score.ts';
import type { Context } from '../../platform/context.ts';
import { notify } from '../../platform/database/notify.ts';
import { hrefOfVendor } from '../store.ts';

interface Turn {
  before: number | null;
  now: number | null;
}

interface MonitoredVendor {
  problems: readonly Judged[];
  score: Turn;
  posture: Turn;
}

const hasFallen = ({ before, now }: Turn, below: number) =>
  now !== null && now < below && (before === null || before >= below);

/**
 * Tells who owns the vendor of new problems, and of a posture that fell below 60; where nobody does, whoever may edit vendors. Of a score that fell an
 * owner has heard where it was kept.
 */
export async function notifyOf(
  context: Context,
  { id, name, ownerId }: { id: string; name: string; ownerId: string | null },
  { problems, score, posture }: MonitoredVendor,
): Promise<void> {
  const changes: [kind: string, values: Record<string, string | number>][] = [];
  const [first] = problems;
  if (first) changes.push(['vendor-problem', { title: name, domain: first.domain, count: problems.length }]);
  if (hasFallen(posture, POSTURE_ALERT)) changes.push(['vendor-posture', { title: name, score: posture.now ?? 0 }]);
  const { people, isOwner } = await recipientsOf(context, ownerId);
  if (!isOwner && hasFallen(score, BAND_FROM.fair))
    changes.push(['vendor-alert', { title: name, before: score.before ?? 0, score: score.now ?? 0 }]);
  for (const person of people)
    for (const [kind, values] of changes) await notify(context, person, kind, values, `${hrefOfVendor(id)}#monitoring`);
}

async function recipientsOf({ db, organisationId }: Context, ownerId: string | null) {
  const members = await db
    .selectFrom('memberships')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select(['user_id as userId', 'memberships.role', 'roles.permissions'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('suspended_at', 'is', null)
    .execute();
  const owner = members.find(({ userId }) => userId === ownerId);
  if (owner) return { people: [owner.userId], isOwner: true };
  const may = members.filter((member) => hasPermission(member, 'risk_management.edit'));
  return { people: may.map(({ userId }) => userId), isOwner: false };
}
