import { useState } from 'react';
import type { Suggestion } from '#domain/documents/document.ts';
import { neighbourOf } from './review-groups.ts';
import { showCard, useCardKeys } from './use-card-keys.ts';
import { type Decisions, useDecisions } from './use-decisions.ts';
import { type Reasons, useReasons } from './use-reasons.ts';

export interface Review {
  activeId: string | null;
  activate: (id: string | null) => void;
  /** Goes on with the next card before this one is decided. */
  leave: (id: string) => void;
  decisions: Decisions;
  reasons: Reasons;
}

/** Walking through open suggestions and deciding them, by mouse and by keyboard. `onWalk` hears of each card come to by key. */
export function useReview(open: readonly Suggestion[], onWalk?: (suggestion: Suggestion) => void): Review {
  const [chosen, setChosen] = useState<string | null>(null);
  const decisions = useDecisions();
  const reasons = useReasons();
  const ids = open.map(({ id }) => id);
  const activeId = chosen !== null && ids.includes(chosen) ? chosen : null;
  const walk = (id: string | null) => {
    setChosen(id);
    showCard(id);
    const suggestion = open.find((each) => each.id === id);
    if (suggestion) onWalk?.(suggestion);
  };
  const leave = (id: string) => walk(neighbourOf(ids, id));
  useCardKeys({
    ids,
    activeId,
    onActive: walk,
    onAct: (act, id) => {
      const suggestion = open.find((each) => each.id === id);
      if (!suggestion || reasons.decide !== null) return;
      if (act !== 'reject' && reasons.accept(suggestion.requirementId) !== null) return;
      leave(id);
      if (act === 'reject') decisions.reject(suggestion);
      else decisions.accept({ suggestions: [suggestion], ...(act === 'implement' && { status: 'Implemented' }) });
    },
  });
  return { activeId, activate: setChosen, leave, decisions, reasons };
}
