import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differenceOf } from '#domain/documents/versions/difference.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { DifferenceView } from '../versions/difference-view.tsx';
import type { useAutosave } from './use-autosave.ts';

/** Two people wrote at once: both texts are there, and a person says which stays. */
export function ConflictNotice({ mine, saving }: { mine: string; saving: ReturnType<typeof useAutosave> }) {
  const { t } = useTranslation('document-control');
  const [isLooking, setIsLooking] = useState(false);
  const { conflict, keepMine, takeTheirs } = saving;
  const theirs = conflict?.markdown ?? '';
  const lines = useMemo(() => (isLooking ? differenceOf(theirs, mine) : []), [isLooking, theirs, mine]);
  if (!conflict) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="error" title={t('conflict.title', { name: conflict.changedByName })}>
        {t('conflict.text')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" onClick={() => setIsLooking(true)}>
            {t('conflict.look')}
          </Button>
          <Button size="small" onClick={keepMine}>
            {t('conflict.mine')}
          </Button>
          <Button size="small" onClick={takeTheirs}>
            {t('conflict.theirs')}
          </Button>
        </Box>
      </Notice>
      {isLooking && (
        <Dialog isOpen width="md" title={t('conflict.difference')} onClose={() => setIsLooking(false)}>
          <DifferenceView lines={lines} language={conflict.language} />
        </Dialog>
      )}
    </Box>
  );
}
