import { suggestionSubject } from '#domain/documents/subject.ts';
import { SHOWN_FROM } from '#domain/documents/band.ts';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import { countSuggestions, decide, listSuggestions } from '../documents/suggestions.ts';
import type { Context } from '../platform/context.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { classificationHandlers } from './classification.ts';
import { validationHandlers } from './validation-handlers.ts';
import { acceptSuggestions, recordEvidence, suggestionsNamed } from './accept.ts';
import { editionChangeHandlers } from './edition-change-handlers.ts';
import { crosswalkHandlers } from './crosswalk-handlers.ts';
import { reuseHandlers } from './reuse-handlers.ts';
import { changePeriod } from './period.ts';
import { listQuoteMatches } from './quote-matches.ts';
import { countEvidence, listEvidence, withdrawEvidence } from './store.ts';

const DEFAULT_PAGE_SIZE = 25;

function recordDecision(context: Context, action: 'rejected' | 'reopened', suggestion: Suggestion, reason?: string) {
  const { id, framework, requirementId, documentTitle, quotes, confidence } = suggestion;
  context.record({
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
async function withdraw(context: Context, pieces: Evidence[]): Promise<string[]> {
  const who = { at: context.now, by: context.actor.id, byName: context.actor.name };
  const ids = pieces.map(({ id }) => id);
  const withdrawn = ids.length === 0 ? [] : await withdrawEvidence(context.db, context.organisationId, ids, who);
  const isWithdrawn = new Set(withdrawn.map(({ id }) => id));
  for (const piece of pieces) if (isWithdrawn.has(piece.id)) recordEvidence(context, 'withdrawn', piece);
  return withdrawn.flatMap(({ suggestionId }) => suggestionId ?? []);
}

function reopen(context: Context, suggestionIds: string[]) {
  const who = { at: context.now, by: context.actor.id, byName: context.actor.name };
  return decide(context.db, context.organisationId, suggestionIds, {
    from: ['accepted', 'rejected'],
    to: 'open',
    ...who,
  });
}

export const evidenceHandlers = {
  standings: {
    list: os.evidence.standings.list.handler(({ input, context }) => listQuoteMatches(context, input.id)),
  },
  list: os.evidence.list.handler(async ({ input, context }) => {
    const filter = { pageSize: DEFAULT_PAGE_SIZE, ...input };
    return {
      rows: await listEvidence(context.db, context.organisationId, filter),
      total: await countEvidence(context.db, context.organisationId, filter),
    };
  }),
  suggestions: {
    list: os.evidence.suggestions.list.handler(async ({ input, context }) => {
      const isBounded = input.atLeast !== undefined || input.below !== undefined;
      const filter = { pageSize: DEFAULT_PAGE_SIZE, ...input, ...(!isBounded && { openFrom: SHOWN_FROM }) };
      return {
        rows: await listSuggestions(context.db, context.organisationId, filter),
        total: await countSuggestions(context.db, context.organisationId, filter),
      };
    }),
  },
  classifications: classificationHandlers,
  validations: validationHandlers,
  editionChange: editionChangeHandlers,
  ...reuseHandlers,
  crosswalk: crosswalkHandlers,
  acceptances: {
    add: os.evidence.acceptances.add.handler(async ({ input, context }) => {
      const { suggestionIds, ...acceptance } = input;
      return acceptSuggestions(context, [...new Set(suggestionIds)], acceptance);
    }),
  },
  rejections: {
    add: os.evidence.rejections.add.handler(async ({ input, context }) => {
      const { db, organisationId, now, actor } = context;
      const suggestions = await suggestionsNamed(context, input.suggestionIds);
      const who = { at: now, by: actor.id, byName: actor.name, reason: input.reason };
      const changed = await decide(db, organisationId, input.suggestionIds, {
        from: ['open', 'rejected'],
        to: 'rejected',
        ...who,
      });
      if (changed.length !== suggestions.length) {
        throw conflict('decided_meanwhile', 'Some of these suggestions have been accepted meanwhile.');
      }
      for (const suggestion of suggestions) recordDecision(context, 'rejected', suggestion, input.reason);
      return listSuggestions(db, organisationId, { ids: input.suggestionIds });
    }),
  },
  reopenings: {
    add: os.evidence.reopenings.add.handler(async ({ input, context }) => {
      const { db, organisationId } = context;
      const suggestions = await suggestionsNamed(context, input.suggestionIds);
      // First the suggestions: whoever accepts one at this moment has either finished or waits.
      const reopened = new Set(await reopen(context, input.suggestionIds));
      const { suggestionIds } = input;
      await withdraw(context, await listEvidence(db, organisationId, { suggestionIds, onlyActive: true }));
      for (const suggestion of suggestions)
        if (reopened.has(suggestion.id)) recordDecision(context, 'reopened', suggestion);
      return listSuggestions(db, organisationId, { ids: input.suggestionIds });
    }),
  },
  period: {
    change: os.evidence.period.change.handler(({ input: { id, ...period }, context }) =>
      changePeriod(context, id, period),
    ),
  },
  withdrawal: {
    add: os.evidence.withdrawal.add.handler(async ({ input, context }) => {
      const { db, organisationId } = context;
      const [piece] = await listEvidence(db, organisationId, { ids: [input.id] });
      if (!piece) throw notFound();
      if (piece.withdrawnAt) return piece;
      const suggestionIds = await withdraw(context, [piece]);
      if (suggestionIds.length > 0) await reopen(context, suggestionIds);
      const [withdrawn] = await listEvidence(db, organisationId, { ids: [piece.id] });
      return withdrawn ?? piece;
    }),
  },
};
