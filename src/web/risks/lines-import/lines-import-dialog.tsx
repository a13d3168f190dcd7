import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportUndone, RowOutcome } from '#domain/tables/lines.ts';
import { Wizard } from '../../kit/dialogs/wizard.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ColumnMapping } from '../../kit/table/column-mapping.tsx';
import { TableChooser } from '../../kit/table/table-chooser.tsx';
import { toast } from '../../kit/toast.ts';
import { countOf, type OutcomeLabels, StepCheck } from './step-check.tsx';
import { type LinesSource, useLinesImport } from './use-lines-import.ts';

/** What is imported. Words of the dialog itself: namespace `risks`. */
export interface LinesImport<Column extends string, Outcome extends RowOutcome>
  extends LinesSource<Column, Outcome>, OutcomeLabels<Outcome> {
  title: string;
  help: string;
  /** Columns without which a row is left out. */
  needed: readonly Column[];
  runLabel: (count: number) => string;
  done: (count: number) => string;
  /** Takes the whole import back. */
  undo: (id: string) => Promise<ImportUndone>;
  undone: (count: number) => string;
  onDone: () => void;
  onClose: () => void;
}

/** Choose a file, say what its columns are, see what becomes of every row, import: nothing happens before the last step. */
export function LinesImportDialog<Column extends string, Outcome extends RowOutcome>(
  props: LinesImport<Column, Outcome>,
) {
  const { title, help, fill, needed, columnName, onDone, onClose } = props;
  const { t } = useTranslation('risks');
  const format = useFormat();
  const [step, setStep] = useState(0);
  const run = useLinesImport(props);
  const { file, opened, choice, mapping, mappingProblem, outcomes, problem } = run;
  const changes = countOf(outcomes, 'new', 'update');
  const reason = [
    opened ? null : t('import.chooseFirst'),
    mappingProblem && opened && t(`kit:mapping.problem.${mappingProblem}`, { field: columnName(opened.reader.key) }),
    changes > 0 ? null : t('import.nothing'),
  ][step];
  const next = async () => {
    if (run.isBusy || reason) return;
    if (step === 0) setStep(1);
    else if (step === 1) {
      if (await run.check()) setStep(2);
    } else
      await run.write((id) => {
        onDone();
        toast('success', props.done(changes), id ? { label: t('import.undo'), run: () => void undo(id) } : undefined);
        onClose();
      });
  };
  const undo = async (id: string) => {
    try {
      const { undone, kept, ownerGone } = await props.undo(id);
      const said = [
        props.undone(undone),
        kept.length > 0 && t('import.kept', { names: format.list(kept) }),
        ownerGone.length > 0 && t('import.ownerGone', { names: format.list(ownerGone) }),
      ];
      toast('success', said.filter(Boolean).join(' '));
      onDone();
    } catch (error) {
      toast('error', messageOf(error));
    }
  };
  const said = problem && <Notice tone="error">{problem}</Notice>;
  return (
    <Wizard
      isOpen
      width="lg"
      title={title}
      active={step}
      onBack={() => setStep(step - 1)}
      onNext={() => void next()}
      onCancel={onClose}
      nextReason={reason ?? null}
      finishLabel={props.runLabel(changes)}
      isBusy={run.isBusy}
      steps={[
        {
          id: 'file',
          label: t('import.step.file'),
          heading: t('import.step.fileHeading'),
          content: (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {said}
              <DropZone
                label={t('import.drop')}
                extensions={['.csv', '.xlsx']}
                maxSize={props.limits.bytes}
                onFiles={([taken], [refused]) => {
                  if (taken) void run.open(taken.file, null);
                  else if (refused) run.refuse();
                }}
              />
              <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{help}</Box>
              {file && opened && (
                <Notice tone="success">
                  {t('import.accepted', { name: file.name, count: opened.table.rows.length })}
                </Notice>
              )}
              {file && choice && <TableChooser choice={choice} onChoose={(place) => void run.open(file, place)} />}
            </Box>
          ),
        },
        {
          id: 'columns',
          label: t('import.step.columns'),
          heading: t('import.step.columnsHeading'),
          content: opened && (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {said}
              <ColumnMapping
                label={t('import.step.columnsHeading')}
                headings={[t('kit:mapping.columnInFile'), t('kit:mapping.examples'), t('kit:mapping.field')]}
                columns={opened.columns}
                mapping={mapping}
                fields={opened.reader.columns.map((key) => ({
                  key,
                  label: columnName(key),
                  isRequired: needed.includes(key),
                }))}
                leaveOut={t('kit:mapping.leaveOut')}
                chooseLabel={(heading) => t('kit:mapping.choose', { heading })}
                product={opened.product}
                onMap={run.map}
              />
            </Box>
          ),
        },
        {
          id: 'check',
          label: t('import.step.check'),
          heading: t('import.step.checkHeading'),
          content: (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {said}
              <StepCheck {...props} outcomes={outcomes} fill={fill} onFill={(value) => void run.fillWith(value)} />
            </Box>
          ),
        },
      ]}
    />
  );
}
