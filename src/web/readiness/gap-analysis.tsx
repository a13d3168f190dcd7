import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignDialog } from '../controls/assign-dialog.tsx';
import { BulkBar } from '../controls/bulk-bar.tsx';
import { ConflictDialog } from '../controls/conflict-dialog.tsx';
import { todayIs, useControls } from '../controls/control-queries.ts';
import { UnreasonedChanges } from '../controls/unreasoned-changes.tsx';
import { useChangeControl, useChangeControls } from '../controls/use-control-changes.ts';
import { type FrameworkView, useTitles } from '../frameworks/framework.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { useGapColumns } from './gap-columns.tsx';
import { GapCard, GapFilters, NoGaps } from './gap-list-parts.tsx';
import { filterGaps, sortGaps, type GapRow } from './gap-rows.ts';
import { useGaps } from './readiness-queries.ts';
import type { GapSort, ReadinessSearch } from './readiness-search.ts';
import { useGapExport } from './use-gap-export.ts';

interface GapAnalysisProps {
  framework: FrameworkView;
  search: ReadinessSearch;
  onSearch: (change: Partial<ReadinessSearch>) => void;
  /** Why nothing can be changed. */
  reason: string | null;
}

/** What is missing, what to do first at the top, each with why and by whom. */
export function GapAnalysis({ framework, search, onSearch, reason }: GapAnalysisProps) {
  const { t } = useTranslation(['readiness', 'controls']);
  const gaps = useGaps();
  const controls = useControls();
  const titles = useTitles();
  const today = todayIs();
  const save = useGapExport();
  const { change, conflict, closeConflict } = useChangeControl();
  const bulk = useChangeControls();
  const [ticked, setTicked] = useState<string[]>([]);
  const [assigning, setAssigning] = useState<string | null>(null);
  const columns = useGapColumns({ titles, today, reason, onAssign: setAssigning });
  const { sort, direction = 'asc' } = search;
  const shown = useMemo(
    () => gaps.data && sortGaps(filterGaps(gaps.data, search, titles.requirement), sort, direction),
    [gaps.data, search, titles, sort, direction],
  );
  const pageSize = search.size ?? 25;
  const page = Math.min(search.page ?? 0, Math.max(0, Math.ceil((shown?.length ?? 0) / pageSize) - 1));
  const rows = useMemo(
    () => shown?.slice(page * pageSize, (page + 1) * pageSize).map((gap): GapRow => ({ id: gap.requirementId, gap })),
    [shown, page, pageSize],
  );
  const tableSort = useMemo(() => (sort ? { field: sort, direction } : null), [sort, direction]);
  const filter = useCallback((next: Partial<ReadinessSearch>) => onSearch({ ...next, page: undefined }), [onSearch]);
  const clear = () => filter({ q: undefined, status: undefined, priority: undefined, domain: undefined });
  const cardOf = (row: GapRow) => (
    <GapCard row={row} title={titles.requirement(row.id)} today={today} reason={reason} onAssign={setAssigning} />
  );
  const chosen = ticked.filter((id) => shown?.some(({ requirementId }) => requirementId === id));
  const now = controls.data?.find(({ requirementId }) => requirementId === assigning);
  return (
    <>
      <DataTable
        label={t('tab.gaps')}
        columns={columns}
        rows={rows}
        total={shown?.length}
        page={page}
        pageSize={pageSize}
        pageSizes={[10, 25, 50, 100]}
        rowHeight={52}
        onPage={(next, size) => onSearch({ page: next > 0 ? next : undefined, size: size === 25 ? undefined : size })}
        sort={tableSort}
        onSort={(next) =>
          filter({
            sort: next ? (next.field as GapSort) : undefined,
            direction: next?.direction === 'desc' ? 'desc' : undefined,
          })
        }
        selected={chosen}
        onSelect={setTicked}
        isRefetching={gaps.isFetching}
        error={gaps.error}
        onRetry={() => void gaps.refetch()}
        card={cardOf}
        empty={<NoGaps isFiltered={(gaps.data?.length ?? 0) > 0} onClear={clear} />}
        toolbar={
          <>
            <GapFilters framework={framework} search={search} onFilter={filter} />
            <Box sx={{ flex: 1 }} />
            <Button
              startIcon={<Download />}
              disabled={!shown || shown.length === 0}
              onClick={() => shown && void save(shown, today)}
            >
              {t('gap.export')}
            </Button>
          </>
        }
      />
      <BulkBar
        requirementIds={chosen}
        hasClause={chosen.some((id) => !id.startsWith('A.'))}
        reason={reason}
        isBusy={bulk.isPending}
        onChange={(next) => bulk.mutate({ requirementIds: chosen, change: next }, { onSuccess: () => setTicked([]) })}
        onClear={() => setTicked([])}
      />
      <UnreasonedChanges bulk={bulk} onDone={() => setTicked([])} />
      {assigning && now && (
        <AssignDialog
          title={t('controls:assign.one', { of: `${assigning} ${titles.requirement(assigning)}` })}
          now={now}
          onAssign={(next) => change({ requirementId: assigning, change: next })}
          onClose={() => setAssigning(null)}
        />
      )}
      {conflict && <ConflictDialog wanted={conflict} onApply={(wanted) => change(wanted)} onClose={closeConflict} />}
    </>
  );
}
