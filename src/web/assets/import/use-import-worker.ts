import { useEffect, useMemo, useRef } from 'react';
import type { ImportErrorMessages } from '#domain/assets/import-errors.ts';
import type { ReadingPlan } from '#domain/assets/import-plan.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import type { Validation } from '#domain/assets/import-check.ts';
import type { Answer, Ask, Known, Opened, Question } from './import-messages.ts';

/** The worker that reads and checks a file while the page stays quick. It ends with the wizard. */
export function useImportWorker() {
  const worker = useRef<Worker | null>(null);
  const last = useRef(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return useMemo(() => {
    const ask = (question: Ask) =>
      new Promise<Answer>((resolve, reject) => {
        worker.current ??= new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
        const { current } = worker;
        last.current += 1;
        const id = last.current;
        const hear = ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return;
          current.removeEventListener('message', hear);
          resolve(data);
        };
        current.addEventListener('message', hear);
        current.addEventListener('error', () => reject(new Error('The worker ended')), { once: true });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have none
        current.postMessage({ ...question, id } satisfies Question);
      });
    return {
      open: async (file: File, known: Known) =>
        (await ask({ kind: 'open', file, known })) as Opened | Extract<Answer, { kind: 'refused' }>,
      openTable: async (place: TablePlace, known: Known) =>
        (await ask({ kind: 'place', place, known })) as Opened | Extract<Answer, { kind: 'refused' }>,
      importErrors: async (plan: ReadingPlan, messages: ImportErrorMessages) =>
        (await ask({ kind: 'faults', plan, messages })) as Extract<Answer, { kind: 'faults' }>,
      check: async (plan: ReadingPlan) => (await ask({ kind: 'check', plan })) as Validation,
    };
  }, []);
}
