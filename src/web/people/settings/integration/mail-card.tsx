import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../../kit/requests/api.ts';
import { Card } from '../../../kit/card.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { CardSkeleton } from '../../../kit/skeletons.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { messageOf } from '../../../kit/requests/problem.ts';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import { ToneChip } from '../../../kit/tone-chip.tsx';
import { usePermission } from '../../use-permission.ts';
import { useSession } from '../../session.ts';

/** Whether mail leaves this installation, and a try. */
export function MailCard() {
  const { t } = useTranslation('integration');
  const mayEdit = usePermission('settings.edit');
  const { user } = useSession();
  const { data, error, refetch } = useQuery(orpc.administration.mail.get.queryOptions());
  const testing = useMutation(orpc.administration.mail.tests.add.mutationOptions());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const reason = mayEdit ? (data.isConfigured ? null : t('mail.unsetReason')) : t('kit:reason.permission');
  return (
    <Card
      title={t('mail.title')}
      subtitle={t('mail.subtitle')}
      action={
        <ToneChip
          tone={data.isConfigured ? 'success' : 'warning'}
          label={data.isConfigured ? t('mail.on') : t('mail.off')}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {data.isConfigured ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('mail.facts', { host: data.host, from: data.from })}
          </Typography>
        ) : (
          <Typography variant="body2">{t('mail.unset')}</Typography>
        )}
        <ReasonButton
          startIcon={<Send size={16} />}
          reason={reason}
          loading={testing.isPending}
          onClick={() => testing.mutate({})}
        >
          {t('mail.test')}
        </ReasonButton>
        {data.isConfigured && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('mail.testHelp', { email: user.email })}
          </Typography>
        )}
        {testing.error && <Notice tone="error">{messageOf(testing.error)}</Notice>}
        {testing.data && (
          <Notice
            tone={testing.data.isAccepted ? 'success' : 'error'}
            title={testing.data.isAccepted ? t('mail.accepted', { to: testing.data.to }) : t('mail.refused')}
          >
            <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {testing.data.answer}
            </Box>
          </Notice>
        )}
      </Box>
    </Card>
  );
}
