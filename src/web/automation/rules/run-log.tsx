import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleRun } from '#domain/automation/rule.ts';
import { RUN_STATES } from '#domain/automation/values.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { EffectLines } from './effect-lines.tsx';
import { useRules, useRuns } from './rule-queries.ts';
import { useRuleLabels } from './rule-labels.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

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
  const [open, setOpen] = useState<RuleRun | null>(null);
  const columns = useMemo(
    (): Column<RuleRun>[] => [
      { field: 'at', header: t('log.when'), width: 170, cell: (row) => dateTime(row.at) },
      {
        field: 'ruleName',
        header: t('log.rule'),
        flex: 1,
        minWidth: 150,
        cell: (row) => <OpenButton run={row} onOpen={setOpen} />,
      },
      { field: 'cause', header: t('log.cause'), flex: 1.2, minWidth: 150, cell: (row) => <CauseText run={row} /> },
      { field: 'state', header: t('log.state'), width: 110, cell: (row) => <StateChip run={row} /> },
      {
        field: 'effects',
        header: t('log.effects'),
        flex: 2.2,
        minWidth: 220,
        cell: (row) => <FirstEffect run={row} />,
      },
    ],
    [t, dateTime],
  );
  const cardOf = (row: RuleRun) => <RunCard run={row} onOpen={setOpen} />;
  const restart = () => setPlace({ ...place, page: 0 });
  return (
    <>
      <DataTable
        label={t('log.table')}
        columns={columns}
        rows={data?.rows}
        total={data?.total}
        page={place.page}
        pageSize={place.pageSize}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        onOpen={setOpen}
        isRefetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        card={cardOf}
        empty={<EmptyState icon={History} heading="h2" title={t('log.empty')} text={t('log.emptyText')} />}
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
      {open && <RunDialog run={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function StateChip({ run }: { run: RuleRun }) {
  const { t } = useTranslation('automation');
  return <ToneChip tone={TONES[run.state]} label={t(`log.states.${run.state}`)} />;
}

function CauseText({ run: { cause } }: { run: RuleRun }) {
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

function OpenButton({ run, onOpen }: { run: RuleRun; onOpen: (run: RuleRun) => void }) {
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onOpen(run)}
      sx={{ color: 'text.primary', fontWeight: 600, textAlign: 'left' }}
    >
      {run.ruleName}
    </Link>
  );
}

/** The first effect, and how many more there are; of a run without any, why there are none. */
function FirstEffect({ run: { effects, reason, count } }: { run: RuleRun }) {
  const { t } = useTranslation('automation');
  const { effect: say } = useRuleLabels();
  const [first] = effects;
  const why = first?.reason ?? reason;
  const phrases = [
    ...(first ? [say(first)] : []),
    ...(why ? [t(`reason.${why}`)] : []),
    ...(count > 1 ? [t('log.times', { count })] : []),
    ...(effects.length > 1 ? [t('trial.more', { count: effects.length - 1 })] : []),
  ];
  return <span>{phrases.join(' · ')}</span>;
}

function RunCard({ run, onOpen }: { run: RuleRun; onOpen: (run: RuleRun) => void }) {
  const { dateTime } = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <OpenButton run={run} onOpen={onOpen} />
        <StateChip run={run} />
      </Box>
      <CauseText run={run} />
      <FirstEffect run={run} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {dateTime(run.at)}
      </Typography>
    </Box>
  );
}

/** All that a run did, and what led to it. */
function RunDialog({ run, onClose }: { run: RuleRun; onClose: () => void }) {
  const { t } = useTranslation('automation');
  const { dateTime } = useFormat();
  const { effects, reason, count, depth } = run;
  return (
    <Dialog isOpen title={run.ruleName} onClose={onClose} actions={<Button onClick={onClose}>{t('kit:close')}</Button>}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <StateChip run={run} />
          <span>{dateTime(run.at)}</span>
        </Box>
        <CauseText run={run} />
        {depth > 1 && <Typography variant="body2">{t('log.depth', { count: depth - 1 })}</Typography>}
        <EffectLines effects={effects} />
        {effects.length === 0 && reason && (
          <Typography variant="body2">
            {t(`reason.${reason}`)}
            {count > 1 && ` (${t('log.times', { count })})`}
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}
