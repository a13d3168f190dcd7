import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { Health } from '#domain/administration/health.ts';
import { useFormat } from '../../kit/format.ts';
import { StatCard } from '../../kit/stat-card.tsx';
import { StatRow } from '../../kit/stat-row.tsx';

/** The figures of the installation; each opens to what it counts. */
export function HealthFigures({ health }: { health: Health }) {
  const { t } = useTranslation('administration');
  const { number, bytes } = useFormat();
  const { accounts, organisations, sessions, jobs, mail, storage, signIns, contactMessages } = health;
  const failedSignIns = signIns.hours.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <>
      <StatRow>
        <StatCard
          label={t('figure.accounts')}
          value={number(accounts.total)}
          href={PAGES.admin}
          note={t('figure.suspended', { count: accounts.suspended })}
        />
        <StatCard
          label={t('figure.organisations')}
          value={number(organisations.total)}
          href={addressOf('admin', { tab: 'organisations' })}
          note={t('figure.suspended', { count: organisations.suspended })}
        />
        <StatCard
          label={t('figure.requests')}
          value={number(organisations.requests)}
          href={addressOf('admin', { tab: 'requests', state: 'pending' })}
          note={t('figure.messages', { count: contactMessages })}
        />
        <StatCard
          label={t('figure.sessions')}
          value={number(sessions.open)}
          href={addressOf('admin', { tab: 'sessions' })}
          note={t('figure.people', { count: sessions.people })}
        />
      </StatRow>
      <StatRow>
        <StatCard
          label={t('figure.signIns')}
          value={number(failedSignIns)}
          href={addressOf('admin', { tab: 'sign-ins', state: 'wrong' })}
          note={t('figure.locked', { count: signIns.locked.length })}
        />
        <StatCard
          label={t('figure.jobs')}
          value={number(jobs.failed)}
          href={addressOf('admin', { tab: 'jobs', state: 'failed' })}
          note={t('figure.work', { waiting: number(jobs.waiting), running: number(jobs.running) })}
        />
        <StatCard
          label={t('figure.mail')}
          value={number(mail.failed + mail.kept)}
          href={addressOf('admin', { tab: 'outbox', state: mail.failed > 0 || mail.kept === 0 ? 'failed' : 'kept' })}
          note={t(mail.isConfigured ? 'figure.sent' : 'figure.noMail', { count: mail.sent })}
        />
        <StatCard
          label={t('figure.storage')}
          value={bytes(storage.bytes)}
          href={addressOf('admin', { tab: 'organisations' })}
          note={t('figure.free', { bytes: bytes(storage.diskFree) })}
        />
      </StatRow>
    </>
  );
}
