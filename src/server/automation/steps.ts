import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Action, Effect, Recipient } from '#domain/automation/rule.ts';
import { fill } from '#domain/automation/fill.ts';
import { neededToDo } from '#domain/automation/happenings.ts';
import type { RunReason } from '#domain/automation/values.ts';
import type { Language } from '#domain/organisations/language.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { changeControl } from '../controls/change-control.ts';
import { getControl } from '../controls/store.ts';
import { findFramework } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { sendMail } from '../platform/mail/mail.ts';
import { notify } from '../platform/database/notify.ts';
import { addTasks, hrefOfTask } from '../schedule/tasks.ts';
import { openOfSources } from '../schedule/task-store.ts';
import { type Member, selectMembers } from './rule-owners.ts';
import type { TriggerTarget } from './trigger-targets.ts';
import { sendToEndpoint } from './webhooks/deliveries.ts';

export interface Plan {
  ruleId: string;
  ruleName: string;
  /** What makes this run its own: a task or a message of the same is not made twice. */
  key: string;
  language: Language;
  organisation: string;
  timezone: string;
  makerName: string;
}

/** One thing to do: what will be said of it, and the doing. Without one there is a reason. */
export interface Step {
  effect: Effect;
  work: ((context: Context) => Promise<{ href?: string } | void>) | null;
}

/** What an action comes to, for this target. Nothing is changed. `context` is the rule owner's, with the rights they have now. */
export async function stepOf(context: Context, action: Action, target: TriggerTarget, plan: Plan): Promise<Step> {
  if (!neededToDo(action).every((permission) => context.actor.permissions.includes(permission)))
    return stopped(action.kind, '', 'permission');
  const people = await selectMembers(context).execute();
  const owner = people.find(({ id }) => id === target.ownerId);
  const say = (text: string) => fill(text, placeholdersOf(target, owner, plan));
  if (action.kind === 'task')
    return taskStep(context, action, target, plan, pick(people, action.to, target, context)[0], say);
  if (action.kind === 'webhook') return webhookStep(context, action.endpointId, target, plan);
  if (action.kind === 'status') return statusStep(context, action.status, target);
  const to = pick(people, action.to, target, context);
  const text = say(action.kind === 'mail' ? action.subject : action.text);
  if (to.length === 0) return stopped(action.kind, text, 'nobody');
  const effect = { ...planned(action.kind, text), to: to.map(({ name }) => name), href: target.cause.href };
  const link = target.cause.href;
  if (action.kind === 'notification')
    return {
      effect,
      async work(own) {
        for (const { id } of to)
          await notify(own, id, 'rule-message', { text, title: text, name: plan.ruleName }, link);
      },
    };
  const message = say(action.text);
  return {
    effect: { ...effect, detail: message.slice(0, 500) },
    async work(own) {
      const { ruleName: rule, organisation } = plan;
      for (const { name, email, language } of to)
        await sendMail(own.db, {
          to: email,
          kind: 'rule-message',
          language,
          values: { name, organisation, title: text, message, rule },
          ...(link && { link }),
        });
    },
  };
}

function placeholdersOf({ cause }: TriggerTarget, owner: Member | undefined, { language, makerName }: Plan) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(cause.day));
  return { title: cause.title, day, name: cause.actorName ?? '', owner: owner?.name ?? makerName };
}

function pick(people: readonly Member[], to: Recipient, { ownerId }: TriggerTarget, { actor }: Context): Member[] {
  const named = (id: string | null) => people.filter((person) => person.id === id);
  if (to.kind === 'role') return people.filter(({ role }) => role === to.role);
  if (to.kind === 'person') return named(to.id);
  const owner = to.kind === 'owner' ? named(ownerId) : [];
  return owner.length > 0 ? owner : named(actor.id);
}

async function taskStep(
  context: Context,
  action: Extract<Action, { kind: 'task' }>,
  { cause }: TriggerTarget,
  { ruleId, key, timezone }: Plan,
  owner: Member | undefined,
  say: (text: string) => string,
): Promise<Step> {
  const title = say(action.title).slice(0, 200);
  if (!owner) return stopped('task', title, 'nobody');
  // Of one thing a rule keeps one task open, however often it acts upon it.
  const about = cause.kind === 'schedule' ? key : `${cause.subject}:${cause.subjectId}`;
  const source = { kind: 'rule', key: `rule:${ruleId}:${about}`.slice(0, 200), href: cause.href ?? PAGES.schedule };
  const open = await openOfSources(context.db, context.organisationId, [source.key]);
  const effect = { ...planned('task', title), to: [owner.name] };
  const existing = open.get(source.key);
  if (existing)
    return { effect: { ...effect, state: 'skipped', reason: 'task-open', href: hrefOfTask(existing) }, work: null };
  const dueOn = daysAfter(dayOf(context.now, timezone), action.days);
  return {
    effect: { ...effect, detail: dueOn },
    async work(own) {
      const task = { title, note: action.note, ownerId: owner.id, dueOn, source };
      const [made] = (await addTasks(own, [task])).tasks;
      if (!made) return;
      // A task that one gives oneself is no news; one that a rule gives is.
      if (owner.id === own.actor.id)
        await notify(own, owner.id, 'task-assigned', { title, name: own.actor.name }, hrefOfTask(made.id));
      return { href: hrefOfTask(made.id) };
    },
  };
}

async function webhookStep(context: Context, endpointId: string, { cause }: TriggerTarget, plan: Plan): Promise<Step> {
  const endpoint = await context.db
    .selectFrom('webhook_endpoints')
    .select(['name', 'is_on as isOn'])
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (!endpoint) return stopped('webhook', '', 'gone');
  if (!endpoint.isOn) return stopped('webhook', endpoint.name, 'endpoint-off');
  const { ruleId, ruleName, key } = plan;
  const data = { rule: { id: ruleId, name: ruleName }, cause };
  return {
    effect: { ...planned('webhook', endpoint.name), href: addressOf('webhook', { id: endpointId }) },
    work: (own) =>
      sendToEndpoint(own, endpointId, [{ cause: `rule:${ruleId}:${key}`, event: 'rule', title: cause.title, data }]),
  };
}

async function statusStep(
  context: Context,
  status: Extract<Action, { kind: 'status' }>['status'],
  { requirement }: TriggerTarget,
): Promise<Step> {
  if (!requirement) return stopped('status', status, 'not-applicable');
  const framework = await findFramework(context, requirement.framework);
  const known = framework?.requirements.find(({ id }) => id === requirement.requirementId);
  if (!known) return stopped('status', status, 'gone');
  const control = await getControl(context.db, context.organisationId, requirement.framework, known.id);
  if (!control.applicable) return stopped('status', status, 'not-applicable');
  if (control.status === status) return stopped('status', status, 'is-so-already');
  return {
    effect: { ...planned('status', status), detail: `${known.id}: ${control.status} → ${status}` },
    async work(own) {
      await changeControl(own, known, { status });
    },
  };
}

function planned(kind: Effect['kind'], text: string): Effect {
  return { kind, to: [], text, state: 'planned', reason: null, detail: null, href: null };
}

function stopped(kind: Effect['kind'], text: string, reason: RunReason): Step {
  return { effect: { ...planned(kind, text), state: 'skipped', reason }, work: null };
}
