import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { CircleCheckBig } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion, Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { QUESTIONS_A_PAGE } from '#domain/vendors/questionnaires/values.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { AnswerPanel, type AnswerPanelHandle } from './answer-panel.tsx';
import { type OpenedQuestion, toneOfQuestion, wordOfQuestion } from './question-look.ts';
import { useQuestions } from './questionnaire-queries.ts';

/** The questions beside the answer to one of them; works without a mouse. */
export function Review({ questionnaire, opened }: { questionnaire: Questionnaire; opened: OpenedQuestion }) {
  const { t } = useTranslation('questionnaires');
  const [page, setPage] = useState(opened.page ?? 0);
  const [isOpenOnly, setOpenOnly] = useState(false);
  const [chosen, setChosen] = useState<string | null>(opened.question ?? null);
  const panel = useRef<AnswerPanelHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuestions(questionnaire.id, page, isOpenOnly);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const rows = data.rows as AskedQuestion[];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  );
  const current = rows[at];
  const go = (to: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, to))];
    if (!next) return;
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-question="${next.id}"]`)?.focus();
  };
  const keys: Record<string, () => void> = {
    j: () => go(at + 1),
    ArrowDown: () => go(at + 1),
    k: () => go(at - 1),
    ArrowUp: () => go(at - 1),
    a: () => panel.current?.approve(),
    e: () => panel.current?.edit(),
    n: () => panel.current?.setAside(),
  };
  const press = (event: KeyboardEvent) => {
    const isWriting = (event.target as HTMLElement).closest('input, textarea, [role="combobox"], [role="listbox"]');
    const mutation = event.ctrlKey || event.metaKey || event.altKey || isWriting ? undefined : keys[event.key];
    if (!mutation) return;
    event.preventDefault();
    mutation();
  };
  const pages = Math.ceil(data.total / QUESTIONS_A_PAGE);
  return (
    <Box
      onKeyDown={press}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Card flush title={t('review.questions')} subtitle={t('review.keys')}>
        <Box sx={{ px: 2.5, pb: 1 }}>
          <FormControlLabel
            control={<Switch checked={isOpenOnly} onChange={(_, checked) => setOpenOnly(checked)} />}
            label={t('review.openOnly')}
          />
        </Box>
        <Box ref={list} sx={{ maxHeight: { xs: 320, md: 620 }, overflow: 'auto' }}>
          {rows.map((question) => (
            <ButtonBase
              key={question.id}
              data-question={question.id}
              aria-current={question.id === current?.id}
              onClick={() => setChosen(question.id)}
              sx={{
                width: 1,
                display: 'grid',
                justifyItems: 'start',
                justifyContent: 'stretch',
                gridTemplateColumns: 'minmax(0, 1fr)',
                textAlign: 'left',
                gap: 0.5,
                px: 2.5,
                py: 1.25,
                borderTop: '1px solid',
                borderColor: 'divider',
                '&[aria-current="true"]': { bgcolor: 'hover.main' },
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {question.number && <strong>{question.number} </strong>}
                {question.text}
              </Typography>
              <ToneChip tone={toneOfQuestion(question)} label={t(`look.${wordOfQuestion(question)}`)} />
            </ButtonBase>
          ))}
          {rows.length === 0 && (
            <EmptyState icon={CircleCheckBig} title={t('review.done')} text={t('review.doneText')} />
          )}
        </Box>
        {pages > 1 && (
          <Pagination sx={{ p: 2 }} count={pages} page={page + 1} onChange={(_, next) => setPage(next - 1)} />
        )}
      </Card>
      {current && (
        <AnswerPanel
          ref={panel}
          key={`${current.id} ${current.version} ${String(current.proposals === null)}`}
          questionnaire={questionnaire}
          question={current}
          onDone={() => go(at + 1)}
        />
      )}
    </Box>
  );
}
