import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../use-permission.ts';
import { useRoles } from '../users/users-queries.ts';
import { RemoveRoleDialog } from './remove-role-dialog.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleMatrix, type RoleAsked } from './role-matrix.tsx';

/** What each role may do, and the organisation's own roles. */
export function RolesPanel() {
  const { t } = useTranslation(['users', 'kit']);
  const { data, error, refetch } = useRoles();
  const reason = usePermission('user_management.edit') ? null : t('kit:reason.permission');
  const [asked, setAsked] = useState<RoleAsked | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const close = () => setAsked(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 240, color: 'text.secondary' }}>{t('roles.text')}</Box>
        <ReasonButton
          variant="contained"
          color="primary"
          startIcon={<Plus />}
          reason={reason}
          onClick={() => setAsked({ kind: 'add' })}
        >
          {t('roles.add')}
        </ReasonButton>
      </Box>
      <Card flush>
        <RoleMatrix roles={data} reason={reason} onAsk={setAsked} />
      </Card>
      {asked?.kind === 'add' && <RoleEditor role={null} onClose={close} />}
      {asked?.kind === 'edit' && <RoleEditor role={asked.role} onClose={close} />}
      {asked?.kind === 'remove' && <RemoveRoleDialog role={asked.role} onClose={close} />}
    </Box>
  );
}
