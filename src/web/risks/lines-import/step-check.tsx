import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, RowOutcome } from '#domain/tables/lines.ts';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { translatedIssue } from '../../kit/requests/problem.ts';
import { Table } from '../../kit/table/small-table.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

const OUTCOMES = ['new', 'update', 'same', 'refused'] as const;
const TONES: Record<RowOutcome['fate'], Tone> = { new: 'success', update: 'info', same: 'neutral', refused: 'error' };

export interface OutcomeLabels<Outcome extends RowOutcome> {
  /** Headings of the cells that name a row. */
  columns: readonly string[];
  cellsOf: (outcome: Outcome) => readonly ReactNode[];
  columnName: (column: string) => string;
  /** What a row changes, each as a sentence. */
  changesOf?: (outcome: Outcome) => readonly string[];
}

interface StepCheckProps<Outcome extends RowOutcome> extends OutcomeLabels<Outcome> {
  outcomes: readonly Outcome[];
  fill: { column: string; label: string } | undefined;
  onFill: (value: string) => void;
}

export const countOf = (outcomes: readonly RowOutcome[], ...fates: RowOutcome['fate'][]) =>
  outcomes.filter(({ fate }) => fates.includes(fate)).length;

/** What becomes of every row, before anything is written. */
export function StepCheck<Outcome extends RowOutcome>(props: StepCheckProps<Outcome>) {
  const { outcomes, fill, onFill, columns, cellsOf, columnName, changesOf } = props;
  const { t } = useTranslation('risks');
  const missing = outcomes.filter(({ faults }) =>
    faults.some(({ column, value }) => column === fill?.column && value === ''),
  ).length;
  const said = ({ column, value, ...held }: FieldError) =>
    t(value === '' ? 'import.faultOfEmpty' : 'import.fault', {
      column: columnName(column),
      value,
      message: translatedIssue(held),
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {OUTCOMES.map((fate) => (
          <ToneChip
            key={fate}
            tone={countOf(outcomes, fate) > 0 ? TONES[fate] : 'neutral'}
            label={`${countOf(outcomes, fate)} ${t(`fate.${fate}`)}`}
          />
        ))}
      </Box>
      {countOf(outcomes, 'new', 'update') > 0 && (
        <Notice tone="info">
          {t('import.final', { added: countOf(outcomes, 'new'), changed: countOf(outcomes, 'update') })}
        </Notice>
      )}
      {fill && missing > 0 && <FillAll label={fill.label} missing={missing} onFill={onFill} />}
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={t('import.preview')}
          maxHeight={320}
          columns={[t('import.row'), ...columns, t('import.becomes')]}
          rows={outcomes.map((outcome) => ({
            key: String(outcome.row),
            cells: [
              outcome.row,
              ...cellsOf(outcome),
              <Box key="fate" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <ToneChip tone={TONES[outcome.fate]} label={t(`fate.${outcome.fate}`)} />
                {changesOf?.(outcome).map((change) => (
                  <span key={change}>{change}</span>
                ))}
                {outcome.faults.map((fault) => (
                  <span key={`${fault.column} ${fault.message}`}>
                    {said(fault)}
                    {outcome.fate !== 'refused' && `. ${t('import.leftEmpty')}`}
                  </span>
                ))}
              </Box>,
            ],
          }))}
        />
      </Box>
    </Box>
  );
}

/** One value for all rows that lack it. */
function FillAll({ label, missing, onFill }: { label: string; missing: number; onFill: (value: string) => void }) {
  const { t } = useTranslation('risks');
  const [text, setText] = useState('');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>{t('import.missing', { label, count: missing })}</Box>
      <OutlinedInput
        size="small"
        value={text}
        inputProps={{ 'aria-label': t('import.fillAll', { label }), maxLength: 120 }}
        onChange={(event) => setText(event.target.value)}
      />
      <ReasonButton reason={text.trim() === '' ? t('import.fillFirst') : null} onClick={() => onFill(text.trim())}>
        {t('import.fill')}
      </ReasonButton>
    </Box>
  );
}
