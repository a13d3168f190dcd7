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
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { sendMail } from '../platform/mail/mail.ts';
import { notify } from '../platform/database/notify.ts';
import { addTasks, hrefOfTask } from '../schedule/tasks.ts';
import { openOfSources } from '../schedule/task-store.ts';
import { type Member, selectMembers } from './makers.ts';
import type { Thing } from './things.ts';
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
  work: ((act: Act) => Promise<{ href?: string } | void>) | null;
}

/** What an action comes to, for this thing. Nothing is changed. `act` is the maker's, with the rights they have now. */
export async function stepOf(act: Act, action: Action, thing: Thing, plan: Plan): Promise<Step> {
  if (!neededToDo(action).every((permission) => act.actor.permissions.includes(permission)))
    return stopped(action.kind, '', 'permission');
  const people = await selectMembers(act).execute();
  const owner = people.find(({ id }) => id === thing.ownerId);
  const say = (text: string) => fill(text, wordsOf(thing, owner, plan));
  if (action.kind === 'task') return taskStep(act, action, thing, plan, pick(people, action.to, thing, act)[0], say);
  if (action.kind === 'webhook') return webhookStep(act, action.endpointId, thing, plan);
  if (action.kind === 'status') return statusStep(act, action.status, thing);
  const to = pick(people, action.to, thing, act);
  const text = say(action.kind === 'mail' ? action.subject : action.text);
  if (to.length === 0) return stopped(action.kind, text, 'nobody');
  const effect = { ...planned(action.kind, text), to: to.map(({ name }) => name), href: thing.cause.href };
  const link = thing.cause.href;
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

function wordsOf({ cause }: Thing, owner: Member | undefined, { language, makerName }: Plan) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(cause.day));
  return { title: cause.title, day, name: cause.actorName ?? '', owner: owner?.name ?? makerName };
}

function pick(people: readonly Member[], to: Recipient, { ownerId }: Thing, { actor }: Act): Member[] {
  const named = (id: string | null) => people.filter((person) => person.id === id);
  if (to.kind === 'role') return people.filter(({ role }) => role === to.role);
  if (to.kind === 'person') return named(to.id);
  const owner = to.kind === 'owner' ? named(ownerId) : [];
  return owner.length > 0 ? owner : named(actor.id);
}

async function taskStep(
  act: Act,
  action: Extract<Action, { kind: 'task' }>,
  { cause }: Thing,
  { ruleId, key, timezone }: Plan,
  owner: Member | undefined,
  say: (text: string) => string,
): Promise<Step> {
  const title = say(action.title).slice(0, 200);
  if (!owner) return stopped('task', title, 'nobody');
  // Of one thing a rule keeps one task open, however often it acts upon it.
  const about = cause.kind === 'schedule' ? key : `${cause.subject}:${cause.subjectId}`;
  const source = { kind: 'rule', key: `rule:${ruleId}:${about}`.slice(0, 200), href: cause.href ?? PAGES.schedule };
  const open = await openOfSources(act.db, act.organisationId, [source.key]);
  const effect = { ...planned('task', title), to: [owner.name] };
  const standing = open.get(source.key);
  if (standing)
    return { effect: { ...effect, state: 'skipped', reason: 'task-open', href: hrefOfTask(standing) }, work: null };
  const dueOn = daysAfter(dayOf(act.now, timezone), action.days);
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

async function webhookStep(act: Act, endpointId: string, { cause }: Thing, plan: Plan): Promise<Step> {
  const endpoint = await act.db
    .selectFrom('webhook_endpoints')
    .select(['name', 'is_on as isOn'])
    .where('organisation_id', '=', act.organisationId)
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
  act: Act,
  status: Extract<Action, { kind: 'status' }>['status'],
  { requirement }: Thing,
): Promise<Step> {
  if (!requirement) return stopped('status', status, 'not-applicable');
  const framework = await findFramework(act, requirement.framework);
  const known = framework?.requirements.find(({ id }) => id === requirement.requirementId);
  if (!known) return stopped('status', status, 'gone');
  const control = await getControl(act.db, act.organisationId, requirement.framework, known.id);
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
