import { suggestionSubject } from '#domain/documents/subject.ts';
import { SHOWN_FROM } from '#domain/documents/band.ts';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import { countSuggestions, decide, listSuggestions } from '../documents/suggestions.ts';
import type { Act } from '../platform/act.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { classificationHandlers } from './classification.ts';
import { validationHandlers } from './validation-handlers.ts';
import { acceptSuggestions, recordEvidence, suggestionsNamed } from './accept.ts';
import { editionChangeHandlers } from './edition-change-handlers.ts';
import { crosswalkHandlers } from './crosswalk-handlers.ts';
import { reuseHandlers } from './reuse-handlers.ts';
import { changePeriod } from './period.ts';
import { listStandings } from './standings.ts';
import { countEvidence, listEvidence, withdrawEvidence } from './store.ts';

const DEFAULT_PAGE_SIZE = 25;

function recordDecision(act: Act, action: 'rejected' | 'reopened', suggestion: Suggestion, reason?: string) {
  const { id, framework, requirementId, documentTitle, quotes, confidence } = suggestion;
  act.record({
    action,
    subject: suggestionSubject,
    subjectId: id,
    title: `${requirementId} ← ${documentTitle}`,
    after: {
      framework,
      requirementId,
      document: documentTitle,
      quote: quotes[0]?.text,
      confidence,
      ...(reason && { reason }),
    },
  });
}

/** Withdraws what of it still stands, on record. @returns the suggestions it came from. */
async function withdraw(act: Act, pieces: Evidence[]): Promise<string[]> {
  const who = { at: act.now, by: act.actor.id, byName: act.actor.name };
  const ids = pieces.map(({ id }) => id);
  const withdrawn = ids.length === 0 ? [] : await withdrawEvidence(act.db, act.organisationId, ids, who);
  const isWithdrawn = new Set(withdrawn.map(({ id }) => id));
  for (const piece of pieces) if (isWithdrawn.has(piece.id)) recordEvidence(act, 'withdrawn', piece);
  return withdrawn.flatMap(({ suggestionId }) => suggestionId ?? []);
}

function reopen(act: Act, suggestionIds: string[]) {
  const who = { at: act.now, by: act.actor.id, byName: act.actor.name };
  return decide(act.db, act.organisationId, suggestionIds, { from: ['accepted', 'rejected'], to: 'open', ...who });
}

export const evidenceHandlers = {
  standings: {
    list: os.evidence.standings.list.handler(({ input, context: { act } }) => listStandings(act, input.id)),
  },
  list: os.evidence.list.handler(async ({ input, context: { act } }) => {
    const filter = { pageSize: DEFAULT_PAGE_SIZE, ...input };
    return {
      rows: await listEvidence(act.db, act.organisationId, filter),
      total: await countEvidence(act.db, act.organisationId, filter),
    };
  }),
  suggestions: {
    list: os.evidence.suggestions.list.handler(async ({ input, context: { act } }) => {
      const isBounded = input.atLeast !== undefined || input.below !== undefined;
      const filter = { pageSize: DEFAULT_PAGE_SIZE, ...input, ...(!isBounded && { openFrom: SHOWN_FROM }) };
      return {
        rows: await listSuggestions(act.db, act.organisationId, filter),
        total: await countSuggestions(act.db, act.organisationId, filter),
      };
    }),
  },
  classifications: classificationHandlers,
  validations: validationHandlers,
  editionChange: editionChangeHandlers,
  ...reuseHandlers,
  crosswalk: crosswalkHandlers,
  acceptances: {
    add: os.evidence.acceptances.add.handler(async ({ input, context: { act } }) => {
      const { suggestionIds, ...acceptance } = input;
      return acceptSuggestions(act, [...new Set(suggestionIds)], acceptance);
    }),
  },
  rejections: {
    add: os.evidence.rejections.add.handler(async ({ input, context: { act } }) => {
      const { db, organisationId, now, actor } = act;
      const suggestions = await suggestionsNamed(act, input.suggestionIds);
      const who = { at: now, by: actor.id, byName: actor.name, reason: input.reason };
      const changed = await decide(db, organisationId, input.suggestionIds, {
        from: ['open', 'rejected'],
        to: 'rejected',
        ...who,
      });
      if (changed.length !== suggestions.length) {
        throw conflict('decided_meanwhile', 'Some of these suggestions have been accepted meanwhile.');
      }
      for (const suggestion of suggestions) recordDecision(act, 'rejected', suggestion, input.reason);
      return listSuggestions(db, organisationId, { ids: input.suggestionIds });
    }),
  },
  reopenings: {
    add: os.evidence.reopenings.add.handler(async ({ input, context: { act } }) => {
      const { db, organisationId } = act;
      const suggestions = await suggestionsNamed(act, input.suggestionIds);
      // First the suggestions: whoever accepts one at this moment has either finished or waits.
      const reopened = new Set(await reopen(act, input.suggestionIds));
      const { suggestionIds } = input;
      await withdraw(act, await listEvidence(db, organisationId, { suggestionIds, onlyStanding: true }));
      for (const suggestion of suggestions)
        if (reopened.has(suggestion.id)) recordDecision(act, 'reopened', suggestion);
      return listSuggestions(db, organisationId, { ids: input.suggestionIds });
    }),
  },
  period: {
    change: os.evidence.period.change.handler(({ input: { id, ...period }, context: { act } }) =>
      changePeriod(act, id, period),
    ),
  },
  withdrawal: {
    add: os.evidence.withdrawal.add.handler(async ({ input, context: { act } }) => {
      const { db, organisationId } = act;
      const [piece] = await listEvidence(db, organisationId, { ids: [input.id] });
      if (!piece) throw notFound();
      if (piece.withdrawnAt) return piece;
      const suggestionIds = await withdraw(act, [piece]);
      if (suggestionIds.length > 0) await reopen(act, suggestionIds);
      const [withdrawn] = await listEvidence(db, organisationId, { ids: [piece.id] });
      return withdrawn ?? piece;
    }),
  },
};
