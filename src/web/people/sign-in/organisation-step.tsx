import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';

export interface FirstOrganisation {
  name: string;
  domain: string;
}

interface OrganisationStepProps {
  onBack: () => void;
  /** Null asks for the demo organisation. */
  onFinish: (organisation: FirstOrganisation | null) => void;
  isBusy: boolean;
  error: unknown;
}

const domainShape = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Step 2 of setting up: one's own organisation, or one with demo data to look around in. */
export function OrganisationStep({ onBack, onFinish, isBusy, error }: OrganisationStepProps) {
  const { t } = useTranslation('public');
  const [name, setName] = useState('');
  const [domain, setDomain] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const plainDomain = domain.trim().toLowerCase();
  const isGood = name.trim() !== '' && domainShape.test(plainDomain);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isGood) onFinish({ name: name.trim(), domain: plainDomain });
  };
  return (
    <EntryCard title={t('setup.organisation')} text={t('setup.step', { step: 2, total: 2 })}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        {Boolean(error) && <Notice tone="error">{messageOf(error)}</Notice>}
        <PlainField
          label={t('field.organisation')}
          name="organisation"
          value={name}
          onChange={setName}
          error={wasSent && !name.trim() ? t('field.organisationRequired') : undefined}
          autoComplete="organization"
          autoFocus
        />
        <PlainField
          label={t('field.domain')}
          name="domain"
          value={domain}
          onChange={setDomain}
          error={wasSent && !domainShape.test(plainDomain) ? t('field.domainInvalid') : undefined}
          help={t('field.domainHelp')}
          autoComplete="off"
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="large" onClick={onBack} disabled={isBusy}>
            {t('setup.back')}
          </Button>
          <Button type="submit" variant="contained" color="primary" size="large" sx={{ flex: 1 }} loading={isBusy}>
            {t('setup.finish')}
          </Button>
        </Box>
        <Divider sx={{ my: 1.5, color: 'text.secondary', fontSize: 'size.small' }}>{t('setup.or')}</Divider>
        <Button size="large" onClick={() => onFinish(null)} disabled={isBusy}>
          {t('setup.demo')}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: 'size.small', textAlign: 'center' }}>{t('setup.demoText')}</Box>
      </Box>
    </EntryCard>
  );
}
