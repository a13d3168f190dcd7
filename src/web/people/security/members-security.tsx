import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../use-permission.ts';
import { EnforcementCard } from './enforcement-card.tsx';
import { MemberSessions } from './member-sessions.tsx';
import type { SecuritySearch } from './security-search.ts';
import { SignInTable } from './sign-in-table.tsx';

interface MembersSecurityProps {
  search: SecuritySearch;
  onSearch: (change: Partial<SecuritySearch>) => void;
}

/** What the organisation demands and sees of how its members sign in. */
export function MembersSecurity({ search, onSearch }: MembersSecurityProps) {
  const { t } = useTranslation('security');
  const maySeeSettings = usePermission('settings.view');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {maySeeSettings && <EnforcementCard />}
      <div>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {t('memberSessions.title')}
        </Typography>
        <MemberSessions />
      </div>
      <div>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {t('signIns.title')}
        </Typography>
        <SignInTable search={search} onSearch={onSearch} />
      </div>
    </Box>
  );
}
