import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuizTest } from '#contract/quiz.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { TEST_SIZE } from '#domain/quiz/values.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { bandOf } from '../kit/tone.ts';
import { Choice } from './choice.tsx';
import { useNamedInUse } from '../frameworks/frameworks-in-use.ts';
import { LeftOut } from './left-out.tsx';
import { KeepButton } from './keep-button.tsx';
import { useBeginTest, useQuizChange } from './quiz-queries.ts';
import { useQuizStandards, useStandardNames } from './standards.ts';

/** Attempts that count: begin one, go on with an open one, and what came of the others. */
export function MyTests({ onTest }: { onTest: (test: QuizTest) => void }) {
  const { t } = useTranslation('quiz');
  const mine = useQuery(orpc.quiz.mine.get.queryOptions());
  const standards = useQuizStandards();
  const nameOf = useStandardNames();
  const [chosen, setChosen] = useState<string>();
  const standard = chosen ?? standards[0]?.value;
  const begin = useBeginTest(onTest);
  const { frameworks } = useNamedInUse();
  if (mine.error) return <ErrorState error={mine.error} onRetry={() => void mine.refetch()} />;
  if (!mine.data) return <CardSkeleton lines={5} />;
  const { open, results } = mine.data;
  return (
    <Card title={t('test.title')} subtitle={t('test.text', { count: TEST_SIZE })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {open && (
          <Notice
            tone="info"
            action={
              <Button size="small" onClick={() => onTest(open)}>
                {t('test.goOn')}
              </Button>
            }
          >
            {t('test.open', {
              standard: nameOf(open.framework),
              at: open.answered.length,
              count: open.questionIds.length,
            })}
          </Notice>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <Choice label={t('test.standard')} value={standard ?? ''} options={standards} onChange={setChosen} />
          </Box>
          <Button
            variant="contained"
            color="primary"
            loading={begin.isPending}
            onClick={() => standard && begin.mutate({ framework: standard })}
          >
            {t('test.go')}
          </Button>
        </Box>
        <LeftOut
          frameworks={
            standards.length > 0 ? frameworks.filter(({ id }) => !standards.some(({ value }) => value === id)) : []
          }
          say={(names) => t('test.leftOut', { frameworks: names })}
        />
        {begin.error && <Notice tone="error">{messageOf(begin.error)}</Notice>}
        {results.length === 0 ? (
          <Box sx={{ color: 'text.secondary', fontSize: 'size.body' }}>{t('test.none')}</Box>
        ) : (
          <Box component="ul" aria-label={t('test.results')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {results.map((result) => (
              <ResultLine key={result.id} result={result} />
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}

function ResultLine({ result }: { result: QuizResult }) {
  const { t } = useTranslation('quiz');
  const format = useFormat();
  const nameOf = useStandardNames();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation(orpc.quiz.rounds.remove.mutationOptions(useQuizChange()));
  const { id, framework, finishedAt, right, total, percent, documentId } = result;
  const name = `${nameOf(framework)}, ${format.date(finishedAt)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{nameOf(framework)}</Box>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
          {[format.date(finishedAt), documentId && t('test.filed')].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <ToneChip tone={bandOf(percent)} label={t('test.score', { right, count: total })} />
      <KeepButton result={result} />
      {!documentId && (
        <IconButton size="small" aria-label={t('test.remove', { name })} onClick={() => setAsked(true)}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('test.removeTitle')}
        confirmLabel={t('test.removeYes')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      >
        {t('test.removeText', { name })}
      </ConfirmDialog>
    </Box>
  );
}
