import { useState } from 'react';
import type { Suggestion } from '#domain/documents/document.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { nextAfter } from './review-groups.ts';
import { showCard, useCardKeys } from './use-card-keys.ts';
import { type Decisions, useDecisions } from '../use-decisions.ts';
import { type Reasons, useReasons } from '../use-reasons.ts';

export interface Review {
  activeId: string | null;
  activate: (id: string | null) => void;
  /** Goes on with the next card before this one is decided. */
  leave: (id: string) => void;
  decisions: Decisions;
  reasons: Reasons;
}

interface Walk {
  /** How the place orders what is left once one is decided; without it the order stays. */
  order?: (suggestions: readonly Suggestion[]) => readonly Suggestion[];
  /** Hears of each card that one comes to. */
  onWalk?: (suggestion: Suggestion) => void;
}

/** Walking through open suggestions and deciding them, by mouse and by keyboard. */
export function useReview(open: readonly Suggestion[], { order, onWalk }: Walk = {}): Review {
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
  const leave = (id: string) => walk(nextAfter(open, id, order));
  useCardKeys({
    ids,
    activeId,
    onActive: walk,
    onAction: (action, id) => {
      const suggestion = open.find((each) => each.id === id);
      if (!suggestion || reasons.decide !== null) return;
      if (action !== 'reject' && reasons.accept(suggestion) !== null) return;
      // A reason is asked for first: until it is given nothing is decided.
      if (action === 'reject' || !speaksAgainst(suggestion)) leave(id);
      if (action === 'reject') decisions.reject(suggestion);
      else decisions.accept({ suggestions: [suggestion], ...(action === 'implement' && { status: 'Implemented' }) });
    },
  });
  return { activeId, activate: setChosen, leave, decisions, reasons };
}
