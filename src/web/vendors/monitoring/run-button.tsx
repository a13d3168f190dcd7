import Button from '@mui/material/Button';
import { Radar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/view.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useMonitoringChanges } from './monitoring-queries.ts';

interface RunButtonProps {
  vendor: Pick<Vendor, 'id' | 'name' | 'domains'>;
  isUnderWay?: boolean;
}

/** Has the domains of one vendor looked at. */
export function RunButton({ vendor, isUnderWay = false }: RunButtonProps) {
  const { t } = useTranslation('monitoring');
  const mayEdit = usePermission('risk_management.edit');
  const { run } = useMonitoringChanges();
  const reason = !mayEdit
    ? t('kit:reason.permission')
    : vendor.domains.length === 0
      ? t('reason.noDomains')
      : isUnderWay
        ? t('reason.underWay')
        : null;
  if (reason)
    return (
      <ReasonButton size="small" reason={reason} startIcon={<Radar />}>
        {t('run')}
      </ReasonButton>
    );
  return (
    <Button
      size="small"
      loading={run.isPending}
      startIcon={<Radar />}
      aria-label={t('runOf', { name: vendor.name })}
      onClick={() =>
        run.mutate(
          { id: vendor.id },
          {
            onSuccess: () => toast('info', t('started', { name: vendor.name })),
            onError: (error) => toast('error', messageOf(error)),
          },
        )
      }
    >
      {t('run')}
    </Button>
  );
}
