import { z } from 'zod';
import { Role } from '#domain/people/permission.ts';
import { addAccount, findAccount } from '../../people/accounts.ts';
import { actorOf, type Actor, type Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { demoDay } from './demo-day.ts';
import { readDemoYaml } from './content.ts';

/** "you" is who makes the demo. */
export const PersonKey = z.enum(['you', 'rosa', 'imani', 'tomasz', 'priya', 'lena', 'jonas']);
export type PersonKey = z.infer<typeof PersonKey>;
export type DemoPeople = Record<PersonKey, Actor>;

/** Everybody but who makes the demo. */
export const INVENTED = PersonKey.options.filter((key) => key !== 'you');

const Person = z.strictObject({
  name: z.string(),
  email: z.string(),
  role: Role,
  department: z.string(),
  joined: z.number().int().positive(),
});
export const readPeople = () => readDemoYaml('people.yaml', z.record(PersonKey.exclude(['you']), Person));

/** Accounts that nobody can sign in to, as they have no password and no provider, and members since the day on which they joined. */
export async function addPeople(context: Context): Promise<DemoPeople> {
  const { db, organisationId } = context;
  const people: Partial<DemoPeople> = { you: { ...context.actor, via: 'session' } };
  for (const [key, { name, email, role, joined }] of Object.entries(readPeople())) {
    const known = await findAccount(db, email);
    const userId = known?.id ?? (await addAccount(db, { name, email, passwordHash: null }));
    const created_at = `${demoDay(dayOf(context.now), -joined)}T08:00:00.000Z`;
    await db
      .insertInto('memberships')
      .values({ organisation_id: organisationId, user_id: userId, role, created_at })
      .onConflict((there) => there.doNothing())
      .execute();
    people[PersonKey.parse(key)] = actorOf({ userId, name, email }, { role, permissions: null }, 'session');
  }
  return people as DemoPeople;
}
