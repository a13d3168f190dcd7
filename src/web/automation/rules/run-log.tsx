import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleRun } from '#domain/automation/rule.ts';
import { RUN_STATES } from '#domain/automation/values.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { EffectLines } from './effect-lines.tsx';
import { useRules, useRuns } from './rule-queries.ts';

const TONES = { done: 'success', skipped: 'neutral', failed: 'error' } as const;

interface RunLogProps {
  ruleId: string | undefined;
  onRule: (ruleId: string | undefined) => void;
}

/** What rules did, or why they did not, newest first. */
export function RunLog({ ruleId, onRule }: RunLogProps) {
  const { t } = useTranslation('automation');
  const { dateTime } = useFormat();
  const [place, setPlace] = useState({ page: 0, pageSize: 25 });
  const [state, setState] = useState<RuleRun['state'] | undefined>();
  const { data, error, refetch, isFetching } = useRuns({ ...place, ruleId, state });
  const { data: rules = [] } = useRules();
  const columns = useMemo(
    (): Column<RuleRun>[] => [
      { field: 'at', header: t('log.when'), width: 170, cell: (row) => dateTime(row.at) },
      { field: 'ruleName', header: t('log.rule'), flex: 1, minWidth: 130 },
      { field: 'cause', header: t('log.cause'), flex: 1.2, minWidth: 150, cell: (row) => <CauseWords run={row} /> },
      { field: 'state', header: t('log.state'), width: 110, cell: (row) => <StateChip run={row} /> },
      { field: 'effects', header: t('log.effects'), flex: 2.2, minWidth: 220, cell: (row) => <Outcome run={row} /> },
    ],
    [t, dateTime],
  );
  const restart = () => setPlace({ ...place, page: 0 });
  return (
    <DataTable
      label={t('log.table')}
      columns={columns}
      rows={data?.rows}
      total={data?.total}
      page={place.page}
      pageSize={place.pageSize}
      onPage={(page, pageSize) => setPlace({ page, pageSize })}
      rowHeight={52}
      isRefetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      card={(row) => (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {row.ruleName}
            </Typography>
            <StateChip run={row} />
          </Box>
          <CauseWords run={row} />
          <Outcome run={row} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {dateTime(row.at)}
          </Typography>
        </Box>
      )}
      empty={<EmptyState icon={History} title={t('log.empty')} text={t('log.emptyText')} />}
      toolbar={
        <>
          <FilterSelect
            label={t('log.rule')}
            value={ruleId}
            options={rules.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(value) => {
              onRule(value);
              restart();
            }}
          />
          <FilterSelect
            label={t('log.state')}
            value={state}
            options={RUN_STATES.map((value) => ({ value, label: t(`log.states.${value}`) }))}
            onChange={(value) => {
              setState(value as RuleRun['state'] | undefined);
              restart();
            }}
          />
        </>
      }
    />
  );
}

function StateChip({ run }: { run: RuleRun }) {
  const { t } = useTranslation('automation');
  return <ToneChip tone={TONES[run.state]} label={t(`log.states.${run.state}`)} />;
}

function CauseWords({ run: { cause } }: { run: RuleRun }) {
  const { t } = useTranslation('automation');
  const title = cause.kind === 'schedule' ? t('log.time') : cause.title;
  return cause.href ? (
    <Link component={AppLink} href={cause.href}>
      {title}
    </Link>
  ) : (
    <span>{title}</span>
  );
}

/** The effects; of a run without any, why there are none. */
function Outcome({ run: { effects, reason, count } }: { run: RuleRun }) {
  const { t } = useTranslation('automation');
  if (effects.length > 0) return <EffectLines effects={effects} />;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {reason && t(`reason.${reason}`)}
      {count > 1 && ` (${t('log.times', { count })})`}
    </Typography>
  );
}
