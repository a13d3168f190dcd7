import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alwaysApplies } from '#domain/frameworks/requirement.ts';
import type { Control, ControlChange } from '#domain/controls/control.ts';
import type { FrameworkView } from '../frameworks/framework.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ClaimReason } from './claim-reason.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { todayIs, useLinkCounts } from './control-queries.ts';
import { KeysHelp } from './keys-help.tsx';
import { enterRows, tick } from './row-keys.ts';
import { useChangeControl, useChangeControls } from './use-control-changes.ts';
import { UnreasonedChanges } from './unreasoned-changes.tsx';
import { WorkspaceFilters } from './workspace-filters.tsx';
import { type Counted, filterRows, groupRows, rowsOf } from './workspace-rows.ts';
import { type WorkspaceSearch, filtersSet } from './workspace-search.ts';
import { WorkspaceTable } from './workspace-table.tsx';

interface WorkspaceProps {
  framework: FrameworkView;
  controls: readonly Control[];
  counted: ReadonlyMap<string, Counted>;
  search: WorkspaceSearch;
  onSearch: (change: Partial<WorkspaceSearch>) => void;
  onClear: () => void;
  /** Why nothing can be changed. */
  reason: string | null;
}

/** Every clause and control as one list that can be worked on. */
export function Workspace({ framework, controls, counted, search, onSearch, onClear, reason }: WorkspaceProps) {
  const { t } = useTranslation('controls');
  const today = todayIs();
  // The chapters of a management system; other frameworks stand in their own order by domain.
  const hasChapters = framework.kinds.clause !== undefined;
  const order = (hasChapters && search.order) || 'domain';
  const { data: linked } = useLinkCounts();
  const rows = useMemo(() => rowsOf(framework, controls, counted, linked), [framework, controls, counted, linked]);
  const shown = useMemo(() => filterRows(rows, search, today), [rows, search, today]);
  const groups = useMemo(
    () => groupRows(shown, framework, order, (chapter) => t(`chapter.${chapter.replace('.', '')}`)),
    [shown, framework, order, t],
  );
  const ids = useMemo(() => groups.flatMap((group) => group.rows.map(({ requirement }) => requirement.id)), [groups]);
  const selection = useTicked(ids);
  const { change, conflict, closeConflict, unreasoned, drop, isPending, error } = useChangeControl();
  const bulk = useChangeControls();
  const list = useRef<HTMLElement>(null);
  const [assigning, setAssigning] = useState<string | null>(null);
  const onChange = useCallback(
    (requirementId: string, next: ControlChange) => change({ requirementId, change: next }),
    [change],
  );
  const assigned = rows.find(({ requirement }) => requirement.id === assigning);
  return (
    <>
      <Box
        ref={list}
        component="section"
        aria-label={t('workspace.table')}
        sx={{
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          overflow: 'clip',
        }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5 }}
          onKeyDown={(event) => {
            const isInSearch = (event.target as HTMLElement).matches('input[type="search"]');
            if (isInSearch && event.key === 'ArrowDown' && enterRows(list.current)) event.preventDefault();
          }}
        >
          <WorkspaceFilters framework={framework} search={search} onSearch={onSearch} onClear={onClear} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            px: 1.75,
            pb: 1.25,
          }}
        >
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {t('workspace.shown', { count: shown.length, total: rows.length })}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <KeysHelp />
            {hasChapters && (
              <OrderSwitch
                order={order}
                onChange={(next) => onSearch({ order: next === 'clause' ? next : undefined })}
              />
            )}
          </Box>
        </Box>
        {shown.length > 0 ? (
          <WorkspaceTable
            groups={groups}
            ticked={selection.ticked}
            today={today}
            reason={reason}
            onChange={onChange}
            onAssign={setAssigning}
            onTick={selection.onTick}
            onTickAll={selection.onTickAll}
          />
        ) : (
          <EmptyState
            icon={SearchX}
            title={t('empty.filtered')}
            text={t('empty.filteredText', { count: filtersSet(search) })}
            actions={<Button onClick={onClear}>{t('filter.clear')}</Button>}
          />
        )}
      </Box>
      <BulkBar
        requirementIds={selection.list}
        hasClause={rows.some(({ requirement }) => alwaysApplies(requirement) && selection.ticked.has(requirement.id))}
        reason={reason}
        isBusy={bulk.isPending}
        onChange={(next) =>
          bulk.mutate({ requirementIds: selection.list, change: next }, { onSuccess: selection.clear })
        }
        onClear={selection.clear}
      />
      {assigned && (
        <AssignDialog
          title={t('assign.one', { of: `${assigned.requirement.id} ${assigned.requirement.title}` })}
          now={assigned.control}
          onAssign={(next) => onChange(assigned.requirement.id, next)}
          onClose={() => setAssigning(null)}
        />
      )}
      <UnreasonedChanges bulk={bulk} onDone={selection.clear} />
      {unreasoned && (
        <ClaimReason
          of={[{ framework: framework.id, requirementId: unreasoned.requirementId }]}
          isBusy={isPending}
          error={error}
          onClaim={(why) => change({ ...unreasoned, change: { ...unreasoned.change, reason: why } })}
          onClose={drop}
        />
      )}
      {conflict && <ConflictDialog wanted={conflict} onApply={(wanted) => change(wanted)} onClose={closeConflict} />}
    </>
  );
}

function OrderSwitch({
  order,
  onChange,
}: {
  order: 'domain' | 'clause';
  onChange: (order: 'domain' | 'clause') => void;
}) {
  const { t } = useTranslation('controls');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={order}
      onChange={(_, next: typeof order | null) => next && onChange(next)}
      aria-label={t('order.label')}
    >
      {(['domain', 'clause'] as const).map((each) => (
        <ToggleButton
          key={each}
          value={each}
          sx={{ textTransform: 'none', fontSize: 'size.small', fontWeight: 600, py: 0.25, px: 1.25, height: 30 }}
        >
          {t(`order.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Which rows are ticked; what a filter hides is ticked no more. */
function useTicked(ids: readonly string[]) {
  const [wanted, setWanted] = useState<string[]>([]);
  const from = useRef<string | null>(null);
  const list = wanted.filter((id) => ids.includes(id));
  const onTick = useCallback(
    (id: string, isRange: boolean) => {
      const start = isRange ? from.current : null;
      setWanted((old) => tick(old, ids, id, start));
      from.current = id;
    },
    [ids],
  );
  const onTickAll = useCallback((some: string[], isOn: boolean) => {
    setWanted((old) => (isOn ? [...new Set([...old, ...some])] : old.filter((id) => !some.includes(id))));
  }, []);
  return { list, ticked: new Set(list), onTick, onTickAll, clear: () => setWanted([]) };
}
