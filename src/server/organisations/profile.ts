import { organisationSubject } from '#domain/organisations/subject.ts';
import {
  type OrganisationProfile,
  type ProfileChange,
  profileAfter,
  profileOf,
} from '#domain/organisations/profile.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';

const rowOf = ({ db, organisationId }: Pick<Context, 'db' | 'organisationId'>) =>
  db.selectFrom('organisations').select(['name', 'profile']).where('id', '=', organisationId);

export async function getProfile(context: Pick<Context, 'db' | 'organisationId'>): Promise<OrganisationProfile> {
  return profileOf((await rowOf(context).executeTakeFirstOrThrow()).profile);
}

/** Changes what is given, and says so in the audit trail. */
export async function changeProfile(context: Context, change: ProfileChange): Promise<OrganisationProfile> {
  // Of two changes at the same time the later one adds to the earlier one.
  const row = await rowOf(context).forUpdate().executeTakeFirstOrThrow();
  const before = profileOf(row.profile);
  const after = profileAfter(before, change, dayOf(context.now));
  await context.db
    .updateTable('organisations')
    .set({ profile: JSON.stringify(after), updated_at: context.now })
    .where('id', '=', context.organisationId)
    .execute();
  const entry = { subject: organisationSubject, subjectId: context.organisationId, title: row.name };
  context.record({ action: 'changed', ...entry, before, after });
  return after;
}
