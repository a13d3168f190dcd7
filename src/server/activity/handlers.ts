import { requirementOf } from '#domain/activity/audit-entry.ts';
import type { Act } from '../platform/act.ts';
import { os } from '../platform/http/gate.ts';
import { forbidden, notFound } from '../platform/http/problems.ts';
import { cancelJob, getJob, getJobStarter, maySeeJob } from '../platform/background/kept-jobs.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import { changeChoices, changeTerms, getNotificationSettings, tryNotification } from './notification-settings.ts';
import { listEntries } from './store.ts';
import { verifyChain } from './verify.ts';

export const activityHandlers = {
  entries: {
    list: os.activity.entries.list.handler(({ input, context: { act } }) =>
      listEntries(act.db, act.organisationId, input),
    ),
  },
  recent: {
    list: os.activity.recent.list.handler(async ({ input, context: { act } }) => {
      const { subject, subjectId, limit: pageSize = 10 } = input;
      const { rows } = await listEntries(act.db, act.organisationId, { subject, subjectId, pageSize });
      return rows.map((entry) => ({ ...entry, requirement: requirementOf(entry) }));
    }),
  },
  verification: {
    get: os.activity.verification.get.handler(({ context: { act } }) =>
      verifyChain(act.db, act.organisationId, act.now),
    ),
  },
  jobs: {
    get: os.activity.jobs.get.handler(({ input, context: { act } }) => jobNamed(act, input.id)),
    cancellation: {
      add: os.activity.jobs.cancellation.add.handler(({ input, context: { act } }) => addCancellation(act, input.id)),
    },
  },
  notifications: {
    list: os.activity.notifications.list.handler(({ context: { act } }) => listNotifications(act)),
    reading: {
      add: os.activity.notifications.reading.add.handler(async ({ context: { act } }) => {
        await readNotifications(act);
        return { unread: 0 };
      }),
    },
    settings: {
      get: os.activity.notifications.settings.get.handler(({ context: { act, services } }) =>
        getNotificationSettings(act, services.settings),
      ),
      change: os.activity.notifications.settings.change.handler(async ({ input, context: { act, services } }) => {
        await changeTerms(act, input);
        return getNotificationSettings(act, services.settings);
      }),
    },
    choices: {
      change: os.activity.notifications.choices.change.handler(async ({ input, context: { act, services } }) => {
        await changeChoices(act, input);
        return getNotificationSettings(act, services.settings);
      }),
    },
    previews: {
      get: os.activity.notifications.previews.get.handler(({ input, context: { act, services } }) =>
        tryNotification(act, services.settings, { language: 'en', ...input, isSent: false }),
      ),
    },
    trials: {
      add: os.activity.notifications.trials.add.handler(({ input, context: { act, services } }) =>
        tryNotification(act, services.settings, { language: 'en', ...input, isSent: true }),
      ),
    },
  },
};

/** @throws Problem 404 also for a job of what the person may not view. */
async function jobNamed(act: Act, id: string) {
  const job = await getJob(act.db, act.organisationId, id);
  if (!maySeeJob(act.actor.permissions, job)) throw notFound();
  return job;
}

async function addCancellation(act: Act, id: string) {
  await jobNamed(act, id);
  const starter = await getJobStarter(act.db, act.organisationId, id);
  if (starter !== act.actor.id && act.actor.role !== 'admin') throw forbidden();
  await cancelJob(act.db, act.organisationId, id, act.now);
  return getJob(act.db, act.organisationId, id);
}
