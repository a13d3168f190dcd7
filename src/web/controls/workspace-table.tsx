import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { BandBar } from '../kit/band-bar.tsx';
import { moveByKeys } from './row-keys.ts';
import { RequirementCard, RequirementRow, type RowActions } from './workspace-row.tsx';
import type { WorkspaceGroup } from './workspace-rows.ts';

interface WorkspaceTableProps extends RowActions {
  groups: readonly WorkspaceGroup[];
  ticked: ReadonlySet<string>;
  onTickAll: (requirementIds: string[], isOn: boolean) => void;
}

const COLUMNS = ['requirement', 'status', 'state', 'ownerAndDue', 'evidence', 'suggestions', 'linked'] as const;
const HEADERS = { state: 'states:column', linked: 'links:column' } as const;

/** Requirements in groups, each a row that can be worked on where it stands. On a phone the rows are cards. */
export function WorkspaceTable({ groups, ticked, onTickAll, ...actions }: WorkspaceTableProps) {
  const { t } = useTranslation(['controls', 'states', 'links']);
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => moveByKeys(event, (id) => actions.onTick(id, false));
  if (isNarrow) {
    return (
      <Box onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <section key={group.id} aria-label={group.title}>
            <Box sx={{ p: 1.75, borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.default' }}>
              <GroupHead group={group} />
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {group.rows.map((row) => (
                <RequirementCard
                  key={row.requirement.id}
                  row={row}
                  isTicked={ticked.has(row.requirement.id)}
                  {...actions}
                />
              ))}
            </Box>
          </section>
        ))}
      </Box>
    );
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={t('workspace.table')} onKeyDown={onKeyDown}>
        <TableHead>
          <TableRow>
            <TableCell padding="none" sx={{ width: 48, pl: 1.25 }}>
              <TickAll groups={groups} ticked={ticked} onTickAll={onTickAll} label={t('row.selectAll')} />
            </TableCell>
            {COLUMNS.map((column) => (
              <TableCell
                key={column}
                align={column === 'evidence' || column === 'suggestions' ? 'right' : 'left'}
                sx={{ '&:last-child': { pr: 2.5 } }}
              >
                {column === 'state' || column === 'linked' ? t(HEADERS[column]) : t(`column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group) => (
          <TableBody key={group.id}>
            <TableRow sx={{ bgcolor: 'background.default' }}>
              <TableCell padding="none" sx={{ pl: 1.25 }}>
                <TickAll
                  groups={[group]}
                  ticked={ticked}
                  onTickAll={onTickAll}
                  label={t('row.selectGroup', { group: group.title })}
                />
              </TableCell>
              <TableCell component="th" scope="rowgroup" colSpan={COLUMNS.length}>
                <GroupHead group={group} />
              </TableCell>
            </TableRow>
            {group.rows.map((row) => (
              <RequirementRow
                key={row.requirement.id}
                row={row}
                isTicked={ticked.has(row.requirement.id)}
                {...actions}
              />
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  );
}

interface TickAllProps {
  groups: readonly WorkspaceGroup[];
  ticked: ReadonlySet<string>;
  label: string;
  onTickAll: (requirementIds: string[], isOn: boolean) => void;
}

function TickAll({ groups, ticked, label, onTickAll }: TickAllProps) {
  const ids = groups.flatMap(({ rows }) => rows.map(({ requirement }) => requirement.id));
  const count = ids.filter((id) => ticked.has(id)).length;
  return (
    <Checkbox
      checked={ids.length > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(_, isOn) => onTickAll(ids, isOn)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

function GroupHead({ group }: { group: WorkspaceGroup }) {
  const { t } = useTranslation('controls');
  const applicable = group.rows.filter(({ control }) => control.applicable);
  const done = applicable.filter(({ control }) => control.status === 'Implemented').length;
  const progress = t('workspace.implementedOf', { done, total: applicable.length });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: { xs: 0.5, md: 2 } }}>
      <Typography variant="h4" component="span" sx={{ flex: '1 1 auto' }}>
        {group.title}
      </Typography>
      <Typography
        variant="caption"
        component="span"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {progress}
      </Typography>
      {applicable.length > 0 && (
        <Box sx={{ width: 120 }}>
          <BandBar percent={(100 * done) / applicable.length} label={`${group.title}: ${progress}`} />
        </Box>
      )}
    </Box>
  );
}
