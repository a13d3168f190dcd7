import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOutcome, FieldError } from '#domain/tables/lines.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { Table } from '../assets/table.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { DropZone } from '../kit/drop-zone.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, translatedIssue } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import type { TableChoice } from '../kit/table/table-choice.ts';
import { TableChooser } from '../kit/table/table-chooser.tsx';
import type { LinesOfFile } from '../kit/table/table-file.ts';
import { toast } from '../kit/toast.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';

const OUTCOMES = ['new', 'update', 'same', 'refused'] as const;
const TONES: Record<RowOutcome['fate'], Tone> = { new: 'success', update: 'info', same: 'neutral', refused: 'error' };

/** What is imported. Words of the dialog itself: namespace `risks`. */
export interface LinesImport<Line, Outcome extends RowOutcome> {
  title: string;
  help: string;
  maxBytes: number;
  /** Its best table, or the one at a place. */
  read: (file: File, place: TablePlace | null) => Promise<LinesOfFile<Line>>;
  /** Why a file without the one needed heading is refused. */
  noKeyColumn: string;
  /** Asks what would become of the lines, or has it become of them. */
  send: (lines: Line[], isPreview: boolean) => Promise<Outcome[]>;
  /** Headings of the cells that name a row. */
  columns: readonly string[];
  cellsOf: (outcome: Outcome) => readonly ReactNode[];
  columnName: (column: string) => string;
  /** What a row changes, each as a sentence. */
  changesOf?: (outcome: Outcome) => readonly string[];
  /** The column that every row needs beside the key: one value can stand for all where it is empty. */
  fill?: { column: string; label: string; set: (line: Line, value: string) => Line };
  runLabel: (count: number) => string;
  done: (count: number) => string;
  /** Where it can be taken back as a whole: what it is said by, and how. */
  undo?: { final: (counts: { added: number; changed: number }) => string; label: string; run: () => void };
  onDone: () => void;
  onClose: () => void;
}

interface Opened<Line, Outcome> {
  file: File;
  choice: TableChoice;
  lines: Line[];
  outcomes: Outcome[];
}

/** Choose a file, see what becomes of every row, import: nothing happens before the last step. */
export function LinesImportDialog<Line, Outcome extends RowOutcome>(props: LinesImport<Line, Outcome>) {
  const { read, send, fill, onDone, onClose } = props;
  const { t } = useTranslation('risks');
  const [opened, setOpened] = useState<Opened<Line, Outcome> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  const open = (file: File, place: TablePlace | null) =>
    attempt(async () => {
      setOpened(null);
      const found = await read(file, place);
      const lines = 'lines' in found ? found.lines : [];
      // The way back from a table that cannot be read is another one.
      if (found.choice) setOpened({ file, choice: found.choice, lines, outcomes: [] });
      if ('lines' in found) setOpened({ file, ...found, outcomes: await send(lines, true) });
      else setProblem(found.refusal === 'no-key-column' ? props.noKeyColumn : t(`import.refusal.${found.refusal}`));
    });
  const count = (outcome: RowOutcome['fate']) => opened?.outcomes.filter((each) => each.fate === outcome).length ?? 0;
  const missing =
    opened?.outcomes.filter(({ faults }) => faults.some(({ column, value }) => column === fill?.column && value === ''))
      .length ?? 0;
  const changes = count('new') + count('update');
  const run = () =>
    attempt(async () => {
      if (!opened) return;
      await send(opened.lines, false);
      onDone();
      toast('success', props.done(changes), props.undo);
      onClose();
    });
  return (
    <Dialog
      isOpen
      width="md"
      title={props.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={isBusy}
            reason={!opened ? t('import.chooseFirst') : changes === 0 ? t('import.nothing') : null}
            onClick={() => void run()}
          >
            {props.runLabel(changes)}
          </ReasonButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <DropZone
          label={t('import.drop')}
          extensions={['.csv', '.xlsx']}
          maxSize={props.maxBytes}
          onFiles={([taken], [refused]) => {
            if (taken) void open(taken.file, null);
            else if (refused) setProblem(t('import.refusal.not-text'));
          }}
        />
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{props.help}</Box>
        {opened && (
          <>
            <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <strong>{opened.file.name}</strong>
              {OUTCOMES.map((outcome) => (
                <ToneChip
                  key={outcome}
                  tone={count(outcome) > 0 ? TONES[outcome] : 'neutral'}
                  label={`${count(outcome)} ${t(`fate.${outcome}`)}`}
                />
              ))}
            </Box>
            <TableChooser choice={opened.choice} onChoose={(place) => void open(opened.file, place)} />
            {changes > 0 && (
              <Notice tone="warning">
                {(props.undo?.final ?? ((counts) => t('import.final', counts)))({
                  added: count('new'),
                  changed: count('update'),
                })}
              </Notice>
            )}
            {fill && missing > 0 && (
              <FillAll
                label={fill.label}
                missing={missing}
                onFill={(value) =>
                  void attempt(async () => {
                    const lines = opened.lines.map((line) => fill.set(line, value));
                    setOpened({ ...opened, lines, outcomes: await send(lines, true) });
                  })
                }
              />
            )}
            <Outcomes {...props} outcomes={opened.outcomes} />
          </>
        )}
      </Box>
    </Dialog>
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

function Outcomes<Line, Outcome extends RowOutcome>({
  outcomes,
  columns,
  cellsOf,
  columnName,
  changesOf,
}: LinesImport<Line, Outcome> & { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('risks');
  const said = ({ column, value, ...held }: FieldError) =>
    t(value === '' ? 'import.faultOfEmpty' : 'import.fault', {
      column: columnName(column),
      value,
      message: translatedIssue(held),
    });
  return (
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
                  {outcome.fate !== 'refused' && ` ${t('import.leftEmpty')}`}
                </span>
              ))}
            </Box>,
          ],
        }))}
      />
    </Box>
  );
}
