import { z } from 'zod';
import { Control } from '#domain/controls/control.ts';
import { Ask } from '#domain/frameworks/requirement.ts';
import { Language } from '#domain/organisations/language.ts';
import { DomainCounts, GivenAnswer, SelfCounts } from '#domain/readiness/self-assessment.ts';
import { FirstThing, StartingPoint } from '#domain/readiness/self-assessment-outcome.ts';
import { ById, endpoint } from '../endpoint.ts';

/** One round of answers. Open while `number` is null; then a baseline, which nobody changes any more. */
const SelfAssessment = z.object({
  id: z.uuid(),
  framework: z.string(),
  number: z.number().int().nullable(),
  startedAt: z.string(),
  startedByName: z.string(),
  finishedAt: z.string().nullable(),
  finishedByName: z.string().nullable(),
});

const Summary = SelfAssessment.extend({ total: SelfCounts, domains: z.array(DomainCounts) });
export type SelfAssessmentSummary = z.infer<typeof Summary>;

const KeptAnswer = GivenAnswer.extend({ answeredAt: z.string(), answeredByName: z.string() });
export type KeptAnswer = z.infer<typeof KeptAnswer>;

const Question = Ask.pick({ id: true, text: true, kind: true, weight: true });

export const selfAssessments = {
  questions: {
    list: endpoint({
      method: 'GET',
      path: '/self-assessment-questions/{framework}',
      permission: 'iso_readiness.view',
      summary: 'What an auditor asks to be shown, requirement by requirement, in one language',
      input: z.object({ framework: z.string().max(60), language: Language.optional() }),
      output: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          explanation: z.string(),
          domain: z.string(),
          kind: z.enum(['clause', 'control']),
          priority: z.enum(['high', 'medium', 'low']),
          effort: z.enum(['low', 'medium', 'high']),
          asks: z.array(Question),
        }),
      ),
    }),
  },
  list: endpoint({
    method: 'GET',
    path: '/self-assessments',
    permission: 'iso_readiness.view',
    summary: 'The open self-assessment, if there is one, then baselines, newest first, at most 50',
    input: z.object({ framework: z.string().max(60) }),
    output: z.array(Summary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/self-assessments/{id}',
    permission: 'iso_readiness.view',
    summary: 'A self-assessment: its figures by domain, every answer behind them, and what to do first',
    input: ById,
    output: Summary.extend({ answers: z.array(KeptAnswer), first: z.array(FirstThing) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/self-assessments',
    permission: 'iso_readiness.edit',
    summary:
      'Begin a self-assessment, empty or with the answers of a baseline; where one is open already, that one is answered',
    input: z.object({ framework: z.string().max(60), from: z.uuid().optional() }),
    output: SelfAssessment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/self-assessments/{id}',
    permission: 'iso_readiness.edit',
    summary: 'Discard an open self-assessment with its answers; baselines stay',
    input: ById,
    output: ById,
  }),
  answers: {
    change: endpoint({
      method: 'PATCH',
      path: '/self-assessments/{id}/answers',
      permission: 'iso_readiness.edit',
      summary:
        'Keep answers, all or none; “does not apply” answers all questions of its control. Answers those of the same requirements',
      input: ById.extend({ answers: z.array(GivenAnswer).min(1).max(200) }),
      output: z.array(KeptAnswer),
    }),
  },
  baseline: {
    add: endpoint({
      method: 'POST',
      path: '/self-assessments/{id}/baseline',
      permission: 'iso_readiness.edit',
      summary: 'Finish: the answers become a dated baseline',
      input: ById,
      output: SelfAssessment,
    }),
  },
  startingPoints: {
    list: endpoint({
      method: 'GET',
      path: '/self-assessments/{id}/starting-points',
      permission: 'iso_readiness.view',
      summary: 'Where a baseline would let work begin, beside how controls stand now; nothing changes',
      input: ById,
      output: z.array(StartingPoint),
    }),
    apply: endpoint({
      method: 'POST',
      path: '/self-assessments/{id}/starting-points',
      permission: 'iso_readiness.edit',
      summary: 'Set what was proposed and chosen; all or none, and only where nobody changed it since',
      input: ById.extend({
        changes: z
          .array(StartingPoint.pick({ requirementId: true, version: true }))
          .min(1)
          .max(500),
      }),
      output: z.array(Control),
    }),
  },
};
