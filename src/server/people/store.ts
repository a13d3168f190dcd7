import type { Transaction } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import type { Role } from '#domain/people/permission.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export async function addMembership(db: Db, organisationId: string, userId: string, role: Role): Promise<void> {
  await db.insertInto('memberships').values({ organisation_id: organisationId, user_id: userId, role }).execute();
}

export async function listMembers(db: Db, organisationId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('auth.user', 'auth.user.id', 'memberships.user_id')
    .where('organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('auth.user.suspended_at', 'is', null)
    .select(['auth.user.id', 'auth.user.name'])
    .orderBy('auth.user.name')
    .execute();
}

export interface PersonalChange {
  language?: Language | undefined;
  darkMode?: boolean | null | undefined;
  onboarded?: boolean | undefined;
  getStartedCompleted?: boolean | undefined;
}

/** What a person keeps about themselves; what is not given stays. */
export async function changePerson(db: Db, userId: string, change: PersonalChange): Promise<void> {
  await db
    .updateTable('auth.user')
    .set({
      updated_at: new Date(),
      ...(change.language === undefined ? {} : { language: change.language }),
      ...(change.darkMode === undefined ? {} : { dark_mode: change.darkMode }),
      ...(change.onboarded === undefined ? {} : { onboarded: change.onboarded }),
      ...(change.getStartedCompleted === undefined ? {} : { get_started_completed: change.getStartedCompleted }),
    })
    .where('id', '=', userId)
    .execute();
}

export async function changeLastOrganisation(db: Db, userId: string, organisationId: string): Promise<void> {
  await db.updateTable('auth.user').set({ last_organisation_id: organisationId }).where('id', '=', userId).execute();
}

/** The wizard of the first day is for who begins an organisation, not for who joins others in one. */
export async function skipFirstDay(db: Db, organisationId: string, userId: string): Promise<void> {
  if (await hasOthers(db, organisationId, userId))
    await changePerson(db, userId, { onboarded: true, getStartedCompleted: true });
}

async function hasOthers(db: Db, organisationId: string, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
