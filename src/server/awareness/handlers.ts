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
import { fileCampaign } from './filing.ts';
import { assignmentsOf, listOwnCourses, openCourse, readLesson } from './learning.ts';
import {
  addMailReport,
  judgeMailReport,
  listMailReports,
  mailMonths,
  openMailReport,
  ownMailReports,
} from './mail-reports.ts';
import { changeDepartment, listLearners } from './people.ts';
import { remindNow } from './reminding.ts';

const of = os.awareness;

export const awarenessHandlers = {
  courses: {
    list: of.courses.list.handler(({ input, context: { act } }) => listOwnCourses(act, input?.language ?? 'en')),
    get: of.courses.get.handler(({ input, context: { act } }) => openCourse(act, input.course, input.language ?? 'en')),
    readings: {
      add: of.courses.readings.add.handler(async ({ input: { course, lesson }, context: { act } }) => ({
        read: await readLesson(act, course, lesson),
      })),
    },
    attempts: {
      add: of.courses.attempts.add.handler(({ input, context: { act } }) =>
        startAttempt(act, input.course, input.language ?? 'en'),
      ),
    },
  },
  attempts: {
    get: of.attempts.get.handler(({ input, context: { act } }) => getAttempt(act, input.id, input.language ?? 'en')),
    answers: {
      add: of.attempts.answers.add.handler(({ input: { id, language = 'en', ...answer }, context: { act } }) =>
        answerQuestion(act, id, { ...answer, language }),
      ),
    },
  },
  assignments: {
    list: of.assignments.list.handler(({ input, context: { act } }) => assignmentsOf(act, input?.language ?? 'en')),
  },
  certificates: {
    list: of.certificates.list.handler(({ input, context: { act } }) =>
      certificatesOf(act, act.actor.id, input?.language ?? 'en'),
    ),
    get: of.certificates.get.handler(({ input, context: { act } }) =>
      certificateNumbered(act, input.number, input.language ?? 'en'),
    ),
  },
  people: {
    list: of.people.list.handler(({ context: { act } }) => listLearners(act)),
    change: of.people.change.handler(async ({ input, context: { act } }) => {
      await changeDepartment(act, input.ids, input.department);
      return listLearners(act);
    }),
  },
  campaigns: {
    list: of.campaigns.list.handler(({ context: { act } }) => listCampaigns(act)),
    get: of.campaigns.get.handler(({ input, context: { act } }) => openCampaign(act, input.id, input.language ?? 'en')),
    add: of.campaigns.add.handler(({ input, context: { act } }) => addCampaign(act, input)),
    change: of.campaigns.change.handler(({ input: { id, version, ...change }, context: { act } }) =>
      changeCampaign(act, id, change, version),
    ),
    remove: of.campaigns.remove.handler(async ({ input: { id }, context: { act } }) => {
      await removeCampaign(act, id);
      return { id };
    }),
    closing: {
      add: of.campaigns.closing.add.handler(({ input, context: { act } }) =>
        closeCampaign(act, input.id, input.version),
      ),
    },
    reminders: {
      add: of.campaigns.reminders.add.handler(async ({ input, context: { act } }) => ({
        reminded: await remindNow(act, await heldOpen(act, input.id)),
      })),
    },
    filings: {
      add: of.campaigns.filings.add.handler(
        async ({ input: { id, requirements, language = 'en' }, context: { act, services } }) =>
          fileCampaign(act, services.filesOf(act.organisationId), await held(act, id), { requirements, language }),
      ),
    },
  },
  mailReports: {
    add: of.mailReports.add.handler(({ input, context: { act } }) => addMailReport(act, input)),
    own: { list: of.mailReports.own.list.handler(({ context: { act } }) => ownMailReports(act)) },
    list: of.mailReports.list.handler(({ input, context: { act } }) => listMailReports(act, input)),
    get: of.mailReports.get.handler(({ input, context: { act } }) => openMailReport(act, input.id)),
    change: of.mailReports.change.handler(({ input: { id, version, ...judgement }, context: { act } }) =>
      judgeMailReport(act, id, judgement, version),
    ),
    months: { list: of.mailReports.months.list.handler(({ context: { act } }) => mailMonths(act)) },
  },
};
