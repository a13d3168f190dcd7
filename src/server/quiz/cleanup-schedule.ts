import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';

const DAY = 86_400_000;
/** What nobody keeps is personal, and of use to its person for so long. */
const KEPT_DAYS = 400;
const UNFINISHED_DAYS = 7;

/** Deletes attempts that were given up, results that nobody kept for long, and those of people who left. */
export const sweepQuizTask: ScheduledTask = {
  name: 'quiz.sweep',
  everyMinutes: 1440,
  async work({ db, organisationId, now }) {
    const before = (days: number) => new Date(now.getTime() - days * DAY);
    await db
      .deleteFrom('quiz_rounds')
      .where('organisation_id', '=', organisationId)
      .where('kept_at', 'is', null)
      .where((is) =>
        is.or([
          is('started_at', '<', before(KEPT_DAYS)),
          is.and([is('finished_at', 'is', null), is('started_at', '<', before(UNFINISHED_DAYS))]),
          is.not(
            is.exists(
              is
                .selectFrom('memberships')
                .select('memberships.user_id')
                .whereRef('memberships.user_id', '=', 'quiz_rounds.user_id')
                .whereRef('memberships.organisation_id', '=', 'quiz_rounds.organisation_id'),
            ),
          ),
        ]),
      )
      .execute();
  },
};
