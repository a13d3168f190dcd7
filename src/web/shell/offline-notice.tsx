import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../kit/notice.tsx';
import { isServerAway, subscribeToServer } from '../kit/requests/server-away.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, or no server at its other end, for as long as there is none. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isAway = useSyncExternalStore(subscribeToServer, isServerAway);
  if (isOnline && !isAway) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="warning" title={t(isOnline ? 'away.title' : 'offline.title')}>
        {t(isOnline ? 'away.text' : 'offline.text')}
      </Notice>
    </Box>
  );
}
