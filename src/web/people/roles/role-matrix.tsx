import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { PERMISSION_GROUPS } from '#domain/people/permission-groups.ts';
import { PERMISSIONS_OF, ROLES } from '#domain/people/permission.ts';
import type { Permission } from '#domain/people/permission.ts';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { useSession } from '../session.ts';
import { useRole } from '../use-permission.ts';
import type { ShownRole } from '../users/users-queries.ts';

export type RoleAsked = { kind: 'add' } | { kind: 'edit' | 'remove'; role: ShownRole };

interface RoleMatrixProps {
  roles: readonly ShownRole[];
  /** Why nothing can be changed. */
  reason: string | null;
  onAsk: (asked: RoleAsked) => void;
}

const sticky = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 168, sm: 240 },
} as const;

/** Permissions down, grouped by what they are about; roles across, the five first. */
export function RoleMatrix({ roles, reason, onAsk }: RoleMatrixProps) {
  const { t } = useTranslation('users');
  const columns: { id: string; permissions: readonly Permission[] }[] = [
    ...ROLES.map((role) => ({ id: role, permissions: PERMISSIONS_OF[role] })),
    ...roles,
  ];
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('roles.matrix')}
      sx={{ position: 'relative', overflowX: 'auto', borderRadius: '12px' }}
    >
      <Table size="small" aria-label={t('roles.matrix')}>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>{t('roles.permission')}</TableCell>
            {ROLES.map((role) => (
              <TableCell key={role} align="center" sx={{ verticalAlign: 'bottom', minWidth: 104 }}>
                {t(`role.${role}`)}
              </TableCell>
            ))}
            {roles.map((role) => (
              <TableCell key={role.id} align="center" sx={{ verticalAlign: 'bottom', minWidth: 128 }}>
                <CustomHead role={role} reason={reason} onAsk={onAsk} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {PERMISSION_GROUPS.map(({ subject, permissions }) => (
            <Fragment key={subject}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  sx={{ fontWeight: 600, bgcolor: 'background.default', py: 0.75 }}
                >
                  {t(`subject.${subject}`)}
                </TableCell>
              </TableRow>
              {permissions.map((permission) => (
                <TableRow key={permission}>
                  <TableCell component="th" scope="row" sx={{ ...sticky, fontWeight: 400 }}>
                    {t(`permission.${permission.replace('.', '_')}`)}
                  </TableCell>
                  {columns.map((column) => (
                    <TableCell key={column.id} align="center">
                      <Mark has={column.permissions.includes(permission)} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Mark({ has }: { has: boolean }) {
  const { t } = useTranslation('users');
  return has ? (
    <Box component="span" sx={{ color: 'success.main', display: 'inline-flex', verticalAlign: 'middle' }}>
      <Check size={17} aria-hidden />
      <HiddenText>{t('yes')}</HiddenText>
    </Box>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <span aria-hidden>–</span>
      <HiddenText>{t('no')}</HiddenText>
    </Box>
  );
}

function CustomHead({ role, reason, onAsk }: { role: ShownRole } & Pick<RoleMatrixProps, 'reason' | 'onAsk'>) {
  const { t } = useTranslation('users');
  const { customRole } = useSession();
  const { covers } = useRole();
  const why = reason ?? (customRole === role.name ? t('roles.own') : covers(role) ? null : t('roles.above'));
  const buttons = [
    { kind: 'edit', label: t('roles.edit', { name: role.name }), Icon: Pencil },
    { kind: 'remove', label: t('roles.remove', { name: role.name }), Icon: Trash2 },
  ] as const;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{role.name}</Box>
      <Box sx={{ fontWeight: 400, fontSize: 'size.small', color: 'text.secondary' }}>
        {t('roles.people', { count: role.people })}
      </Box>
      {buttons.map(({ kind, label, Icon }) => (
        <Tooltip key={kind} title={why ?? label}>
          <IconButton
            size="small"
            aria-label={label}
            aria-disabled={why !== null}
            sx={why ? { opacity: 0.5, cursor: 'not-allowed' } : {}}
            onClick={() => why === null && onAsk({ kind, role })}
          >
            <Icon size={15} />
          </IconButton>
        </Tooltip>
      ))}
    </>
  );
}
