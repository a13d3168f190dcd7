import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Checked, isMended, type Validation } from '#domain/assets/import-check.ts';
import type { ImportErrorMessages } from '#domain/assets/import-errors.ts';
import { LEFT_EMPTY } from '#domain/assets/import-issues.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { type Tone, toneText } from '../../kit/tone.ts';
import type { RowDecisions } from './import-messages.ts';
import { CellEditor } from '../list/cell-editor.tsx';
import { ErrorsButton } from './errors-button.tsx';
import { useIssueLabels } from './issue-labels.ts';
import { Table } from '../../kit/table/small-table.tsx';
import { UnknownValues } from './unknown-values.tsx';

interface StepValidateProps {
  validation: Validation;
  headers: readonly string[];
  plan: ImportPlan;
  onDecide: (decision: Partial<RowDecisions>) => void;
  importErrors: (messages: ImportErrorMessages) => Promise<{ file: Blob }>;
  fileName: string;
  isChecking: boolean;
}

const TONES: Record<Checked['status'], Tone> = { valid: 'success', warning: 'warning', error: 'error' };

export function StepValidate(props: StepValidateProps) {
  const { validation, headers, plan, isChecking, onDecide, importErrors, fileName } = props;
  const { replacements, edits = [], fillFrom = [] } = plan;
  const onEdits = (next: RowDecisions['edits']) => onDecide({ edits: next });
  const { t } = useTranslation('assets');
  const format = useFormat();
  const labels = useIssueLabels();
  const { counts, rows } = validation;
  const total = counts.valid + counts.warning + counts.error;
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy={isChecking}>
      <OneClick unknownValues={validation.unknownValues} />
      <Counters
        counters={[
          [t('importing.valid'), counts.valid, 'success'],
          [t('importing.warnings'), counts.warning, 'warning'],
          [t('importing.errors'), counts.error, 'error'],
        ]}
      />
      {(counts.error > 0 || edits.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flex: 1, minWidth: 200, color: 'text.secondary' }}>
            {edits.length > 0
              ? t('importing.corrected', { count: edits.length, cells: format.number(edits.length) })
              : t('importing.correctHint')}
          </Typography>
          {edits.length > 0 && (
            <Button size="small" onClick={() => onEdits([])}>
              {t('importing.undoCorrections')}
            </Button>
          )}
          {counts.error > 0 && <ErrorsButton importErrors={importErrors} fileName={fileName} />}
        </Box>
      )}
      <UnknownValues
        unknownValues={validation.unknownValues}
        headers={headers}
        replacements={replacements}
        fillFrom={fillFrom}
        onDecide={onDecide}
      />
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={t('importing.validateHeading')}
          maxHeight={400}
          columns={[t('importing.row'), t('column.name'), t('importing.status'), t('importing.issues')]}
          rows={rows.map(({ row, name, status, issues, warnings }) => ({
            key: String(row),
            cells: [
              format.number(row),
              name || t('importing.noName'),
              <ToneChip key="status" tone={TONES[status]} label={t(`importing.state.${status}`)} />,
              <Box key="issues" component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
                {[...issues, ...warnings].map((issue) => (
                  <li key={`${issue.code} ${issue.field}`}>
                    {labels(issue)}
                    {warnings.includes(issue) && LEFT_EMPTY.includes(issue.code) && ` ${t('importing.leftEmpty')}`}{' '}
                    <CellEditor
                      row={row}
                      issue={issue}
                      onCorrect={(to) =>
                        onEdits([
                          ...edits.filter((edit) => edit.row !== row || edit.field !== issue.field),
                          { row, field: issue.field, to },
                        ])
                      }
                    />
                  </li>
                ))}
              </Box>,
            ],
          }))}
        />
      </Box>
      {rows.length < total && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('importing.shown', { shown: format.number(rows.length), total: format.number(total) })}
        </Typography>
      )}
    </Box>
  );
}

/** What one click will mend, before the count of errors frightens. */
function OneClick({ unknownValues }: Pick<Validation, 'unknownValues'>) {
  const { t } = useTranslation('assets');
  const mended = unknownValues.filter(isMended).length;
  const rest = unknownValues.filter((each) => !each.isTaken && !isMended(each)).length;
  if (mended === 0) return null;
  return (
    <Notice tone="info">
      {t('importing.mended', { count: mended })}
      {rest > 0 && ` ${t('importing.rest', { count: rest })}`}
    </Notice>
  );
}

export function Counters({ counters }: { counters: readonly (readonly [label: string, value: number, tone: Tone])[] }) {
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}>
      {counters.map(([label, value, tone]) => (
        <Box
          key={label}
          sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', px: { xs: 1.25, sm: 2 }, py: 1.25 }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            variant="figure"
            component="p"
            sx={(theme) => ({ color: value > 0 ? toneText(theme, tone) : 'text.secondary' })}
          >
            {format.number(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
