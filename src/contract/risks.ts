import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { Language } from '#domain/organisations/language.ts';
import { NewAcceptance } from '#domain/risks/acceptance.ts';
import { ActionChange, ActionState, NewAction, PlannedAction } from '#domain/risks/action.ts';
import { MethodEffect } from '#domain/risks/effect.ts';
import { RiskFilter, RiskOrder } from '#domain/risks/filter.ts';
import { RiskHistory } from '#domain/risks/history.ts';
import { RiskRowOutcome, RiskLine } from '#domain/risks/import.ts';
import { Method, MethodVersion } from '#domain/risks/method.ts';
import { NewReview } from '#domain/risks/review.ts';
import { NewAssessment, NewRisk, RiskChange, RisksChange } from '#domain/risks/risk.ts';
import { ScenarioView } from '#domain/risks/scenario.ts';
import { Risk, RiskDetails, RiskOverview } from '#domain/risks/view.ts';
import { ImportUndone } from '#domain/tables/lines.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

const Why = z.string().trim().min(1, issue('reason_missing')).max(2000, limit('most_characters'));
const OfRisk = ById.extend({ partId: z.uuid() });
const Counted = z.object({ changed: z.number().int() });

export const risks = {
  list: endpoint({
    method: 'GET',
    path: '/risks',
    permission: 'risk_management.view',
    summary: 'The risk register, page by page',
    input: Paging.extend(RiskFilter.shape).extend(RiskOrder.shape),
    output: pageOf(Risk),
  }),
  overview: {
    get: endpoint({
      method: 'GET',
      path: '/risks/overview',
      permission: 'risk_management.view',
      summary: 'Counts, the cells of the heat map and the highest risks',
      input: Nothing,
      output: RiskOverview,
    }),
  },
  history: {
    get: endpoint({
      method: 'GET',
      path: '/risks/history',
      permission: 'risk_management.view',
      summary: 'How the register stood from its first risk until today, derived from the assessments that were made',
      input: Nothing,
      output: RiskHistory,
    }),
  },
  scenarios: {
    list: endpoint({
      method: 'GET',
      path: '/risk-scenarios',
      permission: 'risk_management.view',
      summary: 'The library of scenarios, what fits the organization’s assets first',
      input: z.object({ language: Language.optional() }),
      output: z.array(ScenarioView),
    }),
    additions: {
      add: endpoint({
        method: 'POST',
        path: '/risk-scenarios/additions',
        permission: 'risk_management.edit',
        summary: 'Take scenarios into the register, with the controls that usually treat them; all or none',
        input: z.object({
          scenarioIds: z.array(z.string().max(60)).min(1, issue('scenarios_missing')).max(100),
          ownerId: z.uuid(issue('person_missing')).nullable().optional(),
          language: Language.optional(),
        }),
        output: z.object({ ids: z.array(z.uuid()) }),
      }),
    },
  },
  imports: {
    add: endpoint({
      method: 'POST',
      path: '/risk-imports',
      permission: 'risk_management.edit',
      summary:
        'Import rows of a spreadsheet; one with a known reference changes that risk. A preview writes nothing and says what would become of each',
      input: z.object({
        lines: z.array(RiskLine).min(1, issue('no_rows')).max(1000, limit('most_rows')),
        isPreview: z.boolean().optional(),
      }),
      /** The id is there where something was written, and takes it back. */
      output: z.object({ fates: z.array(RiskRowOutcome), id: z.uuid().nullable() }),
    }),
    undo: {
      add: endpoint({
        method: 'POST',
        path: '/risk-imports/{id}/undo',
        permission: 'risk_management.edit',
        summary:
          'Take an import back; risks that somebody changed or worked with since are left as they are and named, as are those whose owner has left',
        input: ById,
        output: ImportUndone,
      }),
    },
  },
  get: endpoint({
    method: 'GET',
    path: '/risks/{id}',
    permission: 'risk_management.view',
    summary: 'A risk with its links, plan, assessments, acceptances and reviews',
    input: ById,
    output: RiskDetails,
  }),
  add: endpoint({
    method: 'POST',
    path: '/risks',
    permission: 'risk_management.edit',
    summary: 'Add a risk; without a reference it gets the next one',
    input: NewRisk,
    output: RiskDetails,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/risks/{id}',
    permission: 'risk_management.edit',
    summary:
      'Change a risk; lists of links that are given replace those before. With `version`, only if nobody changed it since',
    input: ById.extend(RiskChange.shape).extend({ version: z.number().int().optional() }),
    output: RiskDetails,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/risks/{id}',
    permission: 'risk_management.edit',
    summary: 'Remove a risk with all that belongs to it; the audit trail keeps that it was there',
    input: ById,
    output: ById,
  }),
  changes: {
    add: endpoint({
      method: 'POST',
      path: '/risks/changes',
      permission: 'risk_management.edit',
      summary: 'Change several risks at once; all or none',
      input: z.object({ ids: z.array(z.uuid()).min(1, issue('risks_missing')).max(1000), change: RisksChange }),
      output: Counted.extend({
        /** The same change back: what each had before, for as many calls as there are different values. */
        back: z.array(z.object({ ids: z.array(z.uuid()), change: RisksChange })),
      }),
    }),
  },
  assessments: {
    add: endpoint({
      method: 'POST',
      path: '/risks/{id}/assessments',
      permission: 'risk_management.edit',
      summary: 'Assess a risk by the method in force; assessments before it stay as they are',
      input: ById.extend(NewAssessment.shape),
      output: RiskDetails,
    }),
  },
  closing: {
    add: endpoint({
      method: 'POST',
      path: '/risks/{id}/closing',
      permission: 'risk_management.edit',
      summary: 'Close a risk that is there no more, with the reason',
      input: ById.extend({ reason: Why }),
      output: RiskDetails,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/risks/{id}/closing',
      permission: 'risk_management.edit',
      summary: 'Open a closed risk again',
      input: ById,
      output: RiskDetails,
    }),
  },
  actions: {
    list: endpoint({
      method: 'GET',
      path: '/risk-actions',
      permission: 'risk_management.view',
      summary: 'The treatment plan: steps of all open risks, the one that is due next first',
      input: Paging.extend({
        state: z.union([ActionState, z.literal('late')]).optional(),
        /** A person's id, `me`, or `none`. */
        owner: z.string().max(60).optional(),
      }),
      output: pageOf(PlannedAction),
    }),
    add: endpoint({
      method: 'POST',
      path: '/risks/{id}/actions',
      permission: 'risk_management.edit',
      summary: 'Add a step to the treatment plan',
      input: ById.extend(NewAction.shape),
      output: RiskDetails,
    }),
    change: endpoint({
      method: 'PATCH',
      path: '/risks/{id}/actions/{partId}',
      permission: 'risk_management.view',
      summary: 'Change a step of the plan; its owner may mark it as done without the right to edit risks',
      input: OfRisk.extend(ActionChange.shape),
      output: RiskDetails,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/risks/{id}/actions/{partId}',
      permission: 'risk_management.edit',
      summary: 'Remove a step of the plan',
      input: OfRisk,
      output: RiskDetails,
    }),
  },
  acceptances: {
    add: endpoint({
      method: 'POST',
      path: '/risks/{id}/acceptances',
      permission: 'risk_management.view',
      summary: 'Accept the residual risk as it is now: its owner alone, who for higher bands must hold more',
      input: ById.extend(NewAcceptance.shape),
      output: RiskDetails,
    }),
    withdrawal: {
      add: endpoint({
        method: 'POST',
        path: '/risks/{id}/acceptances/{partId}/withdrawal',
        permission: 'risk_management.view',
        summary: 'Withdraw an acceptance: who gave it, or who may edit risks',
        input: OfRisk.extend({ reason: Why }),
        output: RiskDetails,
      }),
    },
  },
  reviews: {
    add: endpoint({
      method: 'POST',
      path: '/risks/{id}/reviews',
      permission: 'risk_management.view',
      summary: 'Record that a risk was looked at: its owner, or who may edit risks. Sets the day of the next review',
      input: ById.extend(NewReview.shape),
      output: RiskDetails,
    }),
  },
  method: {
    get: endpoint({
      method: 'GET',
      path: '/risk-method',
      permission: 'risk_management.view',
      summary: 'How risks are assessed: every version, the one in force last',
      input: Nothing,
      output: z.object({ versions: z.array(MethodVersion) }),
    }),
    add: endpoint({
      method: 'POST',
      path: '/risk-method/versions',
      permission: 'risk_management.edit',
      summary: 'Keep a new version of the method; with `after`, only if that is the one in force',
      input: z.object({
        method: Method,
        note: z.string().trim().max(500, limit('most_characters')).optional(),
        after: z.number().int().optional(),
      }),
      output: z.object({ versions: z.array(MethodVersion) }),
    }),
    effect: {
      add: endpoint({
        method: 'POST',
        path: '/risk-method/effect',
        permission: 'risk_management.edit',
        summary: 'What another method would do to the risks that are assessed; keeps nothing',
        input: z.object({ method: Method }),
        output: MethodEffect,
      }),
    },
  },
};
