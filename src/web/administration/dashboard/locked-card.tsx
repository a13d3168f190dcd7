import Link from '@mui/material/Link';
import { LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { LockedAccount } from '#domain/administration/health.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { Rows } from './rows.tsx';

const LABELS = { 'sign-in': 'locked.product', admin: 'locked.administration', 'second factor': 'locked.code' } as const;

/** Accounts that too many wrong attempts have locked, and until when. */
export function LockedCard({ locked }: { locked: LockedAccount[] }) {
  const { t } = useTranslation('administration');
  const { dateTime } = useFormat();
  return (
    <Card title={t('locked.title')} subtitle={t('locked.text')}>
      {locked.length === 0 ? (
        <EmptyState icon={LockOpen} title={t('locked.none')} />
      ) : (
        <Rows
          rows={locked.map(({ userId, door, name, email, until }) => ({
            key: `${userId} ${door}`,
            what: (
              <Link component={AppLink} href={addressOf('admin', { q: email })}>
                {name}
              </Link>
            ),
            fact: t(LABELS[door], { until: dateTime(until) }),
          }))}
        />
      )}
    </Card>
  );
}
