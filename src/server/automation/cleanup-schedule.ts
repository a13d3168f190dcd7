import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';

const DAY = 86_400_000;
/** For so many days messages stay that are delivered, or dead. */
const DELIVERIES = 30;
/** For so many days the log of rules says what they did. */
const RUNS = 365;

/** Lets go of what is too old to ask about. */
export const sweepTask: ScheduledTask = {
  name: 'automation.sweep',
  everyMinutes: 12 * 60,
  async work({ db, organisationId, now }) {
    const before = (days: number) => new Date(now.getTime() - days * DAY);
    await db
      .deleteFrom('webhook_deliveries')
      .where('organisation_id', '=', organisationId)
      .where('finished_at', '<', before(DELIVERIES))
      .execute();
    await db
      .deleteFrom('automation_runs')
      .where('organisation_id', '=', organisationId)
      .where('at', '<', before(RUNS))
      .execute();
  },
};
