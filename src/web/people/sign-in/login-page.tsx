import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Link from '@mui/material/Link';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ProviderButtons } from '../provider-buttons.tsx';
import { ProviderProblem } from '../provider-problem.tsx';
import { EntryCard } from '../../kit/entry-card.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginReason } from './login-reasons.ts';
import { PasskeyButton } from './passkey-button.tsx';

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));

interface LoginPageProps {
  /** The page that was asked for. */
  back: string;
  /** Why signing in elsewhere did not work, and what finds it in the server's log. */
  problem?: string | undefined;
  reference?: string | undefined;
  /** The second step is asked for: signing in elsewhere was the first. */
  ticket?: string | undefined;
  /** What happened just before. */
  because?: LoginReason | undefined;
}

/** E-mail and password, a passkey, or a way to sign in elsewhere; then, where it is set up, a code. */
export function LoginPage({ back, problem, reference, ticket: given, because }: LoginPageProps) {
  const { t } = useTranslation(['public', 'sign-in']);
  const router = useRouter();
  const [ticket, setTicket] = useState(given ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = () => router.history.push(back);

  if (ticket)
    return (
      <Suspense fallback={null}>
        <CodeStep
          ticket={ticket}
          onEntered={enter}
          onBack={(why) => {
            setTicket(null);
            setFailure(why);
          }}
        />
      </Suspense>
    );
  return (
    <EntryCard title={t('login.title')} text={t('login.text')}>
      <LoginForm
        onEntered={enter}
        onTicket={setTicket}
        onFailure={setFailure}
        notice={<Message failure={failure} because={because} problem={problem} reference={reference} />}
      />
      <PasskeyButton onEntered={enter} onFailure={setFailure} />
      <ProviderButtons back={back} />
      <Typography sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
        {t('joining:register.noAccount')}{' '}
        <Link component={AppLink} href={PAGES.register}>
          {t('joining:register.title')}
        </Link>
      </Typography>
    </EntryCard>
  );
}

interface MessageProps extends Pick<LoginPageProps, 'because' | 'problem' | 'reference'> {
  failure: string | null;
}

function Message({ failure, because, problem, reference }: MessageProps) {
  const { t } = useTranslation('sign-in');
  if (failure) return <Notice tone="error">{failure}</Notice>;
  if (problem) return <ProviderProblem problem={problem} reference={reference} />;
  return because ? (
    <Notice tone={because === 'expired' ? 'warning' : 'success'}>{t(`because.${because}`)}</Notice>
  ) : null;
}
