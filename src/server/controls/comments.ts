import type { EventOf } from '#domain/subject.ts';
import { commentSubject, controlSubject } from '#domain/controls/subject.ts';
import { sql, type Transaction } from 'kysely';
import { requirementAddress } from '#domain/addresses.ts';
import { type Comment, type CommentWords, mentionedIn } from '#domain/controls/comment.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { type Paged, pageOf } from '../documents/links.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import type { Act } from '../platform/act.ts';
import { notify } from '../platform/database/notify.ts';
import { forbidden, invalid, notFound } from '../platform/http/problems.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const MENTIONS = sql<Comment['mentions']>`coalesce((
  select jsonb_agg(jsonb_build_object('userId', user_id, 'name', name) order by name, user_id)
  from control_comment_mentions where comment_id = control_comments.id), '[]')`;

function selectComments(db: Db, organisationId: string) {
  return db
    .selectFrom('control_comments')
    .select(['id', 'framework', 'requirement_id as requirementId', 'text', 'written_at as writtenAt'])
    .select(['edited_at as editedAt', 'author_id as authorId', 'author_name as authorName', MENTIONS.as('mentions')])
    .where('organisation_id', '=', organisationId);
}

const toComment = (
  row: Omit<Comment, 'writtenAt' | 'editedAt'> & { writtenAt: Date; editedAt: Date | null },
): Comment => ({
  ...row,
  writtenAt: row.writtenAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

export async function listComments(
  db: Db,
  organisationId: string,
  asked: Paged & { framework: string; requirementId: string },
) {
  const { framework, requirementId } = asked;
  const { limit, offset } = pageOf(asked);
  const rows = await selectComments(db, organisationId)
    .where('framework', '=', framework)
    .where('requirement_id', '=', requirementId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('control_comments')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('organisation_id', '=', organisationId)
    .where('framework', '=', framework)
    .where('requirement_id', '=', requirementId)
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toComment), total };
}

async function getComment(db: Db, organisationId: string, id: string): Promise<Comment> {
  const row = await selectComments(db, organisationId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toComment(row);
}

interface Person {
  id: string;
  name: string;
}

/** The people that a comment speaks to: active members whose name stands in the text. @throws Problem invalid for anybody else. */
async function peopleIn({ db, organisationId }: Act, { text, mentions = [] }: CommentWords): Promise<Person[]> {
  if (mentions.length === 0) return [];
  const members = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .select(['person.id', 'person.name'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.id', 'in', mentions)
    .execute();
  if (members.length !== new Set(mentions).size)
    throw invalid([{ path: 'mentions', message: 'Only members of the organization can be mentioned' }]);
  return mentionedIn(text, members);
}

async function keepMentions(act: Act, commentId: string, people: Person[]): Promise<void> {
  const { db, organisationId } = act;
  await db
    .deleteFrom('control_comment_mentions')
    .where('organisation_id', '=', organisationId)
    .where('comment_id', '=', commentId)
    .execute();
  if (people.length === 0) return;
  await db
    .insertInto('control_comment_mentions')
    .values(
      people.map(({ id, name }) => ({
        id: act.newId(),
        organisation_id: organisationId,
        comment_id: commentId,
        user_id: id,
        name,
      })),
    )
    .execute();
}

const SHOWN = 120;

async function tell(act: Act, { id, framework, requirementId, text }: Comment, people: Person[]): Promise<void> {
  const link = requirementAddress(framework, requirementId, { comment: id });
  const values = { name: act.actor.name, requirement: requirementId, text: text.slice(0, SHOWN) };
  for (const person of people)
    if (person.id !== act.actor.id) await notify(act, person.id, 'comment-mention', values, link);
}

function record(
  act: Act,
  action: EventOf<typeof commentSubject>,
  requirement: Requirement,
  id: string,
  before: Comment | null,
  after: Comment | null,
) {
  const said = (comment: Comment | null) =>
    comment && {
      framework: comment.framework,
      requirementId: comment.requirementId,
      text: comment.text,
      mentions: comment.mentions.map(({ name }) => name),
    };
  act.record({
    action,
    subject: commentSubject,
    subjectId: id,
    title: `${requirement.id} ${requirement.title}`,
    before: said(before),
    after: said(after),
  });
  // What shows the requirement shows what is said of it.
  act.tell(controlSubject, null);
}

/** A program that may only read says nothing in the name of its person. @throws Problem forbidden. */
function checkSpeaks({ actor }: Act): void {
  if (actor.via === 'token' && !actor.permissions.includes('iso_readiness.edit')) throw forbidden();
}

export async function addComment(act: Act, requirement: Requirement, words: CommentWords): Promise<Comment> {
  checkSpeaks(act);
  const people = await peopleIn(act, words);
  const id = act.newId();
  await act.db
    .insertInto('control_comments')
    .values({
      id,
      organisation_id: act.organisationId,
      framework: requirement.framework,
      requirement_id: requirement.id,
      text: words.text,
      written_at: act.now,
      author_id: act.actor.id,
      author_name: act.actor.name,
    })
    .execute();
  await keepMentions(act, id, people);
  const comment = await getComment(act.db, act.organisationId, id);
  record(act, 'added', requirement, id, null, comment);
  await tell(act, comment, people);
  return comment;
}

/** @throws Problem not_found, or forbidden where somebody else wrote it. */
async function ownComment(act: Act, id: string): Promise<Comment> {
  const { db, organisationId, actor } = act;
  const comment = await getComment(db, organisationId, id);
  checkSpeaks(act);
  if (comment.authorId !== actor.id) throw forbidden();
  return comment;
}

const requirementOf = async (act: Act, { framework, requirementId }: Comment) =>
  requirementNamed(await frameworkNamed(act, framework), requirementId);

/** Only those who were not mentioned before are told. */
export async function changeComment(act: Act, id: string, words: CommentWords): Promise<Comment> {
  const before = await ownComment(act, id);
  const people = await peopleIn(act, words);
  if (words.text !== before.text)
    await act.db
      .updateTable('control_comments')
      .set({ text: words.text, edited_at: act.now })
      .where('organisation_id', '=', act.organisationId)
      .where('id', '=', id)
      .execute();
  await keepMentions(act, id, people);
  const after = await getComment(act.db, act.organisationId, id);
  record(act, 'changed', await requirementOf(act, after), id, before, after);
  const known = new Set(before.mentions.map(({ userId }) => userId));
  await tell(
    act,
    after,
    people.filter((person) => !known.has(person.id)),
  );
  return after;
}

export async function removeComment(act: Act, id: string): Promise<void> {
  const before = await ownComment(act, id);
  await act.db
    .deleteFrom('control_comments')
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  record(act, 'removed', await requirementOf(act, before), id, before, null);
}
