import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useNavigate } from '@tanstack/react-router';
import { FileSearch, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { AGREEMENTS, hrefOfAgreement, useAgreements } from './agreement-queries.ts';
import { AgreementsTable } from './agreements-table.tsx';

const NewDialog = lazy(async () => ({ default: (await import('./new-dialog.tsx')).NewDialog }));

interface AnalyzerPanelProps {
  /** Only the agreements of this vendor. */
  vendor?: { id: string; name: string };
  /** How many are shown; more stand behind a link, or on the next page where the panel is the page. */
  shown: number;
  isPage?: boolean;
}

/** The SLA Compliance Analyzer: the newest agreements, and how to take in another. Words: namespaces `agreements` and `messages`. */
export function AnalyzerPanel({ vendor, shown, isPage = false }: AnalyzerPanelProps) {
  const { t } = useTranslation('agreements');
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const { data, error, refetch } = useAgreements(page, shown, vendor?.id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const pages = Math.ceil(data.total / shown);
  const add = (
    <ReasonButton startIcon={<Plus />} reason={reason} onClick={() => setAdding(true)}>
      {t('new.open')}
    </ReasonButton>
  );
  return (
    <Card
      sx={vendor || isPage ? {} : { mt: 2.5 }}
      flush
      title={vendor ? t('card.title') : isPage ? t('list.title') : t('title')}
      subtitle={vendor ? t('card.subtitle') : t('subtitle')}
      action={add}
    >
      {data.total === 0 && isPage && <EmptyState icon={FileSearch} title={t('empty.title')} text={t('empty.text')} />}
      {data.total === 0 && !isPage && (
        <Box sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>
          {`${t('empty.title')}. ${t(vendor ? 'empty.ofVendor' : 'empty.text')}`}
        </Box>
      )}
      {data.total > 0 && <AgreementsTable rows={data.rows} isOfOne={vendor !== undefined} />}
      {pages > 1 && (vendor || isPage) && (
        <Pagination sx={{ p: 2 }} count={pages} page={page + 1} onChange={(_, next) => setPage(next - 1)} />
      )}
      {pages > 1 && !vendor && !isPage && (
        <Box sx={{ p: 1.5 }}>
          <Button component={AppLink} href={AGREEMENTS} variant="text">
            {t('list.all', { count: data.total })}
          </Button>
        </Box>
      )}
      <Suspense>
        {isAdding && (
          <NewDialog
            vendorId={vendor?.id ?? null}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate({ href: hrefOfAgreement(id) })}
          />
        )}
      </Suspense>
    </Card>
  );
}
