import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, PenLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECORD_KINDS } from '#domain/vendors/values.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { RecentCard } from '../../activity/recent-card.tsx';
import { useOwnerName } from '../../controls/use-owners.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { useSession } from '../../people/session.ts';
import { usePermission } from '../../people/use-permission.ts';
import { VendorForm } from '../vendor-form.tsx';
import { TierChip } from '../vendor-parts.tsx';
import { useRefreshVendors, useVendor, useVendorChanges } from '../vendor-queries.ts';
import { hrefOfVendors } from '../vendor-search.ts';
import { AboutCard } from './about-card.tsx';
import { LinksCard } from './links-card.tsx';
import { RecordsCard } from './records-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ReviewsCard, ScoreCard } from './side-cards.tsx';

interface VendorPageProps {
  id: string;
  /** What stands of a vendor between its facts and its records, such as the findings of the monitoring. */
  children?: (vendor: VendorDetails) => ReactNode;
}

/** One vendor with everything that belongs to it. */
export function VendorPage({ id, children }: VendorPageProps) {
  const { data, error, refetch } = useVendor(id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={2} />;
  const vendor = data;
  return <Shown vendor={vendor}>{children?.(vendor)}</Shown>;
}

function Shown({ vendor, children }: { vendor: VendorDetails; children: ReactNode }) {
  const { t } = useTranslation('vendors');
  const navigate = useNavigate();
  const { user } = useSession();
  const ownerName = useOwnerName();
  const mayEdit = usePermission('risk_management.edit');
  const reason = mayEdit ? null : t('kit:reason.permission');
  const mayReview = mayEdit || vendor.ownerId === user.id;
  const [opened, setOpened] = useState<'form' | 'review' | 'remove' | null>(null);
  const { remove } = useVendorChanges();
  const refresh = useRefreshVendors();
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={vendor.name}
        name={vendor.name}
        subtitle={`${vendor.industry} · ${t('labelled', { label: t('field.owner'), value: ownerName(vendor) })}`}
        badge={<TierChip tier={vendor.tier} />}
        actions={
          <>
            <ReasonButton startIcon={<Trash2 />} reason={reason} onClick={() => setOpened('remove')}>
              {t('remove.title')}
            </ReasonButton>
            <ReasonButton
              startIcon={<ClipboardCheck />}
              reason={mayReview ? null : t('review.notYours')}
              onClick={() => setOpened('review')}
            >
              {t('review.title')}
            </ReasonButton>
            <ReasonButton
              variant="contained"
              color="primary"
              startIcon={<PenLine />}
              reason={reason}
              onClick={() => setOpened('form')}
            >
              {t('edit')}
            </ReasonButton>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AboutCard vendor={vendor} />
          {children}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {RECORD_KINDS.map((kind) => (
              // Incidents grow without end: they have the whole width, below the others.
              <Box key={kind} sx={{ display: 'grid', ...(kind === 'incident' && { gridColumn: '1 / -1' }) }}>
                <RecordsCard vendor={vendor} kind={kind} reason={reason} />
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ScoreCard vendor={vendor} reason={reason} />
          <ReviewsCard vendor={vendor} />
          <LinksCard vendor={vendor} reason={reason} />
          <RecentCard title={t('trail')} subject="vendors" subjectId={vendor.id} limit={6} />
        </Box>
      </Box>
      {opened === 'form' && <VendorForm vendor={vendor} onClose={close} />}
      {opened === 'review' && <ReviewDialog vendor={vendor} onClose={close} />}
      <ConfirmDialog
        isOpen={opened === 'remove'}
        isDangerous
        title={t('remove.title')}
        confirmLabel={t('remove.title')}
        typed={vendor.name}
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { id: vendor.id },
            {
              onSuccess: () => {
                toast('success', t('remove.done', { name: vendor.name }));
                void navigate({ href: hrefOfVendors() }).then(refresh);
              },
              onError: (error) => toast('error', messageOf(error)),
            },
          )
        }
        onCancel={close}
      >
        {t('remove.question', { name: vendor.name, count: vendor.records.length })}
      </ConfirmDialog>
    </>
  );
}
