import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiToken } from '#domain/people/api-token.ts';
import { orpc } from '../../../kit/requests/api.ts';
import { Card } from '../../../kit/card.tsx';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { messageOf } from '../../../kit/requests/problem.ts';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { usePermission } from '../../use-permission.ts';
import { TokenCard } from './token-card.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenMade } from './token-made.tsx';
import { useTokenColumns } from './use-token-columns.tsx';

const MOST = 100;

/** Programs act for a person here: their tokens, a new one, and the end of one. */
export function TokensCard() {
  const { t } = useTranslation('integration');
  const mayEdit = usePermission('settings.edit');
  const seesAll = usePermission('organization.manage');
  const queryClient = useQueryClient();
  const [page, setPage] = useState({ number: 0, size: 10 });
  const [opened, setOpened] = useState<Date | null>(null);
  const [made, setMade] = useState<{ token: string; name: string } | null>(null);
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  const { data, error, refetch, isRefetching, dataUpdatedAt } = useQuery(orpc.people.tokens.list.queryOptions());
  const now = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt]);
  const revoking = useMutation({
    ...orpc.people.tokens.remove.mutationOptions(),
    onSuccess: () => {
      toast('success', t('revoke.done'));
      setLeaving(null);
      void queryClient.invalidateQueries({ queryKey: orpc.people.tokens.key() });
    },
    onError: (problem) => toast('error', messageOf(problem)),
  });
  const onRevoke = mayEdit ? setLeaving : null;
  const columns = useTokenColumns({ now, seesAll, onRevoke });
  const card = useCallback(
    (token: ApiToken) => <TokenCard token={token} now={now} onRevoke={onRevoke} />,
    [now, onRevoke],
  );
  const rows = data?.slice(page.number * page.size, (page.number + 1) * page.size);
  const makeButton = (
    <ReasonButton
      variant="contained"
      color="primary"
      startIcon={<Plus size={16} />}
      reason={mayEdit ? null : t('kit:reason.permission')}
      onClick={() => setOpened(new Date())}
    >
      {t('tokens.make')}
    </ReasonButton>
  );
  return (
    <Card
      title={t('tokens.title')}
      subtitle={
        <>
          {t('tokens.subtitle')}{' '}
          <Link href="/api/v1/" target="_blank" rel="noopener">
            {t('tokens.api')}
          </Link>
        </>
      }
      action={data && data.length > 0 ? makeButton : undefined}
    >
      <DataTable
        label={t('tokens.table')}
        columns={columns}
        rows={rows}
        total={data?.length}
        page={page.number}
        pageSize={page.size}
        onPage={(number, size) => setPage({ number, size: Math.min(size, MOST) })}
        rowHeight={52}
        isRefetching={isRefetching}
        error={error}
        onRetry={() => void refetch()}
        card={card}
        empty={
          <EmptyState icon={KeyRound} title={t('tokens.empty')} text={t('tokens.emptyText')} actions={makeButton} />
        }
      />
      {opened && (
        <TokenDialog
          now={opened}
          onClose={() => setOpened(null)}
          onMade={(token, name) => {
            setOpened(null);
            setMade({ token, name });
          }}
        />
      )}
      {made && <TokenMade {...made} onClose={() => setMade(null)} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('revoke.title')}
        confirmLabel={t('revoke.confirm')}
        isDangerous
        isBusy={revoking.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && revoking.mutate({ id: leaving.id })}
      >
        <Typography>{t('revoke.text', { name: leaving?.name, owner: leaving?.ownerName })}</Typography>
      </ConfirmDialog>
    </Card>
  );
}
