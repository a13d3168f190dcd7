import { automationRuleSubject, automationRunSubject } from '#domain/automation/subject.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addressOf } from '#domain/addresses.ts';
import { neededToSee } from '#domain/automation/happenings.ts';
import { refusalOf } from '#domain/automation/loop.ts';
import type { Cause, Effect, Rule, RuleRun } from '#domain/automation/rule.ts';
import type { RunReason } from '#domain/automation/values.ts';
import type { Language } from '#domain/organisations/language.ts';
import { type Context, performIn } from '../platform/context.ts';
import { notify } from '../platform/database/notify.ts';
import { Problem } from '../platform/http/problems.ts';
import { findRuleOwner, type RuleOwner } from './rule-owners.ts';
import { type Step, stepOf } from './steps.ts';
import type { TriggerTarget } from './trigger-targets.ts';
import { listKeepers } from './webhooks/delivery-result.ts';

const HOUR = 3_600_000;

/** A rule as its row has it, as far as running it goes. */
export interface Running {
  id: string;
  name: string;
  trigger: Rule['trigger'];
  actions: Rule['actions'];
  most_per_hour: number;
  maker_id: string;
}

export interface Place {
  name: string;
  language: Language;
  timezone: string;
}

/** Which rules led to this. */
export interface Lineage {
  depth: number;
  chain: readonly string[];
}

export const NO_LINEAGE: Lineage = { depth: 0, chain: [] };

/**
 * Lets a rule act upon a target, once for each key, and writes down what it did or why it did not. One that fails has done nothing. A rule whose owner
 * may not do any more what it does is switched off.
 * Whoever is told that it acted ends the transaction before anything else is done: people lock a thing first and the audit trail last, and so must this.
 */
export async function runRule(
  context: Context,
  rule: Running,
  { target, key, lineage, place }: { target: TriggerTarget; key: string; lineage: Lineage; place: Place },
): Promise<'left' | 'acted' | 'off'> {
  if (await isKnown(context, rule.id, key)) return 'left';
  const depth = lineage.depth + 1;
  const ranThisHour = await countThisHour(context, rule.id);
  const terms = { ruleId: rule.id, depth, chain: lineage.chain, ranThisHour, mostPerHour: rule.most_per_hour };
  const refusal = refusalOf(terms);
  const run: Noted = { id: randomUUID(), rule, key, cause: target.cause, effects: [], depth, chain: lineage.chain };
  if (refusal === 'cap') {
    await noteCapped(context, run);
    return 'left';
  }
  if (refusal) {
    await note(context, run, 'skipped', refusal);
    return 'left';
  }
  const owner = await findRuleOwner(context, rule, place);
  if (!owner || !mayRun(owner, rule)) {
    await note(context, run, 'skipped', owner ? 'permission' : 'maker-left');
    await switchOff(context, rule, owner ? 'permission' : 'maker-left');
    return 'off';
  }
  const plan = {
    ruleId: rule.id,
    ruleName: rule.name,
    key,
    language: owner.language,
    organisation: place.name,
    timezone: place.timezone,
    makerName: owner.actor.name,
  };
  await doAll(context, rule, run, owner, (own) =>
    Promise.all(rule.actions.map((action) => stepOf(own, action, target, plan))),
  );
  return 'acted';
}

export function mayRun({ actor }: RuleOwner, rule: Pick<Rule, 'trigger'>): boolean {
  const may = (permission: RuleOwner['actor']['permissions'][number]) => actor.permissions.includes(permission);
  return may('settings.edit') && may(neededToSee(rule.trigger));
}

interface Noted {
  id: string;
  rule: Running;
  key: string;
  cause: Cause;
  effects: Effect[];
  depth: number;
  chain: readonly string[];
}

/** All of a rule's steps or none, as its owner; the run's own id is what the audit trail names as the request. */
async function doAll(
  context: Context,
  rule: Running,
  run: Noted,
  { actor }: RuleOwner,
  plan: (own: Context) => Promise<Step[]>,
): Promise<void> {
  const { db, organisationId, auditKey, log, now } = context;
  const effects: Effect[] = [];
  await sql`savepoint rule`.execute(db);
  try {
    await performIn(
      db,
      { sendJob: noJobs, auditKey },
      { organisationId, actor, requestId: run.id, log },
      async (fresh) => {
        const own = { ...fresh, now };
        // One after the other: what comes first may be what the next one finds done.
        for (const { effect, work } of await plan(own)) {
          const outcome = work ? await work(own) : undefined;
          effects.push(work ? { ...effect, state: 'done', href: outcome?.href ?? effect.href } : effect);
        }
      },
    );
    await sql`release savepoint rule`.execute(db);
  } catch (error) {
    await sql`rollback to savepoint rule`.execute(db);
    const isRefusal = error instanceof Problem;
    if (!isRefusal) log.error({ err: error, rule: rule.id }, 'rule');
    const detail = isRefusal ? refusalMessage(error) : null;
    const failed = rule.actions.map(({ kind }) => ({ kind, to: [], text: '', href: null, detail }));
    const reason = isRefusal ? ('refused' as const) : ('error' as const);
    const lost = failed.map((each) => ({ ...each, state: 'failed' as const, reason }));
    await note(context, { ...run, effects: lost }, 'failed', reason);
    return;
  }
  const isDone = effects.some(({ state }) => state === 'done');
  await note(context, { ...run, effects }, isDone ? 'done' : 'skipped', isDone ? null : (effects[0]?.reason ?? null));
}

const refusalMessage = ({ message, issues }: Problem) => issues?.map((issue) => issue.message).join('. ') || message;

async function noJobs(): Promise<void> {
  throw new Error('A rule starts no job.');
}

async function isKnown({ db, organisationId }: Context, ruleId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('automation_runs')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('rule_id', '=', ruleId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

async function countThisHour({ db, organisationId, now }: Context, ruleId: string): Promise<number> {
  const { count } = await db
    .selectFrom('automation_runs')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('rule_id', '=', ruleId)
    .where('state', '=', 'done')
    .where('at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow();
  return count;
}

async function note(context: Context, run: Noted, state: RuleRun['state'], reason: RunReason | null): Promise<void> {
  await context.db
    .insertInto('automation_runs')
    .values(rowOf(context, run, state, reason))
    .execute();
  context.publish(automationRunSubject, run.rule.id);
}

/** One line an hour says how often a rule was held back. */
async function noteCapped(context: Context, run: Noted): Promise<void> {
  const key = `cap:${context.now.toISOString().slice(0, 13)}`;
  await context.db
    .insertInto('automation_runs')
    .values(rowOf(context, { ...run, key }, 'skipped', 'cap'))
    .onConflict((known) =>
      known.columns(['rule_id', 'key']).doUpdateSet((is) => ({ count: is('automation_runs.count', '+', 1) })),
    )
    .execute();
  context.publish(automationRunSubject, run.rule.id);
}

function rowOf(
  context: Context,
  { id, rule, key, cause, effects, depth, chain }: Noted,
  state: RuleRun['state'],
  reason: RunReason | null,
) {
  return {
    id,
    organisation_id: context.organisationId,
    rule_id: rule.id,
    rule_name: rule.name,
    key,
    at: context.now,
    state,
    reason,
    cause: JSON.stringify(cause),
    effects: JSON.stringify(effects),
    depth,
    chain: JSON.stringify(chain),
  };
}

async function switchOff(context: Context, rule: Running, reason: 'permission' | 'maker-left'): Promise<void> {
  const { db, organisationId } = context;
  const row = await db
    .updateTable('automation_rules')
    .set((is) => ({ is_on: false, off_reason: reason, version: is('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', rule.id)
    .returning('maker_name as name')
    .executeTakeFirstOrThrow();
  const entry = { subject: automationRuleSubject, subjectId: rule.id, title: rule.name };
  context.record({ ...entry, action: 'changed', before: { isOn: true }, after: { isOn: false } });
  const link = addressOf('automation', { rule: rule.id });
  const recipients = new Set([...(await listKeepers(context)), ...(reason === 'permission' ? [rule.maker_id] : [])]);
  for (const userId of recipients)
    await notify(context, userId, 'rule-disabled', { title: rule.name, name: row.name }, link);
}
