import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Health } from '#domain/administration/health.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';

/** What runs here, since when, and on what. */
export function FactsCard({ health }: { health: Health }) {
  const { t } = useTranslation('administration');
  const { number, bytes, dateTime, relative } = useFormat();
  const { database, migrations, jobs, mail, storage } = health;
  const facts: [name: string, fact: ReactNode][] = [
    [t('fact.version'), t('fact.versionOn', { version: health.version, node: health.node })],
    [t('fact.started'), `${relative(health.startedAt, health.at)} (${dateTime(health.startedAt)})`],
    [t('fact.memory'), bytes(health.memoryBytes)],
    [
      t('fact.database'),
      t(database.isEmbedded ? 'fact.embedded' : 'fact.external', {
        version: database.version,
        size: bytes(database.bytes),
      }),
    ],
    [
      t('fact.connections'),
      t('fact.of', { part: number(database.connections), whole: number(database.connectionLimit) }),
    ],
    [
      t('fact.migrations'),
      migrations.missing > 0
        ? t('fact.missing', { count: migrations.missing })
        : t('fact.applied', { count: migrations.applied, latest: migrations.latest ?? '–' }),
    ],
    [
      t('fact.oldestJob'),
      <Link key="job" component={AppLink} href={addressOf('admin', { tab: 'jobs', state: 'waiting' })}>
        {jobs.oldestWaitingSince ? dateTime(jobs.oldestWaitingSince) : t('fact.noneWaits')}
      </Link>,
    ],
    [t('fact.files'), t('fact.filesAre', { count: storage.files, size: bytes(storage.bytes) })],
    [t('fact.disk'), t('fact.of', { part: bytes(storage.diskFree), whole: bytes(storage.diskTotal) })],
    [
      t('fact.mailError'),
      <Link key="mail" component={AppLink} href={addressOf('admin', { tab: 'outbox', state: 'failed' })}>
        {mail.lastError ?? t('fact.noError')}
      </Link>,
    ],
    [
      t('fact.administering'),
      <Link key="sessions" component={AppLink} href={addressOf('admin', { tab: 'sessions' })}>
        {number(health.sessions.administering)}
      </Link>,
    ],
  ];
  return (
    <Card title={t('fact.title')}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([name, fact]) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '190px minmax(0, 1fr)' },
              columnGap: 2,
              py: 1,
              '&:not(:last-child)': { borderBottom: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
