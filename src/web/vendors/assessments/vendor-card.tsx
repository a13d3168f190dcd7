import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { Card } from '../../kit/card.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { AssessmentList } from './assessment-list.tsx';
import { hrefOfAssessment, useAssessments } from './assessment-queries.ts';

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }));

/** What the vendor was asked and answered, newest first, and the way to ask it anew. */
export function VendorAssessmentsCard({ vendor }: { vendor: VendorDetails }) {
  const { t } = useTranslation('assessments');
  const navigate = useNavigate();
  const mayEdit = usePermission('risk_management.edit');
  const { data } = useAssessments({ vendorId: vendor.id });
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('card.title')}
      subtitle={t('card.subtitle')}
      action={
        <ReasonButton
          startIcon={<ClipboardList />}
          reason={mayEdit ? null : t('kit:reason.permission')}
          onClick={() => setOpen(true)}
        >
          {t('start.open')}
        </ReasonButton>
      }
    >
      {data && data.total === 0 && <Box sx={{ color: 'text.secondary' }}>{t('card.none')}</Box>}
      {data && data.total > 0 && <AssessmentList rows={data.rows} isOfVendor />}
      <Suspense fallback={null}>
        {isOpen && (
          <StartDialog
            vendor={vendor}
            hasEarlier={data?.rows.some(({ submittedAt }) => submittedAt !== null) ?? false}
            onClose={() => setOpen(false)}
            onStarted={(id) => void navigate({ href: hrefOfAssessment(id) })}
          />
        )}
      </Suspense>
    </Card>
  );
}
