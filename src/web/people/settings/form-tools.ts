import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** True for three seconds after `show`, as the specification wants of "Settings saved successfully!". */
export function useShortNotice(): [isShown: boolean, show: () => void] {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (shownAt === null) return;
    const timer = setTimeout(() => setShownAt(null), 3000);
    return () => clearTimeout(timer);
  }, [shownAt]);
  return [shownAt !== null, () => setShownAt(performance.now())];
}

/** A form follows what is kept (somebody else saved, or a reset) as long as nobody has typed in it. */
export function useFollow<T extends FieldValues, Out>(form: UseFormReturn<T, unknown, Out>, kept: T): void {
  const { reset } = form;
  const { isDirty } = form.formState;
  const key = JSON.stringify(kept);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(key) as T);
  }, [key, isDirty, reset]);
}
