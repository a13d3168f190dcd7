import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, Eye, Pencil, QrCode, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { MenuEntry } from '../../kit/menu-entry.tsx';
import { usePermission } from '../../people/use-permission.ts';
import type { ShownAsset } from '../asset-types.ts';
import { hrefOfAsset, type InventorySearch } from '../inventory-search.ts';
import { RemoveDialog } from '../remove-dialog.tsx';

const CodeDialog = lazy(async () => ({ default: (await import('../details/code-dialog.tsx')).CodeDialog }));

interface AssetMenuProps {
  asset: ShownAsset;
  search: InventorySearch;
  onEdit: (asset: ShownAsset) => void;
}

/** What can be done with one asset. */
export function AssetMenu({ asset, search, onEdit }: AssetMenuProps) {
  const { t } = useTranslation('assets');
  const mayEdit = usePermission('assets.edit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const close = () => setAnchor(null);
  const note = mayEdit ? undefined : t('kit:reason.permission');
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('menu.label', { name: asset.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <EllipsisVertical />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} onClick={(event) => event.stopPropagation()}>
        <MenuItem component={AppLink} href={hrefOfAsset(asset.id, search)} onClick={close}>
          <MenuEntry icon={Eye} text={t('menu.view')} />
        </MenuItem>
        <MenuItem
          disabled={!mayEdit}
          onClick={() => {
            close();
            onEdit(asset);
          }}
        >
          <MenuEntry icon={Pencil} text={t('menu.edit')} note={note} />
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setIsCodeOpen(true);
          }}
        >
          <MenuEntry icon={QrCode} text={t('code.generate')} />
        </MenuItem>
        <MenuItem
          disabled={!mayEdit}
          onClick={() => {
            close();
            setIsRemoving(true);
          }}
        >
          <MenuEntry icon={Trash2} text={t('menu.remove')} note={note} />
        </MenuItem>
      </Menu>
      <Suspense>{isCodeOpen && <CodeDialog asset={asset} onClose={() => setIsCodeOpen(false)} />}</Suspense>
      {isRemoving && <RemoveDialog asset={asset} onClose={() => setIsRemoving(false)} />}
    </>
  );
}
