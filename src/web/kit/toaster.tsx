import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Toast, dismissToast, toastStore } from './toast.ts';
import { toneText } from './tone.ts';

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/** The corner where `toast()` speaks; the live region stands from the start so that screen readers hear the first one too. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 12, sm: 20 },
        right: { xs: 12, sm: 20 },
        left: { xs: 12, sm: 'auto' },
        display: 'grid',
        gap: 1,
        width: { sm: 380 },
      }}
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}

function ToastCard({ entry }: { entry: Toast }) {
  const { t } = useTranslation('kit');
  const Icon = icons[entry.tone];
  const stays = entry.tone === 'error' || entry.action !== undefined;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(entry.id), stays ? 12_000 : 5000);
    return () => clearTimeout(timer);
  }, [entry.id, stays]);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        p: 1.5,
        pl: 1.75,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        boxShadow: '0 8px 28px rgb(16 20 28 / 0.14)',
        fontSize: 'size.plain',
      }}
    >
      <Box sx={(theme) => ({ color: toneText(theme, entry.tone), display: 'flex', mt: '2px' })}>
        <Icon size={17} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.55 }}>{entry.text}</Box>
      {entry.action && (
        <Button
          size="small"
          variant="text"
          color="primary"
          onClick={() => {
            entry.action?.run();
            dismissToast(entry.id);
          }}
          sx={{ my: -0.5 }}
        >
          {entry.action.label}
        </Button>
      )}
      <IconButton
        aria-label={t('close')}
        onClick={() => dismissToast(entry.id)}
        sx={{ width: 24, height: 24, my: '-1px' }}
      >
        <X />
      </IconButton>
    </Box>
  );
}
