import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { Ban, CircleCheck, EllipsisVertical, type LucideIcon, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../kit/requests/api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { MenuEntry } from '../../kit/menu-entry.tsx';
import { RenameOrganisationDialog } from './organisation-dialogs.tsx';
import type { ShownOrganisation } from './panel-types.ts';
import { useAdminMutation } from './use-list.tsx';

export interface AskedOfOrganisation {
  kind: 'rename' | 'suspend' | 'reactivate';
  organisation: ShownOrganisation;
}

const ICONS: Record<AskedOfOrganisation['kind'], LucideIcon> = {
  rename: Pencil,
  suspend: Ban,
  reactivate: CircleCheck,
};

export function OrganisationMenu({
  organisation,
  onAsk,
}: {
  organisation: ShownOrganisation;
  onAsk: (asked: AskedOfOrganisation) => void;
}) {
  const { t } = useTranslation('administration');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('act.label', { name: organisation.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical />
      </IconButton>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(['rename', organisation.suspendedAt ? 'reactivate' : 'suspend'] as const).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onAsk({ kind, organisation });
            }}
          >
            <MenuEntry icon={ICONS[kind]} text={t(`organisation.${kind}`)} />
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}

export function OrganisationActions({
  asked: { kind, organisation },
  onClose,
}: {
  asked: AskedOfOrganisation;
  onClose: () => void;
}) {
  if (kind === 'rename') return <RenameOrganisationDialog organisation={organisation} onClose={onClose} />;
  return <Suspension kind={kind} organisation={organisation} onClose={onClose} />;
}

function Suspension({
  kind,
  organisation: { id, name, members },
  onClose,
}: {
  kind: 'suspend' | 'reactivate';
  organisation: ShownOrganisation;
  onClose: () => void;
}) {
  const { t } = useTranslation('administration');
  const { suspension } = client.administration.knownOrganisations;
  const mutation = useAdminMutation(
    () => (kind === 'suspend' ? suspension.add({ id }) : suspension.remove({ id })),
    () => t(`organisation.did.${kind}`, { name }),
    onClose,
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous={kind === 'suspend'}
      title={t(`organisation.${kind}`)}
      confirmLabel={t(`organisation.${kind}`)}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate(undefined)}
      onCancel={onClose}
    >
      {t(`organisation.ask.${kind}`, { name, count: members })}
    </ConfirmDialog>
  );
}
