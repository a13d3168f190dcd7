import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { Control } from '#domain/controls/control.ts';
import { Language } from '#domain/organisations/language.ts';
import { StatusProposal } from '#domain/readiness/assessment.ts';
import { ConsistencyFinding } from '#domain/readiness/consistency/finding.ts';
import { Gap } from '#domain/readiness/gaps.ts';
import { Insight } from '#domain/readiness/insights.ts';
import { Plan, PlanAction } from '#domain/readiness/plan.ts';
import { Predictions } from '#domain/readiness/prediction.ts';
import { Readiness } from '#domain/readiness/readiness.ts';
import { Snapshot } from '#domain/readiness/snapshot.ts';
import { AuditPack } from '#domain/readiness/audit-pack.ts';
import { FurtherControls, StatementRow } from '#domain/readiness/statement.ts';
import { StatementChange, StatementVersion } from '#domain/readiness/statement-version.ts';
import { endpoint, Nothing } from './endpoint.ts';
import { path } from './readiness/path.ts';
import { profileInsights } from './readiness/profile-insights.ts';
import { proposals } from './readiness/proposals.ts';
import { riskProposals } from './readiness/risk-proposals.ts';
import { setupAnalysis } from './readiness/setup-assistant.ts';

const OfFramework = z.object({ framework: z.string().max(60) });

export const readiness = {
  list: endpoint({
    method: 'GET',
    path: '/readiness',
    permission: 'dashboard.view',
    summary: 'How far the organisation is with each framework that it works with',
    input: Nothing,
    output: z.array(
      Readiness.pick({
        framework: true,
        percent: true,
        evidencedPercent: true,
        implemented: true,
        inProgress: true,
        evidenced: true,
        contradicted: true,
        total: true,
        suggestions: true,
        gaps: true,
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/readiness/{framework}',
    permission: 'dashboard.view',
    summary: 'The readiness picture: every number with the requirements that make it',
    input: OfFramework,
    output: Readiness,
  }),
  gaps: {
    list: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/gaps',
      permission: 'iso_readiness.view',
      summary: 'Gaps with their reasons, what to do first at the top',
      input: OfFramework,
      output: z.array(Gap),
    }),
  },
  trend: {
    list: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/trend',
      permission: 'dashboard.view',
      summary: 'The figures of every day on which they were kept, oldest first, and those of this moment last',
      input: OfFramework.extend({ days: z.coerce.number().int().min(1).max(3660).optional() }),
      output: z.array(Snapshot),
    }),
  },
  plan: {
    get: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/plan',
      permission: 'iso_readiness.view',
      summary:
        'The smallest set of actions that reaches the next band or a target, and quick wins; of one domain where given',
      input: OfFramework.extend({
        domain: z.string().max(60).optional(),
        target: z.coerce.number().int().min(1).max(100).optional(),
      }),
      output: z.object({ plan: Plan.nullable(), quickWins: z.array(PlanAction) }),
    }),
  },
  insights: {
    list: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/insights',
      permission: 'dashboard.view',
      summary: 'Strengths, concerns, opportunities and trends, each counted from facts it names, the gravest first',
      input: OfFramework,
      output: z.array(Insight),
    }),
  },
  predictions: {
    get: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/predictions',
      permission: 'iso_readiness.view',
      summary:
        'What each requirement is likely to become, and when, from the pace of this team; or what is missing to say so',
      input: OfFramework,
      output: Predictions,
    }),
  },
  proposals,
  setupAnalysis,
  profileInsights,
  riskProposals,
  path,
  consistency: {
    list: endpoint({
      method: 'GET',
      path: '/consistency',
      permission: 'iso_readiness.view',
      summary: 'What contradicts itself over controls, evidence, documents, assets and people, the gravest first',
      input: Nothing,
      output: z.array(ConsistencyFinding),
    }),
  },
  assessment: {
    get: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/assessment',
      permission: 'iso_readiness.view',
      summary: 'Statuses that evidence and dates speak for, beside those that are set; nothing changes',
      input: OfFramework,
      output: z.object({ assessed: z.number().int(), proposals: z.array(StatusProposal) }),
    }),
    apply: endpoint({
      method: 'POST',
      path: '/readiness/{framework}/assessment',
      permission: 'iso_readiness.edit',
      summary: 'Set the statuses that were proposed and chosen; all or none, and only where nobody changed them since',
      input: OfFramework.extend({
        changes: z
          .array(StatusProposal.pick({ requirementId: true, to: true, version: true }))
          .min(1)
          .max(500),
      }),
      output: z.array(Control),
    }),
  },
  packs: {
    list: endpoint({
      method: 'GET',
      path: '/audit-packs',
      permission: 'export.pdf',
      summary: 'One’s own audit packs of the last day, newest first',
      input: Nothing,
      output: z.array(AuditPack),
    }),
    add: endpoint({
      method: 'POST',
      path: '/audit-packs',
      permission: 'export.pdf',
      summary: 'Make an audit pack: reports, registers and the evidence that one may see, as ZIP archive',
      input: z.object({ framework: z.string().max(60), language: Language.optional() }),
      output: z.object({ pack: AuditPack, job: Job }),
    }),
  },
  statement: {
    get: endpoint({
      method: 'GET',
      path: '/readiness/{framework}/statement',
      permission: 'iso_readiness.view',
      summary: 'The Statement of Applicability as data',
      input: OfFramework,
      output: z.array(StatementRow),
    }),
    further: {
      list: endpoint({
        method: 'GET',
        path: '/readiness/{framework}/statement/further',
        permission: 'iso_readiness.view',
        summary: 'Own frameworks in use, and whether their controls stand in the statement beside those of Annex A',
        input: OfFramework,
        output: z.array(FurtherControls),
      }),
      change: endpoint({
        method: 'PATCH',
        path: '/readiness/{framework}/statement/further/{id}',
        permission: 'iso_readiness.edit',
        summary: 'Put the controls of an own framework into the statement, or take them out',
        input: OfFramework.extend({ id: z.string().max(60), isIn: z.boolean() }),
        output: z.array(FurtherControls),
      }),
    },
    versions: {
      list: endpoint({
        method: 'GET',
        path: '/readiness/{framework}/statement/versions',
        permission: 'iso_readiness.view',
        summary:
          'Approved versions, newest first; the fingerprint of today’s facts, and what they say otherwise than the newest',
        input: OfFramework,
        output: z.object({
          fingerprint: z.string(),
          versions: z.array(StatementVersion),
          changes: z.array(StatementChange),
        }),
      }),
      get: endpoint({
        method: 'GET',
        path: '/readiness/{framework}/statement/versions/{number}',
        permission: 'iso_readiness.view',
        summary: 'An approved version, and what today’s facts say otherwise',
        input: OfFramework.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
        output: z.object({ version: StatementVersion, changes: z.array(StatementChange) }),
      }),
      add: endpoint({
        method: 'POST',
        path: '/readiness/{framework}/statement/versions',
        permission: 'iso_readiness.edit',
        summary:
          'Approve the statement as it stands; refused when it is not what the fingerprint names any more, and without `isIncomplete` while inclusions have no justification or facts call for what is excluded',
        input: OfFramework.extend({ fingerprint: z.string().max(64), isIncomplete: z.boolean().optional() }),
        output: StatementVersion,
      }),
    },
  },
};
