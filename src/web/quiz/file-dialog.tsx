import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/organisations/language.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { client } from '../kit/requests/api.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useNamedInUse } from '../frameworks/frameworks-in-use.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { LeftOut } from './left-out.tsx';
import { Choice } from './choice.tsx';
import { useQuizChange } from './quiz-queries.ts';

const KINDS = ['competence', 'awareness'] as const;
const MONTHS = ['12', '6', '24', '0'] as const;

/** The day so many months from now (ISO date); null: without an end. */
function dayIn(months: number): string | null {
  if (months === 0) return null;
  const day = new Date();
  day.setMonth(day.getMonth() + months);
  return day.toISOString().slice(0, 10);
}

interface FileDialogProps {
  results: readonly QuizResult[];
  onClose: () => void;
  onFiled: () => void;
}

/** Files results as a record in the library, as evidence of a requirement. */
export function FileDialog({ results, onClose, onFiled }: FileDialogProps) {
  const { t, i18n } = useTranslation('quiz');
  const { history } = useRouter();
  const change = useQuizChange();
  const { frameworks } = useNamedInUse();
  const targets = frameworks.flatMap(({ id: framework, title, competence }) =>
    competence ? KINDS.map((kind) => ({ framework, title, kind, clause: competence[kind] })) : [],
  );
  const leftOut = frameworks.filter(({ competence }) => !competence);
  const [chosen, setChosen] = useState(0);
  const [months, setMonths] = useState<string>(MONTHS[0]);
  const file = useMutation({
    mutationFn: ({ framework, clause }: (typeof targets)[number]) =>
      client.quiz.records.add({
        roundIds: results.map(({ id }) => id),
        framework,
        requirementId: clause,
        validUntil: dayIn(Number(months)),
        language: i18n.language as Language,
      }),
    onSuccess: (_filed, { framework, clause }) => {
      toast('success', t('file.done'), {
        label: t('file.show'),
        run: () => history.push(hrefOfRequirement(clause, framework)),
      });
      onFiled();
      return change.onSuccess();
    },
  });
  const target = targets[chosen];
  return (
    <Dialog
      isOpen
      title={t('file.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            loading={file.isPending || !target}
            onClick={() => target && file.mutate(target)}
          >
            {t('file.go')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ lineHeight: 1.6 }}>{t('file.text', { count: results.length })}</Box>
        <Choice
          label={t('file.requirement')}
          value={String(chosen)}
          options={targets.map(({ kind, title }, index) => ({
            value: String(index),
            label: `${title} · ${t(`file.clause.${kind}`)}`,
          }))}
          onChange={(value) => setChosen(Number(value))}
        />
        <LeftOut frameworks={leftOut} say={(names) => t('file.leftOut', { frameworks: names })} />
        <Choice
          label={t('file.valid')}
          value={months}
          options={MONTHS.map((value) => ({
            value,
            label: value === '0' ? t('file.noEnd') : t('file.months', { count: Number(value) }),
          }))}
          onChange={setMonths}
        />
        {file.error && <Notice tone="error">{messageOf(file.error)}</Notice>}
      </Box>
    </Dialog>
  );
}
