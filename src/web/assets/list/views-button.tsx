import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Bookmark, BookmarkPlus, RefreshCw, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetColumn } from '#domain/assets/columns.ts';
import type { AssetView } from '#domain/assets/view.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { LazyMenu } from '../../kit/lazy-menu.tsx';
import { MenuEntry } from '../../kit/menu-entry.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfView, type InventorySearch, queryOf } from '../inventory-search.ts';
import { useSaveView, useViews } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';

interface ViewsButtonProps {
  search: InventorySearch;
  columns: readonly AssetColumn[];
  /** The view the list started from. */
  view: AssetView | undefined;
  onView: (id: string | undefined) => void;
}

/** Saved lists: one's own, those that others share, and the way to save this one. Each has an address of its own. */
export function ViewsButton({ search, columns, view, onView }: ViewsButtonProps) {
  const { t } = useTranslation('assets');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { data: views = [] } = useViews();
  const { change, remove } = useSaveView();
  const isInCharge = usePermission('settings.edit');
  const close = () => setAnchor(null);
  const onError = (error: unknown) => toast('error', messageOf(error));
  const now = { query: queryOf(search), columns: [...columns] };
  const isChanged = view && stateOf(view) !== stateOf(now);
  const entry = (each: AssetView) => (
    <MenuItem key={each.id} component={AppLink} href={hrefOfView(each)} selected={each.id === view?.id} onClick={close}>
      <MenuEntry
        icon={each.isShared ? Users : Bookmark}
        text={each.name}
        note={each.isOwn ? undefined : t('views.by', { name: each.ownerName })}
      />
    </MenuItem>
  );
  const own = views.filter(({ isOwn }) => isOwn);
  const shared = views.filter(({ isOwn }) => !isOwn);
  return (
    <>
      <Button
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 200 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {view ? (isChanged ? t('views.changed', { name: view.name }) : view.name) : t('views.title')}
        </Box>
      </Button>
      <LazyMenu anchorEl={anchor} onClose={close} slotProps={{ paper: { sx: { maxWidth: 340 } } }}>
        {own.length > 0 && <ListSubheader>{t('views.own')}</ListSubheader>}
        {own.map(entry)}
        {shared.length > 0 && <ListSubheader>{t('views.shared')}</ListSubheader>}
        {shared.map(entry)}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close();
            setIsSaving(true);
          }}
        >
          <MenuEntry icon={BookmarkPlus} text={t('views.save')} />
        </MenuItem>
        {view?.isOwn && isChanged && (
          <MenuItem
            onClick={() => {
              close();
              change.mutate(
                { id: view.id, ...now },
                { onError, onSuccess: () => toast('success', t('views.saved', { name: view.name })) },
              );
            }}
          >
            <MenuEntry icon={RefreshCw} text={t('views.update', { name: view.name })} />
          </MenuItem>
        )}
        {view && (view.isOwn || isInCharge) && (
          <MenuItem
            onClick={() => {
              close();
              remove.mutate({ id: view.id }, { onError, onSuccess: () => onView(undefined) });
            }}
          >
            <MenuEntry icon={Trash2} text={t('views.remove', { name: view.name })} />
          </MenuItem>
        )}
      </LazyMenu>
      {isSaving && (
        <ViewDialog
          {...now}
          onClose={() => setIsSaving(false)}
          onSaved={({ id }) => {
            setIsSaving(false);
            onView(id);
          }}
        />
      )}
    </>
  );
}

/** The same for the same filters, order and columns. */
function stateOf({ query, columns }: Pick<AssetView, 'query' | 'columns'>): string {
  return JSON.stringify([Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)), columns.toSorted()]);
}
