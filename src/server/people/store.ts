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
    .select(['auth.user.id', 'auth.user.name'])
    .orderBy('auth.user.name')
    .execute();
}

export async function changeLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db.updateTable('auth.user').set({ language }).where('id', '=', userId).execute();
}

export async function changeLastOrganisation(db: Db, userId: string, organisationId: string): Promise<void> {
  await db
    .updateTable('auth.user')
    .set({ last_organisation_id: organisationId, onboarded: true })
    .where('id', '=', userId)
    .execute();
}
