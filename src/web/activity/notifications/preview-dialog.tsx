import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

interface PreviewDialogProps {
  kind: string;
  email: string;
  sendsMail: boolean;
  onClose: () => void;
}

/** What the bell and the mail of a kind say, in one's own language; and the mail itself, on wish. */
export function PreviewDialog({ kind, email, sendsMail, onClose }: PreviewDialogProps) {
  const { t, i18n } = useTranslation('notifications');
  const input = { kind, language: i18n.language as Language };
  const { data, error, refetch } = useQuery(orpc.activity.notifications.previews.get.queryOptions({ input }));
  const trial = useMutation(
    orpc.activity.notifications.trials.add.mutationOptions({
      onSuccess: () => toast('success', t('preview.sent', { email })),
      onError: (problem) => toast('error', messageOf(problem)),
    }),
  );
  return (
    <Dialog
      isOpen
      title={t(`kind.${kind}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:close')}</Button>
          <Button
            variant="contained"
            color="primary"
            startIcon={<Send size={16} />}
            loading={trial.isPending}
            onClick={() => trial.mutate(input)}
          >
            {t('preview.send')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!sendsMail && <Notice tone="warning">{t('noMail')}</Notice>}
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
        {data && (
          <>
            <Part label={t('preview.inApp')}>{data.sentence}</Part>
            <Part label={t('preview.subject')}>{data.subject}</Part>
            <Part label={t('preview.mail')}>{data.text}</Part>
          </>
        )}
      </Box>
    </Dialog>
  );
}

function Part({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          p: 1.5,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
          bgcolor: 'hover.main',
        }}
      >
        {children}
      </Typography>
    </div>
  );
}
