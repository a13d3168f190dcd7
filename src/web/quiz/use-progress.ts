import { useCallback, useState } from 'react';
import { NO_PROGRESS, type Progress, progressAfter, readProgress } from '#domain/quiz/progress.ts';

const PROGRESS = 'quiz-progress';
const NO_CLOCK = 'quiz-no-clock';

/** Where the browser does not let us, the progress lasts as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or switched off.
  }
}

/** The player's own day as an ISO date. */
export function dayHere(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type Answer = Pick<Parameters<typeof progressAfter>[1], 'id' | 'level' | 'isRight' | 'isAgain'>;

/** What was reached in practice, kept in this browser alone. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress>(() => readProgress(read(PROGRESS)));
  const note = useCallback((answer: Answer) => {
    const now = new Date();
    // Another window may have played meanwhile.
    const next = progressAfter(readProgress(read(PROGRESS)), { ...answer, at: now.getTime(), day: dayHere(now) });
    write(PROGRESS, JSON.stringify(next));
    setProgress(next);
  }, []);
  const forget = useCallback(() => {
    write(PROGRESS, null);
    setProgress(NO_PROGRESS);
  }, []);
  return { progress, note, forget };
}

/** Whether questions are against the clock; off stays off on this device. */
export function useClock(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read(NO_CLOCK) === null);
  const turn = useCallback((next: boolean) => {
    write(NO_CLOCK, next ? null : 'yes');
    setOn(next);
  }, []);
  return [isOn, turn];
}
