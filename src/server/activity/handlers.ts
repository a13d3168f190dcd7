import { type AuditEntry, requirementOf } from '#domain/activity/audit-entry.ts';
import { foldEntries } from '#domain/activity/fold.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { forbidden, notFound } from '../platform/http/problems.ts';
import { cancelJob, getJob, getJobStarter, maySeeJob } from '../platform/background/kept-jobs.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import { changeChoices, changeTerms, getNotificationSettings, tryNotification } from './notification-settings.ts';
import { entriesNumbered, lastEntries, listEntries, nextEntries } from './store.ts';
import { verifierOf, verifyChain } from './verify.ts';

/** So far back what belongs together is looked for. */
const MOST_FOLDED = 1000;

function recentOf(entry: AuditEntry, count: number) {
  return { ...entry, requirement: requirementOf(entry), count };
}

export const activityHandlers = {
  entries: {
    list: os.activity.entries.list.handler(({ input, context }) =>
      listEntries(context.db, context.organisationId, input),
    ),
  },
  recent: {
    list: os.activity.recent.list.handler(async ({ input, context }) => {
      const { subject, subjectId, limit = 10, isFolded = false } = input;
      const { db, organisationId } = context;
      const filter = { subject, subjectId };
      if (!isFolded)
        return (await nextEntries(db, organisationId, filter, null, limit)).map((entry) => recentOf(entry, 1));
      const folded = foldEntries(await lastEntries(db, organisationId, filter, MOST_FOLDED)).slice(0, limit);
      const numbers = folded.map(({ entry }) => entry.number);
      const whole = new Map((await entriesNumbered(db, organisationId, numbers)).map((entry) => [entry.number, entry]));
      return folded.flatMap(({ entry: { number }, count }) => {
        const entry = whole.get(number);
        return entry ? [recentOf(entry, count)] : [];
      });
    }),
  },
  verification: {
    get: os.activity.verification.get.handler(({ context }) =>
      verifyChain(context.db, context.organisationId, verifierOf(context.services)),
    ),
  },
  jobs: {
    get: os.activity.jobs.get.handler(({ input, context }) => jobNamed(context, input.id)),
    cancellation: {
      add: os.activity.jobs.cancellation.add.handler(({ input, context }) => addCancellation(context, input.id)),
    },
  },
  notifications: {
    list: os.activity.notifications.list.handler(({ context }) => listNotifications(context)),
    reading: {
      add: os.activity.notifications.reading.add.handler(async ({ context }) => {
        await readNotifications(context);
        return { unread: 0 };
      }),
    },
    settings: {
      get: os.activity.notifications.settings.get.handler(({ context }) =>
        getNotificationSettings(context, context.services.settings),
      ),
      change: os.activity.notifications.settings.change.handler(async ({ input, context }) => {
        await changeTerms(context, input);
        return getNotificationSettings(context, context.services.settings);
      }),
    },
    choices: {
      change: os.activity.notifications.choices.change.handler(async ({ input, context }) => {
        await changeChoices(context, input);
        return getNotificationSettings(context, context.services.settings);
      }),
    },
    previews: {
      get: os.activity.notifications.previews.get.handler(({ input, context }) =>
        tryNotification(context, context.services.settings, { language: 'en', ...input, isSent: false }),
      ),
    },
    trials: {
      add: os.activity.notifications.trials.add.handler(({ input, context }) =>
        tryNotification(context, context.services.settings, { language: 'en', ...input, isSent: true }),
      ),
    },
  },
};

/** @throws Problem 404 also for a job of what the person may not view. */
async function jobNamed(context: Context, id: string) {
  const job = await getJob(context.db, context.organisationId, id);
  if (!maySeeJob(context.actor.permissions, job)) throw notFound();
  return job;
}

async function addCancellation(context: Context, id: string) {
  await jobNamed(context, id);
  const starter = await getJobStarter(context.db, context.organisationId, id);
  if (starter !== context.actor.id && context.actor.role !== 'admin') throw forbidden();
  await cancelJob(context.db, context.organisationId, id, context.now);
  return getJob(context.db, context.organisationId, id);
}
