import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, problemOf, translatedMessage } from '../kit/requests/problem.ts';
import { sessionQuery } from '../people/session.ts';
import { type ContactField, type ContactValues, TOPICS, wrongFields } from './contact-fields.ts';
import { EntryCard } from '../kit/entry-card.tsx';
import { PlainField } from '../kit/forms/plain-field.tsx';
import { PlainSelect } from './plain-select.tsx';
import { useContact } from './use-contact.ts';

/** A message to whoever runs this installation. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const { data: session } = useQuery(sessionQuery);
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const [website, setWebsite] = useState('');
  const [wrong, setWrong] = useState<readonly ContactField[]>([]);
  const sending = useContact();
  const values: ContactValues = {
    name: session?.user.name ?? '',
    email: session?.user.email ?? '',
    organisation: session?.organisation?.name ?? '',
    topic: '',
    message: '',
    ...typed,
  };
  const issues = sending.error ? problemOf(sending.error).issues : [];
  const set = (field: ContactField) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    setWrong(wrong.filter((one) => one !== field));
    sending.reset();
  };
  const errorOf = (field: ContactField) => {
    if (wrong.includes(field)) return t(`error.${field}`);
    const issue = issues.find(({ path }) => path === field);
    return issue && translatedMessage(issue.message);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = wrongFields(values);
    setWrong(found);
    const [first] = found;
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else sending.mutate({ ...values, website });
  };

  if (sending.isSuccess)
    return (
      <EntryCard title={t('thanks.title')} width={560}>
        <Box role="status">
          <EmptyState
            icon={CircleCheck}
            heading="h2"
            title={t('thanks.received')}
            text={t('thanks.text', { email: values.email })}
            actions={
              <Button component={AppLink} href={session ? PAGES.app : PAGES.home}>
                {session ? t('thanks.toApp') : t('thanks.toStart')}
              </Button>
            }
          />
        </Box>
      </EntryCard>
    );
  return (
    <EntryCard title={t('title')} text={t('text')} width={560}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, position: 'relative' }}>
        {sending.error && issues.length === 0 && <Notice tone="error">{messageOf(sending.error)}</Notice>}
        <PlainField
          label={t('field.name')}
          name="name"
          value={values.name}
          onChange={set('name')}
          autoComplete="name"
          error={errorOf('name')}
        />
        <PlainField
          label={t('field.email')}
          name="email"
          type="email"
          value={values.email}
          onChange={set('email')}
          autoComplete="email"
          error={errorOf('email')}
        />
        <PlainField
          label={t('field.organisation')}
          name="organisation"
          value={values.organisation}
          onChange={set('organisation')}
          autoComplete="organization"
          isRequired={false}
          error={errorOf('organisation')}
        />
        <PlainSelect
          label={t('field.topic')}
          name="topic"
          value={values.topic}
          onChange={set('topic')}
          emptyLabel={t('field.choose')}
          options={TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }))}
          error={errorOf('topic')}
        />
        <PlainField
          label={t('field.message')}
          name="message"
          value={values.message}
          onChange={set('message')}
          autoComplete="off"
          rows={6}
          error={errorOf('message')}
        />
        {/* No person sees or reaches this field; programs which fill in everything give themselves away. */}
        <Box
          aria-hidden
          sx={{ position: 'absolute', width: 1, height: '1px', overflow: 'hidden', opacity: 0, bottom: 0 }}
        >
          <label>
            {t('field.trap')}
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={website}
              onChange={(event) => setWebsite(event.target.value)}
            />
          </label>
        </Box>
        <Button type="submit" variant="contained" color="primary" size="large" loading={sending.isPending}>
          {t('send')}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('privacy')}
        </Typography>
      </Box>
    </EntryCard>
  );
}
