import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PERMISSION_GROUPS, withPermission } from '#domain/people/permission-groups.ts';
import type { Permission } from '#domain/people/permission.ts';
import { useSession } from '../session.ts';

interface PermissionTogglesProps {
  held: readonly Permission[];
  onChange: (held: Permission[]) => void;
}

/** Each permission as a tick, in groups; what one does not have oneself is off and says so. */
export function PermissionToggles({ held, onChange }: PermissionTogglesProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const { permissions: own } = useSession();
  const isBeyond = PERMISSION_GROUPS.some(({ permissions }) => permissions.some((one) => !own.includes(one)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isBeyond && <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>{t('roles.beyond')}</Box>}
      {PERMISSION_GROUPS.map(({ subject, permissions }) => (
        <Box key={subject} role="group" aria-labelledby={`${id}-${subject}`}>
          <Box id={`${id}-${subject}`} sx={{ fontWeight: 600, fontSize: 'size.plain' }}>
            {t(`subject.${subject}`)}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
            {permissions.map((permission) => (
              <FormControlLabel
                key={permission}
                disabled={!own.includes(permission)}
                control={
                  <Checkbox
                    size="small"
                    checked={held.includes(permission)}
                    onChange={(_, isGiven) => onChange(withPermission(held, permission, isGiven))}
                  />
                }
                label={t(`permission.${permission.replace('.', '_')}`)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
