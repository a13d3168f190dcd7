import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Permission } from '#domain/people/permission.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { usePermission } from './use-permission.ts';

interface NeedsPermissionProps {
  permission: Permission;
  /** Of a page that has a heading of its own. */
  isPart?: boolean;
  children: ReactNode;
}

/** Shows a page only to those who may see it; the others are told so, and whom to ask. */
export function NeedsPermission({ permission, isPart = false, children }: NeedsPermissionProps) {
  const { t } = useTranslation('kit');
  const maySeeDashboard = usePermission('dashboard.view');
  if (usePermission(permission)) return children;
  return (
    <EmptyState
      icon={Lock}
      heading={isPart ? 'h2' : 'h1'}
      title={t('noAccess.title')}
      text={t('noAccess.text')}
      actions={
        maySeeDashboard && (
          <Button component={AppLink} href={PAGES.app}>
            {t('noAccess.back')}
          </Button>
        )
      }
    />
  );
}
