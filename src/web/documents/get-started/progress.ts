import { useState } from 'react';

/** The decision to choose a framework later. */
export const LATER = 'later';

export interface Progress {
  /** 0: framework, 1: starting point, 2: import, 3: folders and files. */
  step: 0 | 1 | 2 | 3;
  /** What settings call the framework, or `later`. */
  choice: string | null;
}

const BEGINNING: Progress = { step: 0, choice: null };
const keyOf = (userId: string) => `get-started ${userId}`;

/** How far a person is, as this device remembers it; nonsense is the beginning. */
export function readProgress(text: string | null): Progress {
  try {
    const { step, choice } = JSON.parse(text ?? '') as Partial<Progress>;
    const known = typeof choice === 'string' && choice !== '' && choice.length <= 60 ? choice : null;
    const isKnown = step === 1 || step === 2 || step === 3;
    // The folders are those of a model.
    return isKnown && known && !(step === 3 && known === LATER)
      ? { step, choice: known }
      : { ...BEGINNING, choice: known };
  } catch {
    return BEGINNING;
  }
}

/** The wizard's place, kept over reloads until it is done. */
export function useProgress(userId: string): [Progress, (next: Partial<Progress>) => void, () => void] {
  const key = keyOf(userId);
  const [progress, setProgress] = useState(() => readProgress(localStorage.getItem(key)));
  const change = (next: Partial<Progress>) => {
    const now = { ...progress, ...next };
    localStorage.setItem(key, JSON.stringify(now));
    setProgress(now);
  };
  return [progress, change, () => localStorage.removeItem(key)];
}
