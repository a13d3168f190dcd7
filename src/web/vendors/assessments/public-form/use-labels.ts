import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownSection } from '#domain/vendors/assessments/assessment.ts';
import { IMPLEMENTATIONS } from '#domain/vendors/assessments/values.ts';

/** What questions ask, and what their answers are called, by ids. */
export function useLabels(sections: readonly ShownSection[]) {
  const { t } = useTranslation('assessments');
  const byId = useMemo(
    () => new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const))),
    [sections],
  );
  const textOf = useCallback((id: string) => byId.get(id)?.text ?? id, [byId]);
  const labelOf = useCallback(
    (id: string, value: string | null) => {
      const question = byId.get(id);
      if (!value || question?.kind === 'text') return value ?? '';
      const word = IMPLEMENTATIONS.find((each) => each === value);
      return question?.options.find((option) => option.id === value)?.label ?? (word ? t(`answer.${word}`) : value);
    },
    [byId, t],
  );
  return { byId, textOf, labelOf };
}
