import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { Archive, ArchiveRestore, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RiskDetails } from '#domain/risks/view.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { MenuEntry } from '../../kit/menu-entry.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useRiskChanges } from '../risk-queries.ts';
import { ReasonDialog } from './decide-dialogs.tsx';

interface RiskEndingsProps {
  risk: RiskDetails;
  reason: string | null;
  onRemoved: () => void;
}

/** Closing a risk, opening it again, and removing one that was a mistake. */
export function RiskEndings({ risk, reason, onRemoved }: RiskEndingsProps) {
  const { t } = useTranslation('risks');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'close' | 'remove' | null>(null);
  const { close, reopen, remove } = useRiskChanges();
  const onError = (error: unknown) => toast('error', messageOf(error));
  const isClosed = risk.closedAt !== null;
  const choose = (mutation: () => void) => () => {
    setAnchor(null);
    mutation();
  };
  return (
    <>
      <IconButton
        aria-label={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical />
      </IconButton>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {isClosed ? (
          <MenuItem disabled={reason !== null} onClick={choose(() => reopen.mutate({ id: risk.id }, { onError }))}>
            <MenuEntry icon={ArchiveRestore} text={t('closing.reopen')} note={reason ?? undefined} />
          </MenuItem>
        ) : (
          <MenuItem disabled={reason !== null} onClick={choose(() => setOpened('close'))}>
            <MenuEntry icon={Archive} text={t('closing.close')} note={reason ?? undefined} />
          </MenuItem>
        )}
        <MenuItem disabled={reason !== null} onClick={choose(() => setOpened('remove'))}>
          <MenuEntry icon={Trash2} text={t('remove.title')} note={reason ?? undefined} />
        </MenuItem>
      </LazyMenu>
      {opened === 'close' && (
        <ReasonDialog
          title={t('closing.close')}
          text={t('closing.text')}
          saveLabel={t('closing.close')}
          isBusy={close.isPending}
          error={close.error}
          onClose={() => setOpened(null)}
          onReason={(why) => close.mutate({ id: risk.id, reason: why }, { onSuccess: () => setOpened(null) })}
        />
      )}
      <ConfirmDialog
        isOpen={opened === 'remove'}
        isDangerous
        title={t('remove.title')}
        confirmLabel={t('remove.title')}
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { id: risk.id },
            {
              onSuccess: () => {
                toast('success', t('remove.done', { reference: risk.reference }));
                onRemoved();
              },
              onError,
            },
          )
        }
        onCancel={() => setOpened(null)}
      >
        {t('remove.question', { reference: risk.reference })}
      </ConfirmDialog>
    </>
  );
}
