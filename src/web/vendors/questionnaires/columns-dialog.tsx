import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Questionnaire, QuestionSheet } from '#domain/vendors/questionnaires/questionnaire.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { useQuestionnaireChanges } from './questionnaire-queries.ts';

interface ColumnsDialogProps {
  questionnaire: Questionnaire;
  onClose: () => void;
}

const WRITTEN = ['question', 'answer', 'comment', 'evidence'] as const;
const MARKED = ['yes', 'no', 'partly', 'notApplicable'] as const;
const ROLES = [...WRITTEN, ...MARKED] as const;
type Role = (typeof ROLES)[number];

const columnOf = (value: string | undefined) => (value ? Number(value) : null);

/** Which columns of each table ask, take the answer and what belongs to it, and are marked. */
export function ColumnsDialog({ questionnaire, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('questionnaires');
  const { change } = useQuestionnaireChanges();
  const { id, sheets, version } = questionnaire;
  const form = useZodForm(
    z.record(z.string(), z.string()),
    Object.fromEntries(sheets.flatMap((sheet, at) => ROLES.map((role) => [`${role}${at}`, String(sheet[role] ?? '')]))),
  );
  const save = async (values: Record<string, string>) => {
    const columns = sheets.map((_, at) => {
      const chosen = (role: Role) => columnOf(values[`${role}${at}`]);
      return {
        question: chosen('question'),
        answer: chosen('answer'),
        comment: chosen('comment'),
        evidence: chosen('evidence'),
        yes: chosen('yes'),
        no: chosen('no'),
        partly: chosen('partly'),
        notApplicable: chosen('notApplicable'),
      };
    });
    await change.mutateAsync({ id, version, columns });
    onClose();
  };
  return (
    <FormDialog
      title={t('columns.title')}
      submitLabel={t('columns.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Notice tone="info">{t('columns.help')}</Notice>
        {sheets.map((sheet, at) => (
          // Tables have no more than their place to be known by.
          <TableColumns key={`${sheet.name} ${at}`} sheet={sheet} at={at} />
        ))}
      </Box>
    </FormDialog>
  );
}

function TableColumns({ sheet, at }: { sheet: QuestionSheet; at: number }) {
  const { t } = useTranslation('questionnaires');
  const [isMarked, setMarked] = useState(MARKED.some((role) => typeof sheet[role] === 'number'));
  const table = sheet.name || t('columns.table', { number: at + 1 });
  const options = [...sheet.columns, t('columns.new')].map((text, column) => ({
    value: String(column),
    label: `${letterOf(column)}${text ? ` · ${text}` : ''}`,
  }));
  const choice = (role: Role) => (
    <SelectField
      key={role}
      name={`${role}${at}`}
      label={t(`columns.role.${role}`)}
      options={role === 'question' || isMarkedRole(role) ? options.slice(0, -1) : options}
      emptyLabel={t('columns.nothing')}
    />
  );
  return (
    <Box
      component="section"
      aria-label={table}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Typography variant="h4" component="h3" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
        {table}
      </Typography>
      {WRITTEN.map(choice)}
      {isMarked ? (
        <>
          <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
            {t('columns.marked')}
          </Typography>
          {MARKED.map(choice)}
        </>
      ) : (
        <Button sx={{ justifySelf: 'start', gridColumn: '1 / -1' }} onClick={() => setMarked(true)}>
          {t('columns.mark')}
        </Button>
      )}
    </Box>
  );
}

const isMarkedRole = (role: Role) => MARKED.some((marked) => marked === role);

function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
