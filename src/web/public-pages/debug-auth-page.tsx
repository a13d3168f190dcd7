import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionState } from '#domain/people/session-state.ts';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { request } from '../kit/requests/request.ts';
import { FactList } from './fact-list.tsx';
import { PublicPage, Section } from './public-page.tsx';

const tones = { none: 'info', ended: 'warning', open: 'success' } as const;

/** The visitor's own session, explained by the server. */
export function DebugAuthPage() {
  const { t } = useTranslation('debug-auth');
  const state = useQuery({
    queryKey: ['session-state'],
    queryFn: () => request<SessionState>('GET', '/api/v1/session/state'),
    staleTime: 0,
  });
  return (
    <PublicPage title={t('title')} text={t('text')}>
      {state.error && <Notice tone="error">{messageOf(state.error)}</Notice>}
      {state.data && (
        <>
          <Notice
            tone={tones[state.data.state]}
            title={t(`state.${state.data.state}.title`)}
            action={
              <Button size="small" onClick={() => void state.refetch()} loading={state.isFetching}>
                {t('again')}
              </Button>
            }
          >
            {t(`state.${state.data.state}.text`)}
          </Notice>
          {state.data.session && <SessionFacts session={state.data.session} />}
          {state.data.session && <MembershipFacts organisation={state.data.organisation} />}
          <CookieFacts state={state.data} />
        </>
      )}
    </PublicPage>
  );
}

function SessionFacts({ session }: { session: NonNullable<SessionState['session']> }) {
  const { t } = useTranslation('debug-auth');
  const { dateTime } = useFormat();
  const yes = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <Section id="session" title={t('session')}>
      <FactList
        facts={[
          [t('fact.person'), `${session.name} (${session.email})`],
          [t('fact.method'), t(`method.${session.method}`)],
          [t('fact.strong'), yes(session.isStrong)],
          [t('fact.started'), dateTime(session.startedAt)],
          [t('fact.used'), dateTime(session.lastUsedAt)],
          [t('fact.idle'), dateTime(session.idleUntil)],
          [t('fact.ends'), dateTime(session.endsAt)],
          [t('fact.everyLoad'), yes(session.signInOnEveryLoad)],
          [t('fact.administration'), session.administersUntil ? dateTime(session.administersUntil) : t('fact.closed')],
        ]}
      />
    </Section>
  );
}

function MembershipFacts({ organisation }: { organisation: SessionState['organisation'] }) {
  const { t } = useTranslation('debug-auth');
  const { list } = useFormat();
  if (!organisation) return <Section id="organisation" title={t('organisation')} text={t('fact.outside')} />;
  const { name, role, customRole, permissions, demands } = organisation;
  return (
    <Section id="organisation" title={t('organisation')}>
      <FactList
        facts={[
          [t('fact.name'), name],
          [t('fact.role'), customRole ? `${customRole} (${role})` : role],
          [t('fact.permissions'), permissions.join(', ')],
          [
            t('fact.demands'),
            demands.length > 0
              ? list(demands.map((requiredAction) => t(`demand.${requiredAction}`)))
              : t('fact.nothing'),
          ],
        ]}
      />
    </Section>
  );
}

function CookieFacts({ state: { cookie, now } }: { state: SessionState }) {
  const { t } = useTranslation('debug-auth');
  const { dateTime } = useFormat();
  const yes = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <Section id="cookie" title={t('cookie')}>
      <FactList
        facts={[
          [t('fact.name'), cookie.name],
          [t('fact.httpOnly'), yes(cookie.httpOnly)],
          [t('fact.secure'), yes(cookie.secure)],
          [t('fact.sameSite'), cookie.sameSite],
          [t('fact.path'), cookie.path],
          [t('fact.days'), t('fact.daysValue', { count: cookie.days })],
          [t('fact.clock'), dateTime(now)],
        ]}
      />
    </Section>
  );
}
