import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../kit/requests/problem.ts';
import { request } from '../kit/requests/request.ts';
import { PlainField } from '../kit/forms/plain-field.tsx';
import { type Provider, installationQuery } from './installation.ts';

interface ProviderButtonsProps {
  /** The page to come back to. */
  back: string;
  /** Token of the invitation that is accepted on the way. */
  invitation?: string;
  /** The address whose organisation may have a provider of its own; without one it is asked for. */
  email?: string;
}

/** Ways to sign in elsewhere: those of the installation, and the one of the person's organisation. Needs the words `joining`. */
export function ProviderButtons({ back, invitation, email }: ProviderButtonsProps) {
  const { t } = useTranslation('joining');
  const { data: installation } = useQuery(installationQuery);
  const { data: own = [] } = useQuery({
    queryKey: ['providers', email],
    queryFn: () => findProviders(email ?? ''),
    enabled: Boolean(email),
    staleTime: 60_000,
  });
  const offered = email ? own : (installation?.providers ?? []);
  const hrefOf = (id: string) => addressOf(id, { redirect: back, invitation, email });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {(offered.length > 0 || !email) && (
        <Divider sx={{ my: 0.5, color: 'text.secondary', fontSize: 'size.small' }}>{t('or')}</Divider>
      )}
      {offered.map(({ id, label }) => (
        <Button key={id} component="a" href={hrefOf(id)} size="large" fullWidth>
          {t('with', { name: label })}
        </Button>
      ))}
      {!email && (
        <OwnProvider hrefOf={(id, address) => addressOf(id, { redirect: back, invitation, email: address })} />
      )}
    </Box>
  );
}

/** Which provider it is depends on the organisation, and that on the address. */
function OwnProvider({ hrefOf }: { hrefOf: (id: string, email: string) => string }) {
  const { t } = useTranslation('joining');
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      // The organisation's own stands before those of the installation.
      const [first] = (await findProviders(email.trim())).filter(({ id }) => id !== 'google');
      if (first) window.location.assign(hrefOf(first.id, email.trim()));
      else setFailure(t('own.none'));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  if (!isOpen)
    return (
      <Button variant="text" startIcon={<KeyRound />} onClick={() => setIsOpen(true)}>
        {t('own.button')}
      </Button>
    );
  return (
    <Box component="form" noValidate onSubmit={(event) => void find(event)} aria-label={t('own.title')}>
      <PlainField
        label={t('own.title')}
        name="sso"
        type="email"
        value={email}
        onChange={(value) => {
          setEmail(value);
          setFailure(undefined);
        }}
        autoComplete="email"
        autoFocus
        help={t('own.text')}
        error={failure}
      />
      <Button type="submit" fullWidth loading={isBusy} disabled={!email.includes('@')}>
        {t('own.next')}
      </Button>
    </Box>
  );
}

function findProviders(email: string): Promise<Provider[]> {
  return request<Provider[]>('GET', `/api/v1/providers?${new URLSearchParams({ email })}`);
}

function addressOf(id: string, wishes: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wishes)) if (value) query.set(name, value);
  return `/api/v1/providers/${id}/sign-in?${query}`;
}
