import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { Certificate, CertificateNumber } from '#domain/awareness/certificate.ts';
import { CourseAudience, CourseKey, CourseState } from '#domain/awareness/course.ts';
import { Language } from '#domain/organisations/language.ts';
import { campaigns } from './awareness/campaigns.ts';
import { mailReports } from './awareness/mail-reports.ts';
import { ById, endpoint, Nothing } from './endpoint.ts';

const OfCourse = z.object({ course: CourseKey, language: Language.optional() });

const CourseHead = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  objectives: z.array(z.string()),
  minutes: z.number().int(),
  passMark: z.number().int(),
  audience: CourseAudience,
  requirements: z.record(z.string(), z.array(z.string())),
  lessons: z.number().int(),
  questions: z.number().int(),
  /** The language of its lessons and questions: the one asked for, or English where they are not translated. */
  language: Language,
});

/** How the asking person stands to it. */
const CourseStatus = z.object({
  state: CourseState,
  read: z.number().int(),
  /** The day by which an open campaign asks for it; null: none does, or it is passed. */
  dueOn: z.iso.date().nullable(),
  certificate: Certificate.nullable(),
});
export const ListedCourse = CourseHead.extend(CourseStatus.shape);
export type ListedCourse = z.infer<typeof ListedCourse>;

const FinishedAttempt = z.object({
  id: z.uuid(),
  finishedAt: z.string(),
  score: z.number().int(),
  passed: z.boolean(),
});

export const OpenCourse = ListedCourse.omit({ lessons: true, questions: true }).extend({
  lessons: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), isRead: z.boolean() })),
  questions: z.number().int(),
  /** The test under way; null: none. */
  attemptId: z.uuid().nullable(),
  /** Finished tests, newest first. */
  attempts: z.array(FinishedAttempt),
  /** From when the next test may be taken; null: at once. */
  retakeFrom: z.string().nullable(),
});
export type OpenCourse = z.infer<typeof OpenCourse>;

/** A question of a test; what is right is told once it is answered. */
const AskedQuestion = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  isSeveral: z.boolean(),
  answer: z
    .object({ chosen: z.array(z.string()), right: z.array(z.string()), isRight: z.boolean(), explanation: z.string() })
    .nullable(),
});
export const Attempt = z.object({
  id: z.uuid(),
  course: z.string(),
  title: z.string(),
  language: Language,
  passMark: z.number().int(),
  questions: z.array(AskedQuestion),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  score: z.number().int().nullable(),
  passed: z.boolean().nullable(),
  certificate: Certificate.nullable(),
});
export type Attempt = z.infer<typeof Attempt>;

/** My part in a campaign. */
export const OwnAssignment = z.object({
  campaignId: z.uuid(),
  title: z.string(),
  note: z.string(),
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  courses: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.number().int(), isPassed: z.boolean() })),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

export const Learner = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  customRoleId: z.string().nullable(),
  customRole: z.string().nullable(),
  department: z.string(),
  /** Certificates that count today. */
  certificates: z.number().int(),
});
export type Learner = z.infer<typeof Learner>;

export const awareness = {
  courses: {
    list: endpoint({
      method: 'GET',
      path: '/awareness/courses',
      permission: 'dashboard.view',
      summary: 'The courses, and how the asking person stands to each',
      input: z.object({ language: Language.optional() }).optional(),
      output: z.array(ListedCourse),
    }),
    get: endpoint({
      method: 'GET',
      path: '/awareness/courses/{course}',
      permission: 'dashboard.view',
      summary: 'A course with its lessons, what of it the asking person read, and their tests',
      input: OfCourse,
      output: OpenCourse,
    }),
    readings: {
      add: endpoint({
        method: 'POST',
        path: '/awareness/courses/{course}/readings',
        permission: 'dashboard.view',
        summary: 'I have read a lesson',
        input: z.object({ course: CourseKey, lesson: CourseKey }),
        output: z.object({ read: z.array(z.string()) }),
      }),
    },
    attempts: {
      add: endpoint({
        method: 'POST',
        path: '/awareness/courses/{course}/attempts',
        permission: 'dashboard.view',
        summary: 'Take the test of a course whose lessons are read; the one under way is answered where there is one',
        input: OfCourse,
        output: Attempt,
      }),
    },
  },
  attempts: {
    get: endpoint({
      method: 'GET',
      path: '/awareness/attempts/{id}',
      permission: 'dashboard.view',
      summary: 'One of my tests, with what is right for every question that is answered',
      input: ById.extend({ language: Language.optional() }),
      output: Attempt,
    }),
    answers: {
      add: endpoint({
        method: 'POST',
        path: '/awareness/attempts/{id}/answers',
        permission: 'dashboard.view',
        summary: 'Answer a question of my test, once; with the last one it is finished, and passed earns a certificate',
        input: ById.extend({
          question: CourseKey,
          chosen: z
            .array(z.string().regex(/^[a-f]$/))
            .min(1, issue('answer_missing'))
            .max(6),
          language: Language.optional(),
        }),
        output: Attempt,
      }),
    },
  },
  assignments: {
    list: endpoint({
      method: 'GET',
      path: '/awareness/assignments',
      permission: 'dashboard.view',
      summary: 'What open campaigns ask of me and is not finished, the next due first',
      input: z.object({ language: Language.optional() }).optional(),
      output: z.array(OwnAssignment),
    }),
  },
  certificates: {
    list: endpoint({
      method: 'GET',
      path: '/awareness/certificates',
      permission: 'dashboard.view',
      summary: 'My certificates, newest first',
      input: z.object({ language: Language.optional() }).optional(),
      output: z.array(Certificate),
    }),
    get: endpoint({
      method: 'GET',
      path: '/awareness/certificates/{number}',
      permission: 'dashboard.view',
      summary: 'Whose certificate a number is, for who holds it',
      input: z.object({ number: CertificateNumber, language: Language.optional() }),
      output: Certificate.extend({ isCurrent: z.boolean() }),
    }),
  },
  people: {
    list: endpoint({
      method: 'GET',
      path: '/awareness/people',
      permission: 'iso_readiness.edit',
      summary: 'Everybody whom a campaign can ask: role, department, certificates that count',
      input: Nothing,
      output: z.array(Learner),
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/awareness/people',
      permission: 'iso_readiness.edit',
      summary: 'Say in which department people work; an empty one takes it away',
      input: z.object({
        ids: z.array(z.uuid()).min(1, issue('people_missing')).max(500),
        department: z.string().trim().max(80, limit('most_characters')),
      }),
      output: z.array(Learner),
    }),
  },
  campaigns,
  mailReports,
};
