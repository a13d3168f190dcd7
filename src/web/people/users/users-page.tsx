import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Download, KeyRound, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { RolesPanel } from '../roles/roles-panel.tsx';
import { usePermission } from '../use-permission.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { HandedDialog } from './handed-dialog.tsx';
import { JoiningCard } from './joining-card.tsx';
import { ResetAllDialog } from './reset-all-dialog.tsx';
import type { HandedPassword } from './users-queries.ts';
import { type UsersSearch, withoutNothing } from './users-search.ts';
import { UsersTable } from './users-table.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** A link carries no header, so the organisation stands in the address. */
function exportHref(): string {
  const organisation = currentOrganisation();
  return `/api/v1/users/export${organisation ? `?organisation=${encodeURIComponent(organisation)}` : ''}`;
}

/** Who may come in, and what each may do. */
export function UsersPage({ search }: { search: UsersSearch }) {
  const { t } = useTranslation(['users', 'kit', 'settings']);
  const navigate = useNavigate();
  const reason = usePermission('user_management.edit') ? null : t('kit:reason.permission');
  const [opened, setOpened] = useState<'add' | 'import' | 'reset' | null>(null);
  const [handed, setHanded] = useState<HandedPassword[] | null>(null);
  const tab = search.tab ?? 'users';
  const change = useCallback(
    (next: { [K in keyof UsersSearch]: UsersSearch[K] | undefined }) =>
      void navigate({
        to: PAGES.usersAndRoles,
        search: withoutNothing({ ...search, ...next }),
        replace: true,
      }),
    [navigate, search],
  );
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader title={t('settings:category.users')} subtitle={t('subtitle')} />
      <UrlTabs
        label={t('settings:category.users')}
        active={tab}
        hrefOf={(id) => addressOf('usersAndRoles', { tab: id === 'users' ? '' : id })}
        tabs={[
          { id: 'users', label: t('tab.users') },
          { id: 'roles', label: t('tab.roles') },
        ]}
      />
      {tab === 'roles' ? (
        <RolesPanel />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ReasonButton
              variant="contained"
              color="primary"
              startIcon={<Plus />}
              reason={reason}
              onClick={() => setOpened('add')}
            >
              {t('add.button')}
            </ReasonButton>
            <ReasonButton startIcon={<Upload />} reason={reason} onClick={() => setOpened('import')}>
              {t('import.button')}
            </ReasonButton>
            <Button component="a" href={exportHref()} download startIcon={<Download />}>
              {t('export')}
            </Button>
            <ReasonButton startIcon={<KeyRound />} reason={reason} onClick={() => setOpened('reset')}>
              {t('resetAll.button')}
            </ReasonButton>
          </Box>
          <UsersTable search={search} onSearch={change} />
          <JoiningCard />
        </Box>
      )}
      {opened === 'add' && <AddUserDialog onClose={close} onPassword={setHanded} />}
      {opened === 'reset' && <ResetAllDialog onClose={close} />}
      <Suspense>{opened === 'import' && <ImportDialog onClose={close} onPasswords={setHanded} />}</Suspense>
      {handed && <HandedDialog handed={handed} onClose={() => setHanded(null)} />}
    </>
  );
}
