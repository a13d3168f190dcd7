import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiToken } from '#domain/people/api-token.ts';
import { useFormat } from '../../../kit/format.ts';
import { TokenEnd } from './token-end.tsx';
import type { Column } from '../../../kit/table/data-table-props.ts';

interface ColumnsFor {
  now: Date;
  seesAll: boolean;
  onRevoke: ((token: ApiToken) => void) | null;
}

export function useTokenColumns({ now, seesAll, onRevoke }: ColumnsFor): readonly Column<ApiToken>[] {
  const { t } = useTranslation('integration');
  const { relative } = useFormat();
  return useMemo(
    () => [
      {
        field: 'name',
        header: t('column.name'),
        flex: 1.4,
        minWidth: 150,
        cell: (token) => <NameCell token={token} />,
      },
      { field: 'ownerName', header: t('column.owner'), flex: 1, minWidth: 110, isHidden: !seesAll },
      {
        field: 'scopes',
        header: t('column.scopes'),
        flex: 1.6,
        minWidth: 160,
        cell: ({ scopes }) => <Scopes scopes={scopes} />,
      },
      {
        field: 'expiresAt',
        header: t('column.expires'),
        width: 150,
        cell: (token) => <TokenEnd token={token} now={now} />,
      },
      {
        field: 'lastUsedAt',
        header: t('column.used'),
        width: 120,
        cell: ({ lastUsedAt }) => (lastUsedAt ? relative(lastUsedAt, now) : t('never')),
      },
      {
        field: 'actions',
        header: '',
        width: 56,
        align: 'right',
        isHidden: !onRevoke,
        cell: (token) => (
          <Tooltip title={t('revoke.confirm')}>
            <IconButton aria-label={t('revoke.of', { name: token.name })} onClick={() => onRevoke?.(token)}>
              <Trash2 size={16} />
            </IconButton>
          </Tooltip>
        ),
      },
    ],
    [t, relative, now, seesAll, onRevoke],
  );
}

function NameCell({ token }: { token: ApiToken }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
        {token.name}
      </Typography>
      <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary', fontFamily: 'monospace' }}>
        {`${token.hint}…`}
      </Typography>
    </Box>
  );
}

/** The first ones, and how many more; all of them when pointed at. */
export function Scopes({ scopes }: { scopes: ApiToken['scopes'] }) {
  const { t } = useTranslation('integration');
  const { list } = useFormat();
  const names = scopes.map((scope) => t(`scope.${scope}`));
  return (
    <Tooltip title={list(names)}>
      <Typography noWrap variant="body2" component="span" sx={{ display: 'block' }}>
        {names.length > 2 ? t('scopesMore', { first: names[0], number: names.length - 1 }) : list(names)}
      </Typography>
    </Tooltip>
  );
}
