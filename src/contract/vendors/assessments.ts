import { z } from 'zod';
import { Language } from '#domain/organisations/language.ts';
import { AnswerInput, EvidenceFile, VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import {
  Answerer,
  AnswerVerdict,
  AssessmentReview,
  AssessmentTerms,
  GivenAnswers,
  LinkTerms,
  NewAssessment,
  ShownSection,
  VendorAssessment,
  VendorAssessmentDetails,
} from '#domain/vendors/assessments/assessment.ts';
import { ASSESSMENT_TIERS } from '#domain/vendors/assessments/values.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

const InLanguage = z.object({ language: Language.optional() });
const WithAnswer = ById.extend(InLanguage.shape);

/** `address` is the link: told this once and kept nowhere. */
const WithLink = z.object({ assessment: VendorAssessmentDetails, address: z.string(), isMailed: z.boolean() });

/** What vendors are asked by us. */
export const vendorAssessments = {
  questions: {
    list: endpoint({
      method: 'GET',
      path: '/vendor-questions',
      permission: 'risk_management.view',
      summary: 'The questionnaire for vendors: every section with its questions, and from which tier on each is asked',
      input: InLanguage,
      output: z.object({
        sections: z.array(ShownSection),
        /** By the question's id. */
        tiers: z.record(z.string(), z.enum(ASSESSMENT_TIERS)),
        requirements: z.record(z.string(), z.array(z.string())),
      }),
    }),
  },
  list: endpoint({
    method: 'GET',
    path: '/vendor-assessments',
    permission: 'risk_management.view',
    summary: 'Assessments, of all vendors or of one, newest first; `isOpen` those that are not reviewed yet',
    input: Paging.extend({ vendorId: z.uuid().optional(), isOpen: z.stringbool().or(z.boolean()).optional() }),
    output: pageOf(VendorAssessment).extend({
      overdue: z.number().int(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/vendor-assessments/{id}',
    permission: 'risk_management.view',
    summary:
      'An assessment with its questions, answers, evidence, scores, findings, and what changed since the one before',
    input: WithAnswer,
    output: VendorAssessmentDetails,
  }),
  add: endpoint({
    method: 'POST',
    path: '/vendors/{id}/assessments',
    permission: 'risk_management.edit',
    summary: 'Begin an assessment of a vendor as a draft; its questions follow from the tier',
    input: ById.extend(NewAssessment.shape),
    output: VendorAssessmentDetails,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/vendor-assessments/{id}',
    permission: 'risk_management.edit',
    summary: 'Change it; what is asked only before it is sent. With `version`, only if nobody changed it since',
    input: ById.extend(AssessmentTerms.partial().shape).extend({ version: z.number().int().optional() }),
    output: VendorAssessmentDetails,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/vendor-assessments/{id}',
    permission: 'risk_management.edit',
    summary: 'Remove an assessment with its answers and evidence; its link ends',
    input: ById,
    output: ById,
  }),
  links: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-assessments/{id}/links',
      permission: 'risk_management.edit',
      summary: 'Make the link under which the vendor answers, told once; the link before ends',
      input: ById.extend(LinkTerms.shape),
      output: WithLink,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/vendor-assessments/{id}/links',
      permission: 'risk_management.edit',
      summary: 'End the link; a new one can be made',
      input: ById,
      output: VendorAssessmentDetails,
    }),
  },
  answers: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-assessments/{id}/answers',
      permission: 'risk_management.edit',
      summary: 'Enter answers for the vendor, as from a workbook that it sent back by mail',
      input: ById.extend({ answers: GivenAnswers }),
      output: VendorAssessmentDetails,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/vendor-assessments/{id}/answers/{questionId}',
      permission: 'risk_management.edit',
      summary: 'Accept, question or overrule an answer; overruling and questioning say why',
      input: ById.extend({ questionId: z.string().max(120) }).extend(AnswerVerdict.shape),
      output: VendorAssessmentDetails,
    }),
  },
  submissions: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-assessments/{id}/submissions',
      permission: 'risk_management.edit',
      summary: 'Take an assessment as submitted whose answers were entered here; its link ends',
      input: ById.extend(Answerer.shape),
      output: VendorAssessmentDetails,
    }),
  },
  returns: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-assessments/{id}/returns',
      permission: 'risk_management.edit',
      summary: 'Send it back with the questioned answers, under a new link that is told once',
      input: ById.extend(LinkTerms.shape),
      output: WithLink,
    }),
  },
  reviews: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-assessments/{id}/reviews',
      permission: 'risk_management.edit',
      summary: 'End the review: the score is final. With an outcome it counts as a review of the vendor',
      input: ById.extend(AssessmentReview.shape),
      output: VendorAssessmentDetails,
    }),
  },
};

const Token = z.string().max(200);

/** What whoever holds a link sees, and nothing else. */
export const AnsweringView = z.object({
  organisation: z.string(),
  /** As a data: address. */
  logo: z.string().nullable(),
  senderName: z.string(),
  vendorName: z.string(),
  message: z.string(),
  language: Language,
  dueOn: z.string().nullable(),
  linkEndsAt: z.string(),
  isSentBack: z.boolean(),
  sections: z.array(ShownSection),
  answers: z.array(
    VendorAnswer.pick({
      questionId: true,
      value: true,
      reason: true,
      comment: true,
      isConfirmed: true,
      earlierOn: true,
      answeredAt: true,
      version: true,
    }).extend({
      /** What our side asks about it. */
      asked: z.string().nullable(),
    }),
  ),
  files: z.array(EvidenceFile.omit({ sha256: true })),
  /** Who answered before, for one that was sent back. */
  answerer: Answerer.nullable(),
});
export type AnsweringView = z.infer<typeof AnsweringView>;

const SavedAnswer = AnsweringView.shape.answers.element;

/** What is asked by whoever holds a link; every one that is not good any more is answered alike. */
export const vendorAnswers = {
  looks: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-answers/looks',
      permission: 'anyone',
      summary: 'What the link of an assessment opens: the questions and the answers so far',
      input: z.object({ token: Token, language: Language.optional() }),
      output: AnsweringView,
    }),
  },
  answers: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-answers/answers',
      permission: 'anyone',
      summary: 'Keep answers; whoever writes last is kept, and told what was there when it was not what they saw',
      input: z.object({
        token: Token,
        answers: z
          .array(
            AnswerInput.partial().extend({
              questionId: z.string().max(120),
              /** The version that the writer saw. */
              version: z.number().int().optional(),
            }),
          )
          .min(1)
          .max(400),
      }),
      output: z.object({
        answers: z.array(SavedAnswer),
        /** What others had written meanwhile, and is written over now. */
        replaced: z.array(AnswerInput.extend({ questionId: z.string() })),
      }),
    }),
  },
  removals: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-answers/removals',
      permission: 'anyone',
      summary: 'Take a document back that was given as evidence',
      input: z.object({ token: Token, fileId: z.uuid() }),
      output: z.object({ removed: z.literal(true) }),
    }),
  },
  submissions: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-answers/submissions',
      permission: 'anyone',
      summary: 'Hand the answers in; the link ends with it',
      input: z.object({ token: Token }).extend(Answerer.shape),
      output: z.object({ submittedAt: z.string() }),
    }),
  },
};
