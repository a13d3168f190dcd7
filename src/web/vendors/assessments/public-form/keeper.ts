import type { QueryClient } from '@tanstack/react-query';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import { problemOf } from '../../../kit/requests/problem.ts';
import { save, saveLast, type AnswerValues } from './public-form-api.ts';

/** Quiet after the last letter before it is kept. */
const CALM = 700;
const AGAIN = 5000;

export interface Keeping {
  /** What was typed and is not yet kept. */
  drafts: ReadonlyMap<string, Partial<AnswerValues>>;
  /** What others had written and is written over. */
  replaced: ReadonlyMap<string, AnswerValues>;
  saving: 'saved' | 'saving' | 'failed';
  isGone: boolean;
}

/** Keeps what is typed under a link, a moment after it was typed, one request after the other, again when one fails. */
export function openKeeper(token: string, queryClient: QueryClient) {
  let state: Keeping = { drafts: new Map(), replaced: new Map(), saving: 'saved', isGone: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  const listeners = new Set<() => void>();
  const queryKey = ['vendor-answers', token];
  const set = (next: Partial<Keeping>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };
  const given = () => {
    const views = queryClient.getQueriesData<AnsweringView>({ queryKey });
    const known = views.flatMap(([, view]) => view?.answers ?? []);
    return [...state.drafts].map(([questionId, words]) => {
      const versions = known.filter((answer) => answer.questionId === questionId).map(({ version }) => version);
      return { questionId, ...words, ...(versions.length > 0 && { version: Math.max(...versions) }) };
    });
  };

  /** @returns whether everything is kept. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (isUnderWay) {
      later(CALM);
      return false;
    }
    const sent = state.drafts;
    if (sent.size === 0) return true;
    isUnderWay = true;
    set({ saving: 'saving' });
    try {
      const { answers, replaced } = await save(token, given());
      const fresh = new Map(answers.map((answer) => [answer.questionId, answer]));
      queryClient.setQueriesData<AnsweringView>({ queryKey }, (view) => {
        const others = view?.answers.filter(({ questionId }) => !fresh.has(questionId)) ?? [];
        return view && { ...view, answers: [...others, ...fresh.values()] };
      });
      // What was typed while it was on its way stays to be kept.
      const drafts = new Map([...state.drafts].filter(([id, words]) => sent.get(id) !== words));
      set({
        drafts,
        saving: drafts.size > 0 ? 'saving' : 'saved',
        replaced: new Map([...state.replaced, ...replaced.map((each) => [each.questionId, each] as const)]),
      });
      if (drafts.size > 0) later(CALM);
      return drafts.size === 0;
    } catch (error) {
      set({ saving: 'failed', isGone: problemOf(error).status === 410 });
      later(AGAIN);
      return false;
    } finally {
      isUnderWay = false;
    }
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    flush,
    change: (questionId: string, values: Partial<AnswerValues>, isAtOnce = false) => {
      set({
        drafts: new Map([...state.drafts, [questionId, { ...state.drafts.get(questionId), ...values }]]),
        replaced: new Map([...state.replaced].filter(([id]) => id !== questionId)),
        saving: 'saving',
      });
      later(isAtOnce ? 0 : CALM);
    },
    /** When the page goes away. */
    leave: () => {
      if (state.drafts.size > 0) saveLast(token, given());
    },
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}
