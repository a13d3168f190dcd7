import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvRecord } from '#domain/tables/csv.ts';
import { USER_IMPORT_LIMITS } from '#domain/people/user-import.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { TableChooser } from '../../kit/table/table-chooser.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { useUsersImport } from './use-users-import.ts';
import type { HandedPassword } from './users-queries.ts';
import { useEntrance } from './users-queries.ts';
import { WayChoice } from './way-choice.tsx';

interface ImportDialogProps {
  onClose: () => void;
  onPasswords: (handed: HandedPassword[]) => void;
}

/** Choose a file, see what becomes of every row, import: nothing happens before the last step. */
export function ImportDialog(props: ImportDialogProps) {
  const { data: entrance } = useEntrance();
  return entrance ? <ImportSteps {...props} sendsMail={entrance.sendsMail} /> : null;
}

function ImportSteps({ onClose, onPasswords, sendsMail }: ImportDialogProps & { sendsMail: boolean }) {
  const { t } = useTranslation(['users', 'kit']);
  const [handed, setHanded] = useState<HandedPassword[]>([]);
  const work = useUsersImport(sendsMail ? 'invitation' : 'account', setHanded);
  const { file, way, outcomes, isDone, isBusy, problem } = work;
  const changes = outcomes?.filter(({ fate }) => fate === 'new' || fate === 'update').length ?? 0;
  const close = () => {
    onClose();
    if (handed.length > 0) onPasswords(handed);
  };
  return (
    <Dialog
      isOpen
      width="md"
      title={t(isDone ? 'import.doneTitle' : 'import.button')}
      onClose={close}
      actions={
        isDone ? (
          <Button variant="contained" color="primary" onClick={close}>
            {t(handed.length > 0 ? 'import.passwords' : 'handed.done')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('kit:cancel')}</Button>
            <ReasonButton
              variant="contained"
              color="primary"
              loading={isBusy}
              reason={!outcomes ? t('import.chooseFirst') : changes === 0 ? t('import.nothing') : null}
              onClick={() => void work.run()}
            >
              {t('import.run', { count: changes })}
            </ReasonButton>
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {!isDone && <WayChoice way={way} sendsMail={sendsMail} onChange={(next) => void work.choose(next)} />}
        {file ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Box>
            {!isDone && (
              <Button variant="text" onClick={work.forget}>
                {t('import.other')}
              </Button>
            )}
          </Box>
        ) : (
          <>
            <DropZone
              label={t('import.drop')}
              extensions={['.csv', '.txt', '.xlsx']}
              maxSize={USER_IMPORT_LIMITS.bytes}
              isMultiple={false}
              onFiles={(taken, refused) => void work.open(taken[0]?.file, refused[0]?.reason)}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
              <span>{t('import.columns')}</span>
              <Button variant="text" onClick={() => saveSample(t('import.sampleName'))}>
                {t('import.sample')}
              </Button>
            </Box>
          </>
        )}
        {work.choice && !isDone && (
          <TableChooser choice={work.choice} onChoose={(place) => void work.openTable(place)} />
        )}
        {outcomes && <OutcomeList outcomes={outcomes} isDone={isDone} />}
      </Box>
    </Dialog>
  );
}

function saveSample(name: string): void {
  const lines = [
    ['email', 'name', 'role'],
    ['name@example.com', name, 'user'],
  ];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\ufeff${lines.map(csvRecord).join('')}`], { type: 'text/csv' }));
  link.download = 'users.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
