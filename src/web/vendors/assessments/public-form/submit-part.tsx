import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../kit/notice.tsx';
import { messageOf } from '../../../kit/requests/problem.ts';
import { PlainField } from '../../../kit/forms/plain-field.tsx';

export interface Open {
  section: string;
  sectionTitle: string;
  id: string;
  text: string;
  /** It is said not to apply, and nobody says why. */
  isReasonMissing: boolean;
}

interface SubmitPartProps {
  open: readonly Open[];
  before: { name: string; email: string; role: string } | null;
  onOpen: (section: string, question: string) => void;
  onSubmit: (who: { name: string; email: string; role: string }) => Promise<void>;
}

/** The end of it: what is still open, who answers, and the button that hands it in. */
export function SubmitPart({ open, before, onOpen, onSubmit }: SubmitPartProps) {
  const { t } = useTranslation('assessments');
  const [who, setWho] = useState(before ?? { name: '', email: '', role: '' });
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const reasons = open.filter(({ isReasonMissing }) => isReasonMissing);
  const isNameMissing = who.name.trim() === '';
  const isAddressWrong = !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(who.email.trim());
  const needsAgreement = open.length > 0 && !isAgreed;
  const set = (field: keyof typeof who) => (value: string) => setWho((known) => ({ ...known, [field]: value }));
  const submit = async () => {
    setTried(true);
    if (reasons.length > 0 || isNameMissing || isAddressWrong || needsAgreement) return;
    setBusy(true);
    setError(null);
    await onSubmit(who).catch(setError);
    setBusy(false);
  };
  const listed = reasons.length > 0 ? reasons : open;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 2, pt: 2 }}
    >
      {open.length === 0 ? (
        <Notice tone="success">{t('submit.complete')}</Notice>
      ) : (
        <Notice
          tone={reasons.length > 0 ? 'error' : 'warning'}
          title={
            reasons.length > 0
              ? t('submit.reasons', { count: reasons.length })
              : t('submit.open', { count: open.length })
          }
        >
          {reasons.length > 0 ? t('submit.reasonsText') : t('submit.openText')}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0} role="list">
            {listed.map(({ id, section, sectionTitle, text }) => (
              <li key={id}>
                <Link component="button" type="button" onClick={() => onOpen(section, id)} sx={{ textAlign: 'left' }}>
                  {`${sectionTitle}: ${text}`}
                </Link>
              </li>
            ))}
          </Box>
        </Notice>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <PlainField
          label={t('submit.name')}
          name="name"
          autoComplete="name"
          value={who.name}
          onChange={set('name')}
          error={isTried && isNameMissing ? t('submit.nameMissing') : undefined}
        />
        <PlainField
          label={t('submit.email')}
          name="email"
          type="email"
          autoComplete="email"
          value={who.email}
          onChange={set('email')}
          error={isTried && isAddressWrong ? t('submit.emailWrong') : undefined}
        />
        <PlainField
          label={t('submit.role')}
          name="role"
          autoComplete="organization-title"
          isRequired={false}
          value={who.role}
          onChange={set('role')}
        />
      </Box>
      {open.length > 0 && reasons.length === 0 && (
        <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', lineHeight: 1.5 }}>
          <Box
            component="input"
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
            sx={{ mt: '3px' }}
          />
          {t('submit.agree', { count: open.length })}
        </Box>
      )}
      {isTried && needsAgreement && reasons.length === 0 && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {t('submit.agreeMissing')}
        </Box>
      )}
      {error !== null && <Notice tone="error">{messageOf(error)}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" color="primary" size="large" loading={isBusy}>
          {t('submit.button')}
        </Button>
        <Box sx={{ color: 'text.secondary', flex: '1 1 240px' }}>{t('submit.text')}</Box>
      </Box>
    </Box>
  );
}
