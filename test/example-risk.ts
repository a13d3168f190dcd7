import { defaultMethod } from '#domain/risks/default-method.ts';
import { NEW_RISK } from '#domain/risks/risk.ts';
import { judgeBy } from '#domain/risks/score.ts';
import type { Risk, RiskDetails } from '#domain/risks/view.ts';
import { messagesOf } from '#server/platform/messages.ts';

/** The method that every organisation starts with, in English. */
export const METHOD = defaultMethod(messagesOf('server/risk-method', 'en'));

/** A score of the usual method, as five times or once of something. */
export function judged(score: number): NonNullable<Risk['residual']> {
  const likelihood = score % 5 === 0 ? 5 : 1;
  const point = { likelihood, impact: score / likelihood };
  return { ...judgeBy(METHOD, point), methodNumber: 1, isOutdated: false };
}

/** A risk of which nothing is wrong, but for what the example says. */
export function exampleRisk(parts: Partial<Risk> = {}): Risk {
  return {
    ...NEW_RISK,
    id: '00000000-0000-4000-8000-0000000000a1',
    reference: 'R-001',
    title: 'Fire',
    scenarioId: null,
    ownerId: '00000000-0000-4000-8000-0000000000b1',
    ownerName: 'Ana',
    ownerIsMember: true,
    inherent: judged(10),
    residual: judged(4),
    target: null,
    stage: 'treated',
    acceptance: null,
    openActions: 0,
    lateActions: 0,
    doneActions: 0,
    controls: 0,
    implementedControls: 0,
    claim: null,
    isReviewOverdue: false,
    closedAt: null,
    closedReason: '',
    createdAt: '2026-01-01T00:00:00Z',
    createdByName: 'Ana',
    changedAt: '2026-01-01T00:00:00Z',
    version: 1,
    ...parts,
  };
}

/** The same with what its own page shows, of which there is nothing yet. */
export function detailedRisk(risk: Risk, parts: Partial<RiskDetails> = {}): RiskDetails {
  return {
    ...risk,
    assets: [],
    documents: [],
    linkedControls: [],
    actions: [],
    assessments: [],
    acceptances: [],
    reviews: [],
    acceptanceRefusal: null,
    ...parts,
  };
}
