import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuizResult } from '#domain/quiz/result.ts';
import { client } from '../kit/requests/api.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { useQuizChange } from './quiz-queries.ts';

interface KeepButtonProps {
  result: QuizResult;
  onChange?: (result: QuizResult) => void;
}

/** Keeps a result as a record of competence, or keeps it to oneself again. */
export function KeepButton({ result, onChange }: KeepButtonProps) {
  const { t } = useTranslation('quiz');
  const { onSuccess, onError } = useQuizChange();
  const { id, keptAt, documentId } = result;
  const keep = useMutation({
    mutationFn: () => (keptAt ? client.quiz.rounds.keeping.remove({ id }) : client.quiz.rounds.keeping.add({ id })),
    onSuccess: (next) => {
      onChange?.(next);
      return onSuccess();
    },
    onError,
  });
  if (!keptAt)
    return (
      <Button startIcon={<BookmarkPlus />} loading={keep.isPending} onClick={() => keep.mutate()}>
        {t('test.keep')}
      </Button>
    );
  return (
    <ReasonButton
      startIcon={<BookmarkCheck />}
      loading={keep.isPending}
      reason={documentId ? t('test.filedReason') : null}
      onClick={() => keep.mutate()}
    >
      {t('test.unkeep')}
    </ReasonButton>
  );
}
