import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailSearch } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailReport, Verdict } from '#domain/awareness/mail-report.ts';
import { VERDICTS } from '#domain/awareness/values.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { type AwarenessSearch, hrefOfAwareness } from './awareness-search.ts';
import { VerdictChip } from './verdict-chip.tsx';
import type { Column } from '../kit/table/data-table-props.ts';

interface ReportLogProps {
  search: AwarenessSearch;
  onSearch: (next: Partial<AwarenessSearch>) => void;
}

/** Every reported mail, those nobody looked at on top. */
export function ReportLog({ search, onSearch }: ReportLogProps) {
  const { t } = useTranslation('awareness');
  const [pageSize, setPageSize] = useState(25);
  const { verdict, page = 0 } = search;
  const input = { page, pageSize, ...(verdict && { verdict }) };
  const list = useQuery(orpc.awareness.mailReports.list.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useColumns(search);
  const card = useCallback((report: MailReport) => <ReportCard report={report} search={search} />, [search]);
  return (
    <DataTable<MailReport>
      label={t('report.log')}
      columns={columns}
      rows={list.data?.rows}
      total={list.data?.total}
      page={page}
      pageSize={pageSize}
      onPage={(next, size) => {
        setPageSize(size);
        onSearch({ page: next || undefined });
      }}
      onOpen={({ id }) => onSearch({ report: id })}
      card={card}
      rowHeight={52}
      isRefetching={list.isFetching}
      error={list.error}
      onRetry={() => void list.refetch()}
      toolbar={
        <FilterSelect
          label={t('report.verdict')}
          value={verdict}
          options={VERDICTS.map((value) => ({ value, label: t(`verdict.${value}`) }))}
          onChange={(next) => onSearch({ verdict: next as Verdict | undefined, page: undefined })}
        />
      }
      empty={
        <EmptyState
          icon={MailSearch}
          heading="h2"
          title={t(verdict ? 'report.noneFitting' : 'report.none')}
          text={t(verdict ? 'report.noneFittingText' : 'report.noneText')}
        />
      }
    />
  );
}

function useColumns(search: AwarenessSearch): readonly Column<MailReport>[] {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  return useMemo(
    () => [
      { field: 'number', header: t('report.number'), width: 72, cell: ({ number }) => `#${number}` },
      {
        field: 'mailSubject',
        header: t('report.subject'),
        flex: 3,
        minWidth: 200,
        cell: (report) => <Subject report={report} search={search} />,
      },
      { field: 'reporterName', header: t('report.by'), flex: 1, minWidth: 130 },
      {
        field: 'reportedAt',
        header: t('report.at'),
        width: 170,
        cell: ({ reportedAt }) => format.dateTime(reportedAt),
      },
      { field: 'did', header: t('report.didShort'), width: 150, cell: (report) => <Did report={report} /> },
      {
        field: 'verdict',
        header: t('report.verdict'),
        width: 130,
        cell: (report) => <VerdictChip verdict={report.verdict} />,
      },
    ],
    [t, format, search],
  );
}

function Subject({ report: { id, mailSubject, sender }, search }: { report: MailReport; search: AwarenessSearch }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Link component={AppLink} href={hrefOfAwareness({ ...search, report: id })} sx={{ fontWeight: 600 }}>
        {mailSubject}
      </Link>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {sender}
      </Box>
    </Box>
  );
}

/** What the reporter did: urgent where something was clicked or typed. */
function Did({ report: { did } }: { report: MailReport }) {
  const { t } = useTranslation('awareness');
  const tone = did === 'entered' ? 'error' : did === 'clicked' ? 'warning' : 'neutral';
  return <ToneChip tone={tone} label={t(`didShort.${did}`)} />;
}

function ReportCard({ report, search }: { report: MailReport; search: AwarenessSearch }) {
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Subject report={report} search={search} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <VerdictChip verdict={report.verdict} />
        <Did report={report} />
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {`${report.reporterName}, ${format.dateTime(report.reportedAt)}`}
        </Box>
      </Box>
    </Box>
  );
}
