import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../use-permission.ts';
import { ApproveDialog, DeclineDialog } from './request-dialogs.tsx';
import { type ShownRequest, useEntrance } from './users-queries.ts';

type Decision = { kind: 'approve' | 'decline'; request: ShownRequest };

/** How people of the organisation's domain come in, and who waits for an answer. */
export function JoiningCard() {
  const { t } = useTranslation('users');
  const { data: entrance } = useEntrance();
  const { data: requests } = useQuery(orpc.people.requests.list.queryOptions({ input: { status: 'pending' } }));
  const [decision, setDecision] = useState<Decision | null>(null);
  const maySeePolicies = usePermission('settings.view');
  if (!entrance) return null;
  return (
    <Card
      title={t('joining.title')}
      subtitle={t(`joining.${entrance.joining}`, { domain: entrance.domain })}
      action={
        maySeePolicies && (
          <Link component={AppLink} href={PAGES.policies}>
            {t('joining.policies')}
          </Link>
        )
      }
    >
      {requests && requests.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {requests.map((request) => (
            <RequestLine key={request.id} request={request} onDecide={(kind) => setDecision({ kind, request })} />
          ))}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.body' }}>{t('joining.nobody')}</Box>
      )}
      {decision?.kind === 'approve' && <ApproveDialog request={decision.request} onClose={() => setDecision(null)} />}
      {decision?.kind === 'decline' && <DeclineDialog request={decision.request} onClose={() => setDecision(null)} />}
    </Card>
  );
}

function RequestLine({ request, onDecide }: { request: ShownRequest; onDecide: (kind: Decision['kind']) => void }) {
  const { t } = useTranslation(['users', 'kit']);
  const format = useFormat();
  const [now] = useState(() => new Date());
  const reason = usePermission('user_management.edit') ? null : t('kit:reason.permission');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Box sx={{ fontWeight: 600 }}>{request.name}</Box>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('joining.asked', { email: request.email, when: format.relative(request.requestedAt, now) })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ReasonButton
          reason={reason}
          onClick={() => onDecide('decline')}
          aria-label={t('decline.title', { name: request.name })}
        >
          {t('menu.decline')}
        </ReasonButton>
        <ReasonButton
          reason={reason}
          variant="contained"
          color="primary"
          onClick={() => onDecide('approve')}
          aria-label={t('approve.title', { name: request.name })}
        >
          {t('menu.approve')}
        </ReasonButton>
      </Box>
    </Box>
  );
}
