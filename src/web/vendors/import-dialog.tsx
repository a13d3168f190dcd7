import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_LIMITS, type VendorFate, type VendorLine } from '#domain/vendors/import.ts';
import { Table } from '../assets/table.tsx';
import { client } from '../kit/api.ts';
import { Dialog } from '../kit/dialog.tsx';
import { DropZone } from '../kit/drop-zone.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, translatedMessage } from '../kit/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';
import { readVendorsFile } from './read-vendors-file.ts';
import { useRefreshVendors } from './vendor-queries.ts';

const TONES: Record<VendorFate['fate'], Tone> = { new: 'success', update: 'info', same: 'neutral', refused: 'error' };

/** Choose a file, see what becomes of every row, import: nothing happens before the last step. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const refresh = useRefreshVendors();
  const [opened, setOpened] = useState<{ name: string; lines: VendorLine[]; fates: VendorFate[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  const open = (file: File) =>
    attempt(async () => {
      const read = await readVendorsFile(file);
      if ('refusal' in read) return setProblem(t(`import.refusal.${read.refusal}`));
      const { fates } = await client.vendors.imports.add({ lines: read.lines, isPreview: true });
      setOpened({ name: file.name, lines: read.lines, fates: fates as VendorFate[] });
    });
  const count = (fate: VendorFate['fate']) => opened?.fates.filter((each) => each.fate === fate).length ?? 0;
  const changes = count('new') + count('update');
  const run = () =>
    attempt(async () => {
      if (!opened) return;
      await client.vendors.imports.add({ lines: opened.lines });
      refresh();
      toast('success', t('import.done', { count: changes }));
      onClose();
    });
  return (
    <Dialog
      isOpen
      width="md"
      title={t('import.title')}
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
            {t('import.run', { count: changes })}
          </ReasonButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <DropZone
          label={t('import.drop')}
          extensions={['.csv', '.xlsx']}
          maxSize={IMPORT_LIMITS.bytes}
          onFiles={([taken], [refused]) => {
            if (taken) void open(taken.file);
            else if (refused) setProblem(t('import.refusal.not-text'));
          }}
        />
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('import.help')}</Box>
        {opened && (
          <>
            <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <strong>{opened.name}</strong>
              {(['new', 'update', 'same', 'refused'] as const).map((fate) => (
                <ToneChip
                  key={fate}
                  tone={count(fate) > 0 ? TONES[fate] : 'neutral'}
                  label={`${count(fate)} ${t(`fate.${fate}`)}`}
                />
              ))}
            </Box>
            <Fates fates={opened.fates} />
          </>
        )}
      </Box>
    </Dialog>
  );
}

function Fates({ fates }: { fates: readonly VendorFate[] }) {
  const { t } = useTranslation('vendors');
  const said = ({ column, value, message }: VendorFate['faults'][number]) =>
    t('import.fault', {
      column: t(`importColumn.${column}`, { defaultValue: column }),
      value,
      message: translatedMessage(message),
    });
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
      <Table
        label={t('import.preview')}
        maxHeight={320}
        columns={[t('import.row'), t('column.name'), t('import.becomes')]}
        rows={fates.map(({ row, name, fate, faults }) => ({
          key: String(row),
          cells: [
            row,
            name || '—',
            <Box key="fate" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <ToneChip tone={TONES[fate]} label={t(`fate.${fate}`)} />
              {faults.map((fault) => (
                <span key={`${fault.column} ${fault.message}`}>{said(fault)}</span>
              ))}
            </Box>,
          ],
        }))}
      />
    </Box>
  );
}
