import { addressOf } from '#domain/addresses.ts';
import { requirementOf } from '#domain/activity/audit-entry.ts';
import { addressOfEntry, namesOf } from '#domain/subjects.ts';
import type { Cause } from '#domain/automation/rule.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { getAsset } from '../assets/store.ts';
import { getControl } from '../controls/store.ts';
import type { Context } from '../platform/context.ts';
import { selectMembers } from './rule-owners.ts';

/** What a rule needs to know of the thing it acts upon. */
export interface TriggerTarget {
  cause: Cause;
  /** As it stands now, for conditions on what the change itself does not say. */
  facts: Readonly<Record<string, unknown>>;
  ownerId: string | null;
  requirement: { framework: string; requirementId: string } | null;
}

type Facts = Record<string, unknown>;

interface Entry {
  number: number;
  subject: string;
  subjectId: string;
  action: string;
  title: string;
  at: Date;
  actorName: string;
  before: Facts | null;
  after: Facts | null;
}

export async function targetOfEntry(context: Context, entry: Entry): Promise<TriggerTarget> {
  const { subject, subjectId, action, title, at, actorName } = entry;
  const requirement = requirementOf(entry);
  const cause: Cause = {
    kind: 'event',
    subject,
    subjectId,
    action,
    title,
    day: at.toISOString().slice(0, 10),
    actorName,
    href: addressOfEntry({ ...entry, requirement }),
  };
  if (requirement) return { cause, requirement, ...(await ofControl(context, requirement)) };
  return { cause, requirement, ...(await ofTarget(context, entry)) };
}

async function ofControl(
  { db, organisationId }: Context,
  { framework, requirementId }: { framework: string; requirementId: string },
): Promise<Pick<TriggerTarget, 'facts' | 'ownerId'>> {
  const control = await getControl(db, organisationId, framework, requirementId);
  return { facts: { ...control }, ownerId: control.ownerId };
}

const NOTHING = { facts: {}, ownerId: null };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Told = Pick<Entry, 'subject' | 'subjectId' | 'number'>;

async function ofTarget(context: Context, told: Told): Promise<Pick<TriggerTarget, 'facts' | 'ownerId'>> {
  const { db, organisationId, now } = context;
  const { subject, subjectId: id } = told;
  if (!UUID.test(id)) return NOTHING;
  if (subject === 'assets') {
    const asset = await getAsset(db, organisationId, id, now);
    return asset ? { facts: { ...asset }, ownerId: await memberCalled(context, asset.owner) } : NOTHING;
  }
  if (subject === 'documents') {
    const document = await documentOf(context, id);
    if (!document) return NOTHING;
    const { ownerId, ...facts } = document;
    return { facts: { ...(await factsInTrail(context, told)), ...facts }, ownerId };
  }
  if (subject === 'tasks' || subject === 'events' || subject === 'risks' || subject === 'vendors') {
    const row = await db
      .selectFrom(subject)
      .select('owner_id as ownerId')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst();
    return { facts: await factsInTrail(context, told), ownerId: row?.ownerId ?? null };
  }
  return { facts: await factsInTrail(context, told), ownerId: null };
}

async function documentOf({ db, organisationId }: Context, id: string) {
  const row = await db
    .selectFrom('documents')
    .select(['title', 'folder', 'type', 'owner_id', 'uploaded_by'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { owner_id: owner, uploaded_by: uploader, ...facts } = row;
  return { ...facts, ownerId: owner ?? uploader };
}

/** Further back nobody looks: whatever has changed so often said what it is meanwhile. */
const MOST_ENTRIES = 200;

/** What the trail has said of a thing up to an entry, the later above the earlier: so a condition can ask for what this change did not touch. */
async function factsInTrail({ db, organisationId }: Context, { subject, subjectId, number }: Told): Promise<Facts> {
  const entries = await db
    .selectFrom('audit_entries')
    .select('after')
    .where('organisation_id', '=', organisationId)
    .where('subject', 'in', namesOf(subject))
    .where('subject_id', '=', subjectId)
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return Object.assign({}, ...entries.toReversed().map(({ after }) => after)) as Facts;
}

/** Assets name their owner in words: the member of that name or address, if there is exactly one. */
async function memberCalled(context: Context, ownerName: string): Promise<string | null> {
  const wanted = ownerName.trim().toLowerCase();
  if (wanted === '') return null;
  const found = (await selectMembers(context).execute()).filter(({ name, email }) =>
    [name.toLowerCase(), email.toLowerCase()].includes(wanted),
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

export async function targetOfDueEntry(context: Context, entry: CalendarEntry): Promise<TriggerTarget> {
  const { kind, id, title, on, count, href, taskId, eventId, originalOn } = entry;
  const requirement =
    kind === 'control-due'
      ? requirementOf({ subject: 'controls', subjectId: id.slice(kind.length + 1), before: null, after: null })
      : null;
  const [, documentId] = /^\/app\/document-check\/([0-9a-f-]{36})$/.exec(href ?? '') ?? [];
  const ownerId = entry.ownerId ?? (documentId ? ((await documentOf(context, documentId))?.ownerId ?? null) : null);
  const own = taskId
    ? addressOf('schedule', { task: taskId })
    : eventId
      ? addressOf('schedule', { event: eventId, on: originalOn ?? on })
      : null;
  const cause: Cause = {
    kind: 'due',
    subject: kind,
    subjectId: id,
    action: null,
    title: count > 1 ? `${title} (+${count - 1})` : title,
    day: on,
    actorName: null,
    href: href ?? own,
  };
  return { cause, facts: {}, ownerId, requirement };
}
