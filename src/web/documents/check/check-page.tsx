import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Objection } from '#domain/documents/check/objection.ts';
import { SEVERITIES } from '#domain/documents/check/values.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { StatCard } from '../../kit/stat-card.tsx';
import { StatRow } from '../../kit/stat-row.tsx';
import { BlanksButton } from '../blanks/blanks-button.tsx';
import { LibraryTabs } from '../library/library-tabs.tsx';
import { Pager } from '../pager.tsx';
import type { CheckSearch } from './check-search.ts';
import { CheckAgain } from './check-again.tsx';
import { FixDialog } from './fix-dialog.tsx';
import { KindFilter } from './kind-filter.tsx';
import { ObjectionRow } from './objection-row.tsx';
import { useState } from 'react';

const PAGE = 25;

interface CheckPageProps {
  search: CheckSearch;
  onSearch: (search: CheckSearch) => void;
}

/** What an auditor would object to, each with its passage and the way to mend it. */
export function CheckPage({ search, onSearch }: CheckPageProps) {
  const { t } = useTranslation(['document-library', 'document-control', 'documents']);
  const [mended, setMended] = useState<Objection | null>(null);
  const { kind, severity, document, page = 1 } = search;
  const { data, error, refetch } = useQuery(
    orpc.documents.check.list.queryOptions({
      input: {
        ...(kind && { kind }),
        ...(severity && { severity }),
        ...(document && { documentId: document }),
        page: page - 1,
        pageSize: PAGE,
      },
      placeholderData: keepPreviousData,
    }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={3} />;
  const { documents, counts, rows, total } = data;
  const of = (each: (typeof SEVERITIES)[number]) =>
    counts.filter((count) => count.severity === each).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHeader
        title={t('check.title')}
        subtitle={t('check.subtitle')}
        actions={
          <>
            <BlanksButton />
            <CheckAgain count={documents.unchecked} />
          </>
        }
      />
      <LibraryTabs active="check" objections={counts.reduce((sum, { count }) => sum + count, 0)} />
      <StatRow>
        {SEVERITIES.map((each) => (
          <StatCard
            key={each}
            label={t(`check.severity.${each}`)}
            value={of(each)}
            href={addressOf('documentsCheck', { severity: each })}
          />
        ))}
        <StatCard
          label={t('check.documents')}
          value={documents.objected}
          href={PAGES.documents}
          note={t('check.ofDocuments', { count: documents.checked })}
        />
      </StatRow>
      <Card title={t('check.list')} flush sx={{ mt: 2 }}>
        <Box sx={{ px: 2.5, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <KindFilter counts={counts} search={search} onSearch={onSearch} />
          {(kind ?? severity ?? document) && (
            <Button variant="text" onClick={() => onSearch({})}>
              {t('documents:filter.clear')}
            </Button>
          )}
        </Box>
        {rows.length === 0 ? (
          <EmptyState icon={ShieldCheck} title={t('check.none')} text={t('check.noneText')} heading="h3" />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((objection) => (
              <ObjectionRow
                key={objection.id}
                objection={objection}
                onMend={() => setMended(objection)}
                onDocument={(id) => onSearch({ document: id })}
              />
            ))}
          </Box>
        )}
        <Pager page={page} pageSize={PAGE} total={total} onPage={(next) => onSearch({ ...search, page: next })} />
      </Card>
      {mended && <FixDialog objection={mended} onClose={() => setMended(null)} />}
    </>
  );
}
