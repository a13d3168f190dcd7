import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf, translatedMessage } from '../../kit/requests/problem.ts';
import { language } from '../../locales/i18n.ts';
import { installationQuery } from '../installation.ts';
import { register } from '../registration-api.ts';
import { ProviderButtons } from '../provider-buttons.tsx';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';

type Field = 'name' | 'email' | 'companyName';

const FIELDS: Field[] = ['name', 'email', 'companyName'];

/** Name, address, company; the link in the mail goes on from there. */
export function RegisterPage() {
  const { t } = useTranslation('joining');
  const { data: installation } = useQuery(installationQuery);
  const [values, setValues] = useState<Record<Field, string>>({ name: '', email: '', companyName: '' });
  const [wasSent, setWasSent] = useState(false);
  const registering = useMutation({
    mutationFn: () =>
      register({
        name: values.name.trim(),
        email: values.email.trim(),
        companyName: values.companyName.trim(),
        language: language(),
      }),
  });
  const errorOf = useFieldErrors(values, wasSent, registering.error);
  const hasIssues = registering.error ? problemOf(registering.error).issues.length > 0 : false;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    const wrong = FIELDS.find((field) => !values[field].trim());
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else registering.mutate();
  };
  const fieldOf = (name: Field) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      registering.reset();
    },
  });

  if (registering.isSuccess) return <Sent email={values.email.trim()} onAgain={() => registering.reset()} />;
  return (
    <EntryCard title={t('register.title')} text={t('register.text')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        {installation?.fresh && <Notice tone="info">{t('register.fresh')}</Notice>}
        {registering.error && !hasIssues && <Notice tone="error">{messageOf(registering.error)}</Notice>}
        <PlainField label={t('public:field.name')} autoComplete="name" autoFocus {...fieldOf('name')} />
        <PlainField
          label={t('public:field.email')}
          type="email"
          autoComplete="email"
          help={t('register.emailHelp')}
          {...fieldOf('email')}
        />
        <PlainField label={t('register.company')} autoComplete="organization" {...fieldOf('companyName')} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          size="large"
          fullWidth
          loading={registering.isPending}
        >
          {t('register.submit')}
        </Button>
      </Box>
      <Box sx={{ mt: 1 }}>
        <ProviderButtons back={PAGES.app} />
      </Box>
      <Typography sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
        {t('register.hasAccount')}{' '}
        <Link component={AppLink} href={PAGES.login}>
          {t('register.toLogin')}
        </Link>
      </Typography>
    </EntryCard>
  );
}

/** What is wrong with a field: it is empty, or the server said so. */
function useFieldErrors(values: Record<Field, string>, wasSent: boolean, error: unknown) {
  const { t } = useTranslation('joining');
  const issues = error ? problemOf(error).issues : [];
  const missing: Record<Field, string> = {
    name: t('public:field.nameRequired'),
    email: t('public:field.emailRequired'),
    companyName: t('register.companyRequired'),
  };
  return (field: Field) => {
    if (wasSent && !values[field].trim()) return missing[field];
    const issue = issues.find(({ path }) => path === field);
    return issue && translatedMessage(issue.message);
  };
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('joining');
  return (
    <EntryCard title={t('sent.title')} text={t('sent.text', { email })}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('sent.help')}
      </Typography>
      <Button onClick={onAgain}>{t('sent.again')}</Button>
    </EntryCard>
  );
}
