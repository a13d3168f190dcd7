import { sql } from 'kysely';
import type { BoardRow } from '#domain/quiz/result.ts';
import { pointsOf } from '#domain/quiz/score.ts';
import { type Context, needPerson } from '../platform/context.ts';
import { questionsById } from './catalogue.ts';

/** What somebody knew longer ago says little of what they know. */
const DAYS = 365;
const LISTED = 100;

/** The latest answer of everybody shown to every question, in attempts that count and are finished. */
async function latestAnswers({ db, organisationId, now }: Context) {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  return db
    .selectFrom('quiz_players as player')
    .innerJoin('memberships as member', (join) =>
      join
        .onRef('member.organisation_id', '=', 'player.organisation_id')
        .onRef('member.user_id', '=', 'player.user_id')
        .on('member.suspended_at', 'is', null),
    )
    .innerJoin('auth.user as person', 'person.id', 'player.user_id')
    .leftJoin('quiz_rounds as round', (join) =>
      join
        .onRef('round.organisation_id', '=', 'player.organisation_id')
        .onRef('round.user_id', '=', 'player.user_id')
        .on('round.finished_at', '>', since),
    )
    .leftJoin('quiz_answers as answer', 'answer.round_id', 'round.id')
    .where('player.organisation_id', '=', organisationId)
    .distinctOn(['player.user_id', 'answer.question_id'])
    .select(['player.user_id as userId', 'person.name', 'answer.question_id as questionId'])
    .select(['answer.is_right as isRight'])
    .select(
      sql<number>`(select count(*)::integer from quiz_rounds r where r.organisation_id = player.organisation_id
        and r.user_id = player.user_id and r.finished_at > ${since})`.as('rounds'),
    )
    .orderBy('player.user_id')
    .orderBy('answer.question_id')
    .orderBy('answer.answered_at', 'desc')
    .execute();
}

/** Those who agreed to appear, the most points first; who has as many has the same place. */
export async function boardOf(context: Context): Promise<{ rows: BoardRow[]; isShown: boolean }> {
  const questions = await questionsById();
  const players = new Map<string, Omit<BoardRow, 'place'>>();
  for (const { userId, name, questionId, isRight, rounds } of await latestAnswers(context)) {
    const row = players.get(userId) ?? { name, points: 0, right: 0, rounds, isMe: userId === context.actor.id };
    const question = questions.get(questionId ?? '');
    if (isRight && question) {
      row.points += pointsOf(question.level);
      row.right += 1;
    }
    players.set(userId, row);
  }
  const ordered = [...players.values()].toSorted((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1));
  const placed = ordered.map((row) => ({
    ...row,
    place: 1 + ordered.findIndex(({ points }) => points === row.points),
  }));
  return { rows: placed.slice(0, LISTED), isShown: placed.some(({ isMe }) => isMe) };
}

export async function isShown({ db, organisationId, actor }: Context): Promise<boolean> {
  const row = await db
    .selectFrom('quiz_players')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function appear(context: Context): Promise<void> {
  needPerson(context);
  const { db, organisationId, actor, now } = context;
  await db
    .insertInto('quiz_players')
    .values({ organisation_id: organisationId, user_id: actor.id, shown_since: now })
    .onConflict((taken) => taken.doNothing())
    .execute();
}

export async function disappear(context: Context): Promise<void> {
  needPerson(context);
  const { db, organisationId, actor } = context;
  await db
    .deleteFrom('quiz_players')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .execute();
}
