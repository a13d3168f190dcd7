import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import { useNavigate } from '@tanstack/react-router';
import { MessageSquareText, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { Table } from '../../kit/table/small-table.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { AnswersCard } from './answers-card.tsx';
import { hrefOfQuestionnaire, useQuestionnaires } from './questionnaire-queries.ts';

const NewDialog = lazy(async () => ({ default: (await import('./new-dialog.tsx')).NewDialog }));

/** All questionnaires of customers, and how to take in another. */
export function QuestionnairesPage() {
  const { t } = useTranslation('questionnaires');
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const { data, error, refetch } = useQuestionnaires(page);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const add = (
    <ReasonButton
      variant="contained"
      color="primary"
      startIcon={<Plus />}
      reason={reason}
      onClick={() => setAdding(true)}
    >
      {t('new.open')}
    </ReasonButton>
  );
  const pages = Math.ceil(data.total / 25);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={data.total > 0 ? add : undefined} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data.library.documents + data.library.answers === 0 && <Notice tone="info">{t('library.empty')}</Notice>}
        {data.total === 0 ? (
          <Card>
            <EmptyState
              heading="h2"
              icon={MessageSquareText}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={add}
            />
          </Card>
        ) : (
          <Card
            flush
            title={t('list.title')}
            subtitle={`${t('library.documents', { count: data.library.documents })} · ${t('library.answers', { count: data.library.answers })}`}
          >
            <Questionnaires rows={data.rows} />
            {pages > 1 && (
              <Pagination sx={{ p: 2 }} count={pages} page={page + 1} onChange={(_, next) => setPage(next - 1)} />
            )}
          </Card>
        )}
        {data.library.answers > 0 && <AnswersCard />}
      </Box>
      <Suspense>
        {isAdding && (
          <NewDialog
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate({ href: hrefOfQuestionnaire(id) })}
          />
        )}
      </Suspense>
    </>
  );
}

function Questionnaires({ rows }: { rows: readonly Questionnaire[] }) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  return (
    <Table
      label={t('list.table')}
      columns={[t('field.title'), t('list.state'), t('list.answered'), t('field.due'), t('list.added')]}
      rows={rows.map(({ id, title, state, counts, dueOn, createdAt, createdByName }) => ({
        key: id,
        cells: [
          <Link key="title" component={AppLink} href={hrefOfQuestionnaire(id)} sx={{ fontWeight: 600 }}>
            {title}
          </Link>,
          <ToneChip
            key="state"
            tone={state === 'refused' ? 'error' : state === 'ready' ? 'neutral' : 'info'}
            label={t(`state.${state}`)}
          />,
          t('list.of', {
            done: format.number(counts.approved + counts.notApplicable),
            total: format.number(counts.total),
          }),
          dueOn ? format.date(dueOn) : '–',
          `${format.date(createdAt)}, ${createdByName}`,
        ],
      }))}
    />
  );
}
