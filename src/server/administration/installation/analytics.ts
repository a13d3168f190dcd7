import { nowNamed } from '#domain/subjects.ts';
import { sql, type Transaction } from 'kysely';
import { type Analytics, carriedForward, daysUntil } from '#domain/administration/analytics.ts';
import { FRESHNESS, type Freshness } from '#domain/administration/values.ts';
import { shareOf } from '#domain/share.ts';
import { dayOf } from '../../platform/day.ts';
import type { Services } from '../../platform/services.ts';
import type { Tables } from '../../tables.ts';
import { slowestRoutes } from './health.ts';

type Db = Transaction<Tables>;

const USUAL_DAYS = 30;
/** Subjects that stand for themselves; the others together are `other`. */
const MOST_SUBJECTS = 4;

/** The transaction must administer. */
export async function readAnalytics(
  db: Db,
  { metrics }: Services,
  span: number | undefined,
  now = new Date(),
): Promise<Analytics> {
  const today = dayOf(now);
  const days = daysUntil(today, span ?? USUAL_DAYS);
  const since = days[0]!;
  const activity = await readActivity(db, since);
  return {
    at: now.toISOString(),
    days,
    adoption: {
      ...(await readPeople(db, days)),
      ...(await readSignIns(db, days)),
      acts: bySubject(days, activity),
    },
    organisations: await readOrganisations(db, days, today, activity),
    routes: await slowestRoutes(metrics),
  };
}

interface DailyActivity {
  organisationId: string;
  day: string;
  subject: string;
  acts: number;
}

async function readActivity(db: Db, since: string): Promise<DailyActivity[]> {
  const { rows } = await sql<DailyActivity>`
    select organisation_id as "organisationId", day, subject, sum(acts)::bigint as acts
    from clausewise.acts_by_day(${since}::date) group by organisation_id, day, subject`.execute(db);
  return rows.map((row) => ({ ...row, subject: nowNamed({ subject: row.subject, action: '' }).subject }));
}

/** Who did something or came in, each person once a day. What the product does by itself is nobody's. */
async function readPeople(db: Db, days: string[]): Promise<{ people: number[] }> {
  const { rows } = await sql<{ day: string; people: number }>`
    select day, count(distinct person)::bigint as people from (
      select day, actor_id as person from clausewise.acts_by_day(${days[0]}::date)
        where actor_id in (select id::text from auth."user")
      union all
      select (at at time zone 'UTC')::date, user_id::text from auth.sign_in
        where at >= ${days[0]}::timestamp at time zone 'UTC' and outcome = 'done' and user_id is not null
    ) present group by day`.execute(db);
  return { people: daily(days, new Map(rows.map(({ day, people }) => [day, people]))) };
}

async function readSignIns(db: Db, days: string[]): Promise<{ signIns: number[]; failedSignIns: number[] }> {
  const { rows } = await sql<{ day: string; done: number; failed: number }>`
    select (at at time zone 'UTC')::date as day, count(*) filter (where outcome = 'done') as done,
      count(*) filter (where outcome <> 'done') as failed
    from auth.sign_in where at >= ${days[0]}::timestamp at time zone 'UTC' group by 1`.execute(db);
  return {
    signIns: daily(days, new Map(rows.map(({ day, done }) => [day, done]))),
    failedSignIns: daily(days, new Map(rows.map(({ day, failed }) => [day, failed]))),
  };
}

const daily = (days: string[], counts: ReadonlyMap<string, number>) => days.map((day) => counts.get(day) ?? 0);

/** The subjects that people worked on most, each by day, and the rest together. */
function bySubject(days: string[], activity: DailyActivity[]): Analytics['adoption']['acts'] {
  const sums = new Map<string, number>();
  for (const each of activity) sums.set(each.subject, (sums.get(each.subject) ?? 0) + each.acts);
  const subjects = [...sums].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([subject]) => subject);
  const named = subjects.slice(0, MOST_SUBJECTS);
  const groups = Map.groupBy(activity, ({ subject }) => (named.includes(subject) ? subject : 'other'));
  return [...named, ...(groups.has('other') ? ['other'] : [])].map((subject) => {
    const counts = new Map<string, number>();
    for (const each of groups.get(subject) ?? []) counts.set(each.day, (counts.get(each.day) ?? 0) + each.acts);
    return { subject, counts: daily(days, counts) };
  });
}

async function readOrganisations(
  db: Db,
  days: string[],
  today: string,
  activity: DailyActivity[],
): Promise<Analytics['organisations']> {
  const organisations = await db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const { rows: snapshots } = await sql<{ organisationId: string; day: string; implemented: number; total: number }>`
    select organisation_id as "organisationId", day, implemented, total
    from clausewise.readiness_by_day(${days[0]}::date)`.execute(db);
  const { rows: evidence } = await sql<{ organisationId: string; freshness: Freshness; pieces: number }>`
    select organisation_id as "organisationId", freshness, pieces from clausewise.evidence_by_end(${today}::date)`.execute(
    db,
  );
  const taken = Map.groupBy(snapshots, ({ organisationId }) => organisationId);
  const kept = Map.groupBy(evidence, ({ organisationId }) => organisationId);
  const done = Map.groupBy(activity, ({ organisationId }) => organisationId);
  return organisations.map(({ id, name }) => {
    const known = new Map(
      (taken.get(id) ?? []).map(({ day, implemented, total }) => [day, shareOf(implemented, total)] as const),
    );
    const pieces = new Map((kept.get(id) ?? []).map((row) => [row.freshness, row.pieces]));
    return {
      id,
      name,
      acts: (done.get(id) ?? []).reduce((sum, each) => sum + each.acts, 0),
      readiness: carriedForward(days, known),
      evidence: Object.fromEntries(FRESHNESS.map((each) => [each, pieces.get(each) ?? 0])) as Record<Freshness, number>,
    };
  });
}
