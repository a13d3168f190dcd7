import Link from '@mui/material/Link';
import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Health } from '#domain/administration/health.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { Rows } from './rows.tsx';

/** When each organisation was last backed up; those that never were come first. */
export function BackupsCard({ backups }: { backups: Health['backups'] }) {
  const { t } = useTranslation('administration');
  const { dateTime } = useFormat();
  return (
    <Card
      title={t('backups.title')}
      subtitle={t('backups.text')}
      action={
        <Link component={AppLink} href={addressOf('admin', { tab: 'organisations' })}>
          {t('backups.all')}
        </Link>
      }
    >
      {backups.length === 0 ? (
        <EmptyState icon={Archive} title={t('organisation.empty')} />
      ) : (
        <Rows
          rows={backups.map(({ organisationId, organisation, lastBackupAt }) => ({
            key: organisationId,
            what: (
              <Link component={AppLink} href={addressOf('admin', { tab: 'organisations', q: organisation })}>
                {organisation}
              </Link>
            ),
            fact: lastBackupAt ? dateTime(lastBackupAt) : t('never'),
          }))}
        />
      )}
    </Card>
  );
}
