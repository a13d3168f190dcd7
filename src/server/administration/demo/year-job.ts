import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { dayOf } from '../../platform/day.ts';
import { defineJob, type JobRun } from '../../platform/background/jobs.ts';
import { getJob } from '../../platform/background/kept-jobs.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import { importAssets } from './assets.ts';
import { controlEntries } from './controls.ts';
import { documentEntries } from './documents.ts';
import { joiningEntries } from './joining.ts';
import { addPeople } from './people.ts';
import { approveAnswers, takeInQuestionnaire } from './questionnaire.ts';
import { riskEntries } from './risks.ts';
import { scheduleEntries } from './schedule.ts';
import { snapshotEntries } from './snapshots.ts';
import { statementEntries } from './statement.ts';
import { playTimeline } from './timeline.ts';
import { trainingEntries } from './training.ts';
import { assuranceEntries } from './vendor-assurance.ts';
import { vendorEntries } from './vendors.ts';

interface Input {
  readingId: string;
}

const PAUSE = 250;
/** The day on which the inventory was imported. */
const INVENTORY = -356;

/** The year of the invented company, once its documents are read. */
export const demoYear = defineJob<Input>('demo.decide', { atOnce: 1 }, async (run) => {
  await ended(run, run.input.readingId);
  await run.transact(async (context) => (await isDone(context)) || doYear(context, run.files));
  const questionnaire = await run.transact(takeInQuestionnaire);
  if (questionnaire) {
    await ended(run, questionnaire.jobId);
    await run.transact((context) => approveAnswers(context, questionnaire.id));
  }
  return {};
});

async function ended({ transact, organisationId, signal }: JobRun<Input>, jobId: string): Promise<void> {
  for (;;) {
    const { state } = await transact((context) => getJob(context.db, organisationId, jobId));
    if (state !== 'queued' && state !== 'running') return;
    await sleep(PAUSE, undefined, { signal });
  }
}

/** A server that is started again finds the year done. */
async function isDone({ db, organisationId }: Context): Promise<boolean> {
  const kept = await db
    .selectFrom('readiness_snapshots')
    .select('day')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`day < current_date - 300`)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

async function doYear(context: Context, files: Files): Promise<void> {
  const today = dayOf(context.now);
  const people = await addPeople(context);
  await playTimeline(context, people, [
    ...joiningEntries(people),
    { day: INVENTORY, by: 'priya', work: (then) => importAssets(then, today) },
    ...(await documentEntries(context, people, files)),
    ...(await riskEntries(context, people)),
    ...vendorEntries(people, today),
    ...(await controlEntries(context, people)),
    ...(await scheduleEntries(context, people, today)),
    ...trainingEntries(people, today),
    ...statementEntries,
    ...assuranceEntries(today),
    ...snapshotEntries,
  ]);
  await silence(context);
}

/** What was told in the past has been seen, and no mail tells of it now. */
async function silence({ db, organisationId }: Context): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mail_due_at: null, read_at: (each) => each.ref('notifications.at') })
    .where('organisation_id', '=', organisationId)
    .execute();
}
