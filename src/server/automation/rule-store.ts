import { sql, type Transaction } from 'kysely';
import type { Rule, RuleRun } from '#domain/automation/rule.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const MONTH = 30 * 86_400_000;

function selectRules(db: Db, organisationId: string, now: Date) {
  return db
    .selectFrom('automation_rules as rule')
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('automation_runs as run')
          .whereRef('run.rule_id', '=', 'rule.id')
          .where('run.organisation_id', '=', organisationId)
          .where('run.at', '>', new Date(now.getTime() - MONTH))
          .select([
            sql<number>`count(*) filter (where run.state = 'done')`.as('done'),
            sql<number>`count(*) filter (where run.state = 'failed')`.as('failed'),
            sql<Date | null>`max(run.at)`.as('lastRunAt'),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select([
      'rule.id',
      'rule.name',
      'rule.is_on as isOn',
      'rule.off_reason as offReason',
      'rule.trigger',
      'rule.actions',
    ])
    .select(['rule.most_per_hour as mostPerHour', 'rule.maker_id as makerId', 'rule.maker_name as makerName'])
    .select(['rule.created_at as createdAt', 'rule.changed_at as changedAt', 'rule.version'])
    .select(['counts.done', 'counts.failed', 'counts.lastRunAt'])
    .where('rule.organisation_id', '=', organisationId)
    .orderBy('rule.created_at')
    .orderBy('rule.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRules>['executeTakeFirstOrThrow']>>;

const toRule = ({ createdAt, changedAt, lastRunAt, done, failed, ...row }: Row): Rule => ({
  ...row,
  done: done ?? 0,
  failed: failed ?? 0,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  lastRunAt: lastRunAt?.toISOString() ?? null,
});

export async function listRules(db: Db, organisationId: string, now: Date): Promise<Rule[]> {
  return (await selectRules(db, organisationId, now).execute()).map(toRule);
}

export async function getRule(db: Db, organisationId: string, id: string, now: Date): Promise<Rule | undefined> {
  const row = await selectRules(db, organisationId, now).where('rule.id', '=', id).executeTakeFirst();
  return row && toRule(row);
}

interface RunFilter {
  page?: number | undefined;
  pageSize?: number | undefined;
  ruleId?: string | undefined;
  state?: RuleRun['state'] | undefined;
}

/** The log, newest first. */
export async function listRuns(
  db: Db,
  organisationId: string,
  { page = 0, pageSize = 25, ruleId, state }: RunFilter,
): Promise<{ rows: RuleRun[]; total: number }> {
  let runs = db.selectFrom('automation_runs').where('organisation_id', '=', organisationId);
  if (ruleId) runs = runs.where('rule_id', '=', ruleId);
  if (state) runs = runs.where('state', '=', state);
  const rows = await runs
    .select(['id', 'rule_id as ruleId', 'rule_name as ruleName', 'at', 'state', 'reason', 'cause', 'effects'])
    .select(['depth', 'count'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await runs.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}
