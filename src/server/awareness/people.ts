import { departmentSubject } from '#domain/awareness/subject.ts';
import type { Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import type { Learner } from '#contract/awareness.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { invalid } from '../platform/http/problems.ts';
import { timezoneOf } from '../schedule/event-store.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

export interface MemberRow {
  id: string;
  name: string;
  role: string;
  customRoleId: string | null;
  customRole: string | null;
  department: string;
}

/** The day it is where the organisation is. */
export async function todayOf({ db, organisationId, now }: Context): Promise<string> {
  return dayOf(now, await timezoneOf(db, organisationId));
}

/** Everybody who can be asked: members who are not suspended, by name. */
export async function listMembers(db: Db, organisationId: string): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .leftJoin('awareness_departments as place', (join) =>
      join
        .onRef('place.user_id', '=', 'memberships.user_id')
        .onRef('place.organisation_id', '=', 'memberships.organisation_id'),
    )
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .select([
      'person.id',
      'person.name',
      'person.email',
      'memberships.role',
      'memberships.custom_role_id as customRoleId',
      'roles.name as customRole',
      'place.department',
    ])
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
  return rows.map(({ name, email, department, ...row }) => ({
    ...row,
    name: name === '' ? email : name,
    department: department ?? '',
  }));
}

export async function listLearners(context: Context): Promise<Learner[]> {
  const { db, organisationId } = context;
  const counts = await db
    .selectFrom('awareness_certificates')
    .select(['user_id as id', ({ fn }) => fn.count<number>('course').distinct().as('certificates')])
    .where('organisation_id', '=', organisationId)
    .where('valid_until', '>=', await todayOf(context))
    .groupBy('user_id')
    .execute();
  const of = new Map(counts.map(({ id, certificates }) => [id, certificates]));
  const members = await listMembers(db, organisationId);
  return members.map((member) => ({ ...member, certificates: of.get(member.id) ?? 0 }));
}

/** @throws Problem invalid when one of them is no member. */
export async function changeDepartment(context: Context, ids: string[], department: string): Promise<void> {
  const { db, organisationId } = context;
  const members = new Map((await listMembers(db, organisationId)).map((member) => [member.id, member]));
  const asked = [...new Set(ids)];
  if (asked.some((id) => !members.has(id))) throw invalid([{ path: 'ids', message: issue('people_no_members') }]);
  await db
    .deleteFrom('awareness_departments')
    .where('organisation_id', '=', organisationId)
    .where('user_id', 'in', asked)
    .execute();
  if (department !== '') {
    const rows = asked.map((user_id) => ({
      id: context.newId(),
      organisation_id: organisationId,
      user_id,
      department,
    }));
    await db.insertInto('awareness_departments').values(rows).execute();
  }
  for (const id of asked) {
    const { name = '', department: before = '' } = members.get(id) ?? {};
    const entry = { action: 'changed', subject: departmentSubject, subjectId: id, title: name } as const;
    context.record({ ...entry, before: { department: before }, after: { department } });
  }
}
