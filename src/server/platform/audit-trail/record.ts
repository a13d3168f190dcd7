import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { DEPARTURES } from '#domain/activity/departure.ts';
import { auditTrailSubject } from '#domain/activity/subject.ts';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import type { EventOf, FactsOf, Subject } from '#domain/subject.ts';
import { sanitizeText } from '../sanitize-text.ts';
import type { Tables } from '../../tables.ts';
import { canonicalJson, hashOf } from './chain.ts';

type Facts = Record<string, unknown>;

/** What a handler says of one change: an event of the subject's card. Whole rows may be given: only the fields that differ are kept. */
export interface Change<S extends Subject> {
  action: EventOf<S>;
  subject: S;
  subjectId: string;
  /** What people call the thing, so that the entry reads well after the thing is gone. */
  title: string;
  before?: FactsOf<S> | null | undefined;
  after?: FactsOf<S> | null | undefined;
}

/** A change of any subject, as it was said. */
export interface Recorded extends Omit<Change<Subject>, 'subject' | 'before' | 'after'> {
  subject: Pick<Subject, 'name'>;
  before?: object | null | undefined;
  after?: object | null | undefined;
}

interface Source {
  db: Transaction<Tables>;
  organisationId: string;
  /** Of the installation; see AUDIT_TRAIL_KEY. */
  auditKey: string;
  actor: { id: string | null; name: string };
  now: Date;
  requestId: string | null;
  /** The demo's past is written at the time it plays in. Everything else is never earlier than the entry before it. */
  playsInPast?: boolean;
}

/** One channel carries what changed and how far jobs are; only ids travel, as NOTIFY holds 8,000 bytes. */
export const CHANNEL = 'clausewise';
const MOST_IDS = 20;
const BATCH = 1000;
/** Rules about passwords and counts of tokens are no secrets. */
const RULES = new Set(['passwordLength', 'passwordDays', 'tokens']);
const SECRET = /password|passphrase|secret|token|api_?key|authori[sz]ation|cookie|credential|private_?key/i;

/** Appends to the organisation's chain. The head row's lock puts concurrent writers in order until their commit. */
export async function appendEntries(source: Source, changes: readonly Recorded[]): Promise<void> {
  const { db, organisationId } = source;
  const kept = changes
    .map((change) => ({ ...change, subject: change.subject.name, ...differenceOf(change.before, change.after) }))
    .filter(saysSomething);
  if (kept.length === 0) return;
  const { rows } = await sql<{ number: number; hash: string; chainId: string | null; at: Date | null }>`
    insert into audit_heads (organisation_id, number, hash) values (${organisationId}, 0, '')
    on conflict (organisation_id) do update set number = audit_heads.number
    returning number, hash, chain_id as "chainId", at`.execute(db);
  let { number, hash } = rows[0] ?? { number: 0, hash: '' };
  const chainId = rows[0]?.chainId ?? organisationId;
  const last = rows[0]?.at;
  const at = last && last > source.now && !source.playsInPast ? last : source.now;
  const entries: AuditEntry[] = kept.map((change) => {
    number += 1;
    const entry = entryOf(source, at, chainId, change, number, hash);
    hash = entry.hash;
    return entry;
  });
  for (let start = 0; start < entries.length; start += BATCH)
    await insertEntries(db, organisationId, entries.slice(start, start + BATCH));
  const messages = [...messagesOf(organisationId, kept), headMessage({ organisationId, chainId, number, hash })];
  await sql`
    with head as (update audit_heads set number = ${number}, hash = ${hash}, at = ${at} where organisation_id = ${organisationId})
    select pg_notify(${CHANNEL}, line) from unnest(${messages}::text[]) line`.execute(db);
}

/** What every server hears with the commit, and notes outside of the database. The installation's own log stands in an organisation's place. */
export interface ChainHead {
  organisationId: string;
  chainId: string;
  number: number;
  hash: string;
}

export const headMessage = (head: ChainHead) => JSON.stringify({ event: 'appended', ...head });

type Kept = Omit<Recorded, 'subject' | 'before' | 'after'> & {
  subject: string;
  before: Facts | null;
  after: Facts | null;
};

function entryOf(
  source: Source,
  at: Date,
  chainId: string,
  change: Kept,
  number: number,
  previousHash: string,
): AuditEntry {
  const { action, subject, subjectId, title, before, after } = change;
  const { id: actorId, name: actorName } = source.actor;
  const facts = { action, subject, subjectId, title: sanitizeText(title), before, after };
  const entry = {
    number,
    at: at.toISOString(),
    actorId,
    actorName,
    ...facts,
    requestId: source.requestId,
    previousHash,
  };
  return { ...entry, hash: hashOf(chainId, entry, source.auditKey) };
}

async function insertEntries(db: Transaction<Tables>, organisationId: string, entries: AuditEntry[]): Promise<void> {
  await sql`
    insert into audit_entries
    select ${organisationId}::uuid, e.number, e.at, e."actorId", e."actorName", e.action, e.subject, e."subjectId", e.title, e.before, e.after,
      e."requestId", e."previousHash", e.hash
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(number integer, at timestamptz, "actorId" uuid, "actorName" text, action text,
      subject text, "subjectId" text, title text, before jsonb, after jsonb, "requestId" text, "previousHash" text, hash text)`.execute(
    db,
  );
}

export async function publishChange(
  db: Transaction<Tables>,
  organisationId: string,
  subject: string,
  id: string | null,
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'change', organisationId, subject, id })})`.execute(
    db,
  );
}

function messagesOf(organisationId: string, changes: Kept[]): string[] {
  const idsOf = new Map<string, Set<string>>();
  for (const { action, subjectId, ...change } of changes) {
    // What left is no change: who looks at the trail hears of it alone.
    const subject = DEPARTURES.includes(action) ? auditTrailSubject.name : change.subject;
    const ids = idsOf.get(subject) ?? new Set();
    idsOf.set(subject, ids.add(subjectId));
  }
  return [...idsOf].flatMap(([subject, ids]) =>
    // After a bulk change every list of the subject is read again anyway.
    (ids.size > MOST_IDS ? [null] : [...ids]).map((id) =>
      JSON.stringify({ event: 'change', organisationId, subject, id }),
    ),
  );
}

/** The fields that differ, secrets left out, in a form that PostgreSQL keeps exactly. */
export function differenceOf(before: object | null | undefined, after: object | null | undefined) {
  const old = plain(before);
  const young = plain(after);
  if (!old || !young) return { before: old, after: young };
  const names = [...new Set([...Object.keys(old), ...Object.keys(young)])].filter(
    (name) => canonicalJson(old[name]) !== canonicalJson(young[name]),
  );
  const pick = (facts: Facts) =>
    Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));
  return { before: pick(old), after: pick(young) };
}

function plain(facts: object | null | undefined): Facts | null {
  if (!facts) return null;
  return JSON.parse(
    JSON.stringify(facts, (name, value: unknown) =>
      SECRET.test(name) && !RULES.has(name) ? undefined : typeof value === 'string' ? sanitizeText(value) : value,
    ),
  );
}

function saysSomething({
  action,
  before,
  after,
}: {
  action: string;
  before: Facts | null;
  after: Facts | null;
}): boolean {
  return action !== 'changed' || Object.keys(before ?? {}).length > 0 || Object.keys(after ?? {}).length > 0;
}
