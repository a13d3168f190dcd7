import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '#domain/people/provider.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { ProviderProblem } from './provider-problem.tsx';

/** Identities elsewhere of the signed-in person: connect and disconnect. Needs the words `joining`. */
export function IdentitiesCard() {
  const { t } = useTranslation('joining');
  const { data, error, refetch } = useQuery(orpc.people.identities.list.queryOptions());
  const [asked, setAsked] = useState<Identity | null>(null);
  // Why connecting did not work stands behind the #: the server sends the browser back with it.
  const [why] = useState(() => new URLSearchParams(window.location.hash.slice(1)));
  const problem = why.get('problem');
  const connecting = useMutation({
    mutationFn: (provider: string) => client.people.identities.add({ provider, redirect: window.location.pathname }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (failure) => toast('error', messageOf(failure)),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const { rows, offered } = data;
  const isNothing = rows.length === 0 && offered.length === 0;
  return (
    <Card title={t('identities.title')} subtitle={t('identities.text')}>
      {problem && <ProviderProblem problem={problem} reference={why.get('reference') ?? undefined} />}
      {rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isNothing ? t('identities.nothing') : t('identities.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {rows.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} onAsk={() => setAsked(identity)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: offered.length > 0 ? 2 : 0 }}>
        {offered.map(({ id, label }) => (
          <Button
            key={id}
            onClick={() => connecting.mutate(id)}
            loading={connecting.variables === id && connecting.isPending}
          >
            {t('identities.connect', { name: label })}
          </Button>
        ))}
      </Box>
      {asked && <Disconnect identity={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function IdentityRow({ identity, onAsk }: { identity: Identity; onAsk: () => void }) {
  const { t } = useTranslation('joining');
  const { date } = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{identity.label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[identity.address, t('identities.since', { date: date(identity.createdAt) })].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button onClick={onAsk}>{t('identities.disconnect')}</Button>
    </Box>
  );
}

function Disconnect({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const { t } = useTranslation('joining');
  const queryClient = useQueryClient();
  const name = identity.label;
  const removing = useMutation(
    orpc.people.identities.remove.mutationOptions({
      onSuccess: async () => {
        onClose();
        toast('success', t('identities.disconnected', { name }));
        await queryClient.invalidateQueries({ queryKey: orpc.people.identities.key() });
      },
      onError: (error) => {
        onClose();
        toast('error', messageOf(error));
      },
    }),
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('identities.disconnectTitle', { name })}
      confirmLabel={t('identities.disconnect')}
      onConfirm={() => removing.mutate({ id: identity.id })}
      onCancel={onClose}
      isBusy={removing.isPending}
      isDangerous
    >
      {t('identities.disconnectText')}
    </ConfirmDialog>
  );
}
