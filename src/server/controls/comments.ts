import type { EventOf } from '#domain/subject.ts';
import { commentSubject, controlSubject } from '#domain/controls/subject.ts';
import { sql, type Transaction } from 'kysely';
import { issue } from '#domain/issue.ts';
import { requirementAddress } from '#domain/addresses.ts';
import { type Comment, type CommentInput, mentionedIn } from '#domain/controls/comment.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { type Paged, pageOf } from '../documents/links.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import type { Context } from '../platform/context.ts';
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
async function peopleIn({ db, organisationId }: Context, { text, mentions = [] }: CommentInput): Promise<Person[]> {
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
    throw invalid([{ path: 'mentions', message: issue('mention_no_member') }]);
  return mentionedIn(text, members);
}

async function keepMentions(context: Context, commentId: string, people: Person[]): Promise<void> {
  const { db, organisationId } = context;
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
        id: context.newId(),
        organisation_id: organisationId,
        comment_id: commentId,
        user_id: id,
        name,
      })),
    )
    .execute();
}

const SHOWN = 120;

async function notifyMentioned(
  context: Context,
  { id, framework, requirementId, text }: Comment,
  people: Person[],
): Promise<void> {
  const link = requirementAddress(framework, requirementId, { comment: id });
  const values = { name: context.actor.name, requirement: requirementId, text: text.slice(0, SHOWN) };
  for (const person of people)
    if (person.id !== context.actor.id) await notify(context, person.id, 'comment-mention', values, link);
}

function record(
  context: Context,
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
  context.record({
    action,
    subject: commentSubject,
    subjectId: id,
    title: `${requirement.id} ${requirement.title}`,
    before: said(before),
    after: said(after),
  });
  // What shows the requirement shows what is said of it.
  context.publish(controlSubject, null);
}

/** A program that may only read says nothing in the name of its person. @throws Problem forbidden. */
function checkSpeaks({ actor }: Context): void {
  if (actor.via === 'token' && !actor.permissions.includes('iso_readiness.edit')) throw forbidden();
}

export async function addComment(context: Context, requirement: Requirement, input: CommentInput): Promise<Comment> {
  checkSpeaks(context);
  const people = await peopleIn(context, input);
  const id = context.newId();
  await context.db
    .insertInto('control_comments')
    .values({
      id,
      organisation_id: context.organisationId,
      framework: requirement.framework,
      requirement_id: requirement.id,
      text: input.text,
      written_at: context.now,
      author_id: context.actor.id,
      author_name: context.actor.name,
    })
    .execute();
  await keepMentions(context, id, people);
  const comment = await getComment(context.db, context.organisationId, id);
  record(context, 'added', requirement, id, null, comment);
  await notifyMentioned(context, comment, people);
  return comment;
}

/** @throws Problem not_found, or forbidden where somebody else wrote it. */
async function ownComment(context: Context, id: string): Promise<Comment> {
  const { db, organisationId, actor } = context;
  const comment = await getComment(db, organisationId, id);
  checkSpeaks(context);
  if (comment.authorId !== actor.id) throw forbidden();
  return comment;
}

const requirementOf = async (context: Context, { framework, requirementId }: Comment) =>
  requirementNamed(await frameworkNamed(context, framework), requirementId);

/** Only those who were not mentioned before are told. */
export async function changeComment(context: Context, id: string, input: CommentInput): Promise<Comment> {
  const before = await ownComment(context, id);
  const people = await peopleIn(context, input);
  if (input.text !== before.text)
    await context.db
      .updateTable('control_comments')
      .set({ text: input.text, edited_at: context.now })
      .where('organisation_id', '=', context.organisationId)
      .where('id', '=', id)
      .execute();
  await keepMentions(context, id, people);
  const after = await getComment(context.db, context.organisationId, id);
  record(context, 'changed', await requirementOf(context, after), id, before, after);
  const known = new Set(before.mentions.map(({ userId }) => userId));
  await notifyMentioned(
    context,
    after,
    people.filter((person) => !known.has(person.id)),
  );
  return after;
}

export async function removeComment(context: Context, id: string): Promise<void> {
  const before = await ownComment(context, id);
  await context.db
    .deleteFrom('control_comments')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  record(context, 'removed', await requirementOf(context, before), id, before, null);
}
