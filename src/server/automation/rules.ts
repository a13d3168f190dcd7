import { issue } from '#domain/issue.ts';
import { automationRuleSubject } from '#domain/automation/subject.ts';
import { fieldsOf, happeningNamed, neededToDo, neededToSee } from '#domain/automation/happenings.ts';
import type { NewRule, Rule } from '#domain/automation/rule.ts';
import { canonicalJson } from '../platform/audit-trail/chain.ts';
import { isMember } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { conflict, forbidden, invalid, type Issue, notFound } from '../platform/http/problems.ts';
import { getRule } from './rule-store.ts';

const MOST = 100;

/** @throws Problem invalid, naming the field; conflict for too many. */
export async function addRule(context: Context, input: NewRule): Promise<Rule> {
  await check(context, input);
  const { count } = await context.db
    .selectFrom('automation_rules')
    .where('organisation_id', '=', context.organisationId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw conflict('too_many_rules', `At most ${MOST} rules. Remove one you no longer need.`);
  const id = context.newId();
  const at = { created_at: context.now, changed_at: context.now, armed_at: context.now };
  await context.db
    .insertInto('automation_rules')
    .values({ id, organisation_id: context.organisationId, ...rowOf(context, input), ...at })
    .execute();
  const rule = await ruleNamed(context, id);
  context.record({
    action: 'added',
    subject: automationRuleSubject,
    subjectId: id,
    title: rule.name,
    after: factsOf(rule),
  });
  return rule;
}

/** Whoever changes a rule, or switches it on, answers for it from then on. */
export async function changeRule(context: Context, id: string, input: NewRule, version?: number): Promise<Rule> {
  const before = await ruleNamed(context, id);
  if (version !== undefined && version !== before.version)
    throw conflict('changed_meanwhile', 'Somebody else has changed this rule meanwhile.');
  const isOnlyOff = !input.isOn && canonicalJson(coreOf(input)) === canonicalJson(coreOf(before));
  if (!isOnlyOff) await check(context, input);
  const row = isOnlyOff ? { is_on: false, off_reason: null } : rowOf(context, input);
  const isArmed = input.isOn && (!before.isOn || canonicalJson(input.trigger) !== canonicalJson(before.trigger));
  await context.db
    .updateTable('automation_rules')
    .set({ ...row, changed_at: context.now, version: before.version + 1, ...(isArmed && { armed_at: context.now }) })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const after = await ruleNamed(context, id);
  const entry = { subject: automationRuleSubject, subjectId: id, title: after.name };
  context.record({ ...entry, action: 'changed', before: factsOf(before), after: factsOf(after) });
  return after;
}

/** What it did stays in the log. */
export async function removeRule(context: Context, id: string): Promise<void> {
  const before = await ruleNamed(context, id);
  await context.db
    .deleteFrom('automation_rules')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const entry = { subject: automationRuleSubject, subjectId: id, title: before.name };
  context.record({ ...entry, action: 'removed', before: factsOf(before) });
}

/** @throws Problem 404 */
export async function ruleNamed(context: Context, id: string): Promise<Rule> {
  const rule = await getRule(context.db, context.organisationId, id, context.now);
  if (!rule) throw notFound();
  return rule;
}

/** A rule sees and does what whoever makes it may see and do; whom and what it names is the organisation's. */
export async function check(context: Context, { trigger, actions }: NewRule): Promise<void> {
  const { db, organisationId, actor } = context;
  // A token may be read by others; whoever finds one must not leave a rule behind.
  if (actor.via !== 'session') throw forbidden();
  const issues: Issue[] = [];
  if (trigger.kind === 'event') {
    const happening = happeningNamed(trigger.subject);
    if (!happening) issues.push({ path: 'trigger.subject', message: issue('about_missing') });
    const fields = (happening ? fieldsOf(happening) : []).map(({ name }) => name);
    for (const [place, { field }] of trigger.conditions.entries())
      if (!fields.includes(field))
        issues.push({ path: `trigger.conditions.${place}.field`, message: issue('field_missing') });
  }
  if (!actor.permissions.includes(neededToSee(trigger)))
    issues.push({ path: 'trigger', message: issue('rule_sees_more') });
  for (const [place, action] of actions.entries()) {
    const at = `actions.${place}`;
    if (!neededToDo(action).every((permission) => actor.permissions.includes(permission)))
      issues.push({ path: at, message: issue('rule_does_more') });
    if ('to' in action && action.to.kind === 'person' && !(await isMember(db, organisationId, action.to.id)))
      issues.push({ path: `${at}.to`, message: issue('person_missing') });
    if (action.kind === 'webhook' && !(await isEndpoint(context, action.endpointId)))
      issues.push({ path: `${at}.endpointId`, message: issue('endpoint_missing') });
    if (action.kind === 'status' && !isOfRequirement(trigger))
      issues.push({ path: `${at}.status`, message: issue('rule_sets_status') });
  }
  if (issues.length > 0) throw invalid(issues);
}

function isOfRequirement(trigger: Rule['trigger']): boolean {
  if (trigger.kind === 'event') return ['controls', 'evidence', 'validations'].includes(trigger.subject);
  return trigger.kind === 'due' && trigger.of === 'control-due';
}

async function isEndpoint({ db, organisationId }: Context, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

function rowOf({ actor }: Context, { name, isOn, trigger, actions, mostPerHour }: NewRule) {
  return {
    name,
    is_on: isOn,
    off_reason: null,
    trigger: JSON.stringify(trigger),
    actions: JSON.stringify(actions),
    most_per_hour: mostPerHour,
    maker_id: actor.id,
    maker_name: actor.name,
  };
}

const coreOf = ({ name, trigger, actions, mostPerHour }: NewRule) => ({ name, trigger, actions, mostPerHour });

const factsOf = ({ name, isOn, trigger, actions, mostPerHour, makerName }: Rule) => ({
  name,
  isOn,
  trigger,
  actions,
  mostPerHour,
  makerName,
});
