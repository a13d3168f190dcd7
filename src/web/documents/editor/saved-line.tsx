import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import type { useAutosave } from './use-autosave.ts';

/** Whether the server has what stands on the page. */
export function SavedLine({ saving }: { saving: ReturnType<typeof useAutosave> }) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  const { isSaving, isDirty, error, conflict, saved } = saving;
  const text = conflict
    ? t('saved.conflict')
    : error
      ? t('saved.failed', { reason: messageOf(error) })
      : isSaving || isDirty
        ? t('saved.saving')
        : t('saved.at', { time: format.dateTime(saved.at) });
  return (
    <Box component="span" role="status" sx={{ color: error || conflict ? 'error.main' : 'text.secondary' }}>
      {text}
    </Box>
  );
}
