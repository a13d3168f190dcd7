import { os } from '../platform/http/gate.ts';
import { answerQuestion, getAttempt, startAttempt } from './attempts.ts';
import {
  addCampaign,
  changeCampaign,
  closeCampaign,
  held,
  heldOpen,
  listCampaigns,
  openCampaign,
  removeCampaign,
} from './campaigns.ts';
import { certificateNumbered, certificatesOf } from './certificates.ts';
import { fileCampaign } from './file-campaign.ts';
import { assignmentsOf, listOwnCourses, openCourse, readLesson } from './own-courses.ts';
import {
  addMailReport,
  judgeMailReport,
  listMailReports,
  mailMonths,
  openMailReport,
  ownMailReports,
} from './mail-reports.ts';
import { changeDepartment, listLearners } from './people.ts';
import { remindNow } from './reminder-schedule.ts';

const of = os.awareness;

export const awarenessHandlers = {
  courses: {
    list: of.courses.list.handler(({ input, context }) => listOwnCourses(context, input?.language ?? 'en')),
    get: of.courses.get.handler(({ input, context }) => openCourse(context, input.course, input.language ?? 'en')),
    readings: {
      add: of.courses.readings.add.handler(async ({ input: { course, lesson }, context }) => ({
        read: await readLesson(context, course, lesson),
      })),
    },
    attempts: {
      add: of.courses.attempts.add.handler(({ input, context }) =>
        startAttempt(context, input.course, input.language ?? 'en'),
      ),
    },
  },
  attempts: {
    get: of.attempts.get.handler(({ input, context }) => getAttempt(context, input.id, input.language ?? 'en')),
    answers: {
      add: of.attempts.answers.add.handler(({ input: { id, language = 'en', ...answer }, context }) =>
        answerQuestion(context, id, { ...answer, language }),
      ),
    },
  },
  assignments: {
    list: of.assignments.list.handler(({ input, context }) => assignmentsOf(context, input?.language ?? 'en')),
  },
  certificates: {
    list: of.certificates.list.handler(({ input, context }) =>
      certificatesOf(context, context.actor.id, input?.language ?? 'en'),
    ),
    get: of.certificates.get.handler(({ input, context }) =>
      certificateNumbered(context, input.number, input.language ?? 'en'),
    ),
  },
  people: {
    list: of.people.list.handler(({ context }) => listLearners(context)),
    change: of.people.change.handler(async ({ input, context }) => {
      await changeDepartment(context, input.ids, input.department);
      return listLearners(context);
    }),
  },
  campaigns: {
    list: of.campaigns.list.handler(({ context }) => listCampaigns(context)),
    get: of.campaigns.get.handler(({ input, context }) => openCampaign(context, input.id, input.language ?? 'en')),
    add: of.campaigns.add.handler(({ input, context }) => addCampaign(context, input)),
    change: of.campaigns.change.handler(({ input: { id, version, ...change }, context }) =>
      changeCampaign(context, id, change, version),
    ),
    remove: of.campaigns.remove.handler(async ({ input: { id }, context }) => {
      await removeCampaign(context, id);
      return { id };
    }),
    closing: {
      add: of.campaigns.closing.add.handler(({ input, context }) => closeCampaign(context, input.id, input.version)),
    },
    reminders: {
      add: of.campaigns.reminders.add.handler(async ({ input, context }) => ({
        reminded: await remindNow(context, await heldOpen(context, input.id)),
      })),
    },
    filings: {
      add: of.campaigns.filings.add.handler(async ({ input: { id, requirements, language = 'en' }, context }) =>
        fileCampaign(context, context.services.filesOf(context.organisationId), await held(context, id), {
          requirements,
          language,
        }),
      ),
    },
  },
  mailReports: {
    add: of.mailReports.add.handler(({ input, context }) => addMailReport(context, input)),
    own: { list: of.mailReports.own.list.handler(({ context }) => ownMailReports(context)) },
    list: of.mailReports.list.handler(({ input, context }) => listMailReports(context, input)),
    get: of.mailReports.get.handler(({ input, context }) => openMailReport(context, input.id)),
    change: of.mailReports.change.handler(({ input: { id, version, ...judgement }, context }) =>
      judgeMailReport(context, id, judgement, version),
    ),
    months: { list: of.mailReports.months.list.handler(({ context }) => mailMonths(context)) },
  },
};
