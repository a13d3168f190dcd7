import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/problem.ts';
import { useQuestionnaireChanges } from './questionnaire-queries.ts';

interface ColumnsDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

const columnOf = (value: string | undefined) => (value ? Number(value) : null);

/** Which column of each table asks, and into which the answers go. */
export function ColumnsDialog({ questionnaire, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('questionnaires');
  const { change } = useQuestionnaireChanges();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, sheets, version } = questionnaire;
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(
      sheets.flatMap(({ question, answer }, at) => [
        [`question${at}`, String(question ?? '')],
        [`answer${at}`, String(answer ?? '')],
      ]),
    ),
  });
  const save = form.handleSubmit(async (values) => {
    setProblem(null);
    const columns = sheets.map((_, at) => ({
      question: columnOf(values[`question${at}`]),
      answer: columnOf(values[`answer${at}`]),
    }));
    await change.mutateAsync({ id, version, columns }).then(onClose, (error: unknown) => setProblem(messageOf(error)));
  });
  return (
    <Dialog
      isOpen
      title={t('columns.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={change.isPending} onClick={() => void save()}>
            {t('columns.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {problem && <Notice tone="error">{problem}</Notice>}
          <Notice tone="info">{t('columns.help')}</Notice>
          {sheets.map(({ name, columns }, at) => {
            const options = [...columns, t('columns.new')].map((words, column) => ({
              value: String(column),
              label: `${letterOf(column)}${words ? ` · ${words}` : ''}`,
            }));
            const table = name || t('columns.table', { number: at + 1 });
            return (
              <Box key={`${name} ${at}`} sx={{ display: 'grid', gap: 1.5 }}>
                <SelectField
                  name={`question${at}`}
                  label={t('columns.question', { table })}
                  options={options.slice(0, -1)}
                  emptyLabel={t('columns.nothing')}
                />
                <SelectField
                  name={`answer${at}`}
                  label={t('columns.answer', { table })}
                  options={options}
                  emptyLabel={t('columns.nothing')}
                />
              </Box>
            );
          })}
        </Box>
      </FormProvider>
    </Dialog>
  );
}

function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
