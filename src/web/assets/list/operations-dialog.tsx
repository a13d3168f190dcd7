import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { History, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AssetOperation } from '#domain/assets/operation.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useOperation } from './use-operation.ts';

/** The last things done to many assets at once, each with the way to take it back. */
export function OperationsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assets');
  const { data } = useQuery(orpc.assets.operations.list.queryOptions());
  return (
    <Dialog
      isOpen
      title={t('operation.history')}
      onClose={onClose}
      width="sm"
      actions={<Button onClick={onClose}>{t('kit:close')}</Button>}
    >
      {!data && <CardSkeleton />}
      {data?.length === 0 && <EmptyState icon={History} title={t('operation.none')} text={t('operation.noneText')} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((operation) => (
          <Entry key={operation.id} operation={operation} />
        ))}
      </Box>
    </Dialog>
  );
}

function Entry({ operation }: { operation: AssetOperation }) {
  const { t } = useTranslation('assets');
  const { number, dateTime } = useFormat();
  const mayEdit = usePermission('assets.edit');
  const { undo, isBusy } = useOperation(() => {});
  const { id, kind, title, at, byName, done, undone, kept, undoneAt, undoneByName, finishedAt } = operation;
  const what = {
    import: t('operation.kind.import', { file: title }),
    change: t('operation.kind.change', {
      fields: title
        .split(', ')
        .map((field) => t(`field.${field}`))
        .join(', '),
    }),
    removal: t('operation.kind.removal'),
  }[kind];
  const reason = !mayEdit
    ? t('kit:reason.permission')
    : finishedAt === null
      ? t('operation.running')
      : done === 0
        ? t('operation.nothing')
        : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{what}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
          {t('operation.by', { name: byName, at: dateTime(at) })} ·{' '}
          {t('operation.assets', { count: done + undone, assets: number(done + undone) })}
        </Box>
        {undoneAt && (
          <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
            {t('operation.undoneBy', { name: undoneByName ?? '', at: dateTime(undoneAt) })}
          </Box>
        )}
        {kept.length > 0 && (
          <Box sx={{ fontSize: 'size.plain', overflowWrap: 'anywhere' }}>
            {t('operation.keptNames', { names: kept.map(({ name }) => name).join(', ') })}
          </Box>
        )}
      </Box>
      {!undoneAt && (
        <ReasonButton size="small" reason={reason} loading={isBusy} startIcon={<Undo2 />} onClick={() => undo(id)}>
          {t('operation.undo')}
        </ReasonButton>
      )}
    </Box>
  );
}
