import { organisationSubject } from '#domain/organisations/subject.ts';
import {
  type OrganisationProfile,
  type ProfileChange,
  profileAfter,
  profileOf,
} from '#domain/organisations/profile.ts';
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';

const rowOf = ({ db, organisationId }: Pick<Act, 'db' | 'organisationId'>) =>
  db.selectFrom('organisations').select(['name', 'profile']).where('id', '=', organisationId);

export async function getProfile(act: Pick<Act, 'db' | 'organisationId'>): Promise<OrganisationProfile> {
  return profileOf((await rowOf(act).executeTakeFirstOrThrow()).profile);
}

/** Changes what is given, and says so in the audit trail. */
export async function changeProfile(act: Act, change: ProfileChange): Promise<OrganisationProfile> {
  // Of two changes at the same time the later one adds to the earlier one.
  const row = await rowOf(act).forUpdate().executeTakeFirstOrThrow();
  const before = profileOf(row.profile);
  const after = profileAfter(before, change, dayOf(act.now));
  await act.db
    .updateTable('organisations')
    .set({ profile: JSON.stringify(after), updated_at: act.now })
    .where('id', '=', act.organisationId)
    .execute();
  const words = { subject: organisationSubject, subjectId: act.organisationId, title: row.name };
  act.record({ action: 'changed', ...words, before, after });
  return after;
}
