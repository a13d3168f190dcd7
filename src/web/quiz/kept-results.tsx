import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Award, FolderCheck } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFormat } from '../kit/format.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { bandOf } from '../kit/tone.ts';
import { FileDialog } from './file-dialog.tsx';
import type { Column } from '../kit/table/data-table-props.ts';
import { useQuizStandards, useStandardNames } from './standards.ts';

/** The results that people keep as records of competence, for whoever files them as evidence. */
export function KeptResults({ mayFile }: { mayFile: boolean }) {
  const { t } = useTranslation('quiz');
  const heading = useId();
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(10);
  const [framework, setFramework] = useState<string>();
  const standards = useQuizStandards();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isFiling, setFiling] = useState(false);
  const input = { page, pageSize, ...(framework && { framework }) };
  const list = useQuery(orpc.quiz.results.list.queryOptions({ input, placeholderData: keepPreviousData }));
  const columns = useKeptColumns();
  const rows = list.data?.rows;
  const chosen = (rows ?? []).filter(({ id, documentId }) => selected.includes(id) && !documentId);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 1, minWidth: 0 }}>
      <Typography id={heading} variant="h2">
        {t('kept.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('kept.text')}
      </Typography>
      <DataTable<QuizResult>
        label={t('kept.list')}
        columns={columns}
        rows={rows}
        total={list.data?.total}
        page={page}
        pageSize={pageSize}
        onPage={(next, size) => {
          setPage(next);
          setPageSize(size);
          setSelected([]);
        }}
        selected={selected}
        onSelect={setSelected}
        card={keptCard}
        isRefetching={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={
          <>
            <FilterSelect
              label={t('start.standard')}
              value={framework}
              options={standards}
              onChange={(next) => {
                setFramework(next);
                setPage(0);
                setSelected([]);
              }}
            />
            <ReasonButton
              variant="contained"
              color="primary"
              startIcon={<FolderCheck />}
              reason={mayFile ? (chosen.length === 0 ? t('kept.chooseFirst') : null) : t('kit:reason.permission')}
              onClick={() => setFiling(true)}
            >
              {t('kept.file')}
            </ReasonButton>
          </>
        }
        empty={
          <EmptyState
            icon={Award}
            title={t(framework ? 'kept.noneOfStandard' : 'kept.none')}
            text={framework ? undefined : t('kept.noneText')}
            actions={framework && <Button onClick={() => setFramework(undefined)}>{t('kept.all')}</Button>}
          />
        }
      />
      {isFiling && (
        <FileDialog
          results={chosen}
          onClose={() => setFiling(false)}
          onFiled={() => {
            setFiling(false);
            setSelected([]);
          }}
        />
      )}
    </Box>
  );
}

const keptCard = (result: QuizResult) => <KeptLines {...result} />;

function KeptLines({ personName, framework, finishedAt, right, total, documentId }: QuizResult) {
  const { t } = useTranslation('quiz');
  const format = useFormat();
  const facts = [useStandardNames()(framework), format.date(finishedAt), t('test.score', { right, count: total })];
  return (
    <>
      <strong>{personName}</strong>
      <div>{[...facts, documentId && t('test.filed')].filter(Boolean).join(' · ')}</div>
    </>
  );
}

function useKeptColumns(): readonly Column<QuizResult>[] {
  const { t } = useTranslation('quiz');
  const format = useFormat();
  const nameOf = useStandardNames();
  return useMemo(
    () => [
      { field: 'personName', header: t('kept.person'), flex: 2, minWidth: 160 },
      {
        field: 'framework',
        header: t('start.standard'),
        flex: 1,
        minWidth: 150,
        cell: (row) => nameOf(row.framework),
      },
      { field: 'finishedAt', header: t('kept.day'), width: 130, cell: (row) => format.date(row.finishedAt) },
      {
        field: 'percent',
        header: t('kept.score'),
        width: 120,
        cell: ({ percent, right, total }) => (
          <ToneChip tone={bandOf(percent)} label={t('test.score', { right, count: total })} />
        ),
      },
      {
        field: 'documentId',
        header: t('kept.record'),
        width: 150,
        cell: ({ documentId }) =>
          documentId ? (
            <Link component={AppLink} href={addressOf('document', { id: documentId })}>
              {t('kept.open')}
            </Link>
          ) : (
            '–'
          ),
      },
    ],
    [t, format, nameOf],
  );
}
