import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CertificateNumber, SAMPLE_NUMBER } from '#domain/awareness/certificate.ts';
import type { Certificate } from '#domain/awareness/certificate.ts';
import { todayIs } from '../controls/control-queries.ts';
import { AsFileSays } from '../kit/as-file-says.tsx';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, problemOf } from '../kit/requests/problem.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useFileHref, useLanguage } from './awareness-queries.ts';
import { hrefOfAwareness } from './awareness-search.ts';

interface CertificatesViewProps {
  number: string | undefined;
  onNumber: (number: string | undefined) => void;
}

/** My certificates, and the place where anybody's number is verified. */
export function CertificatesView({ number, onNumber }: CertificatesViewProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
      }}
    >
      <OwnCertificates />
      <Verify key={number} number={number} onNumber={onNumber} />
    </Box>
  );
}

function OwnCertificates() {
  const { t } = useTranslation('awareness');
  const language = useLanguage();
  const query = useQuery(orpc.awareness.certificates.list.queryOptions({ input: { language } }));
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <CardSkeleton />;
  return (
    <Card title={t('certificate.mine')} flush>
      {query.data.length === 0 ? (
        <EmptyState
          icon={Award}
          title={t('certificate.none')}
          text={t('certificate.noneText')}
          actions={
            <Button component={AppLink} href={hrefOfAwareness()} variant="contained" color="primary">
              {t('course.toAll')}
            </Button>
          }
        />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {query.data.map((certificate) => (
            <Row key={certificate.number} certificate={certificate} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Row({ certificate: { number, title, score, issuedOn, validUntil, fromFile } }: { certificate: Certificate }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const hrefOf = useFileHref();
  const isCurrent = todayIs() <= validUntil;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('certificate.facts', { day: format.date(issuedOn), score, number })}
          <AsFileSays file={fromFile} />
        </Typography>
      </Box>
      <ToneChip
        tone={isCurrent ? 'success' : 'warning'}
        label={t(isCurrent ? 'certificate.until' : 'certificate.ended', { day: format.date(validUntil) })}
      />
      <Button
        size="small"
        href={hrefOf(`certificates/${number}/file`)}
        download
        aria-label={t('certificate.downloadOf', { title })}
      >
        {t('certificate.download')}
      </Button>
    </Box>
  );
}

/** Whoever is shown a certificate sees here whether it is one, and whose. */
function Verify({ number, onNumber }: CertificatesViewProps) {
  const { t } = useTranslation('awareness');
  const id = useId();
  const language = useLanguage();
  const [text, setText] = useState(number ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const known = CertificateNumber.safeParse(number ?? '');
  const query = useQuery(
    orpc.awareness.certificates.get.queryOptions({
      input: { number: known.data ?? '', language },
      enabled: known.success,
      retry: false,
    }),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const asked = CertificateNumber.safeParse(text);
    setIsWrong(!asked.success);
    if (asked.success) onNumber(asked.data);
  };
  return (
    <Card title={t('verify.title')} subtitle={t('verify.text')}>
      <Box component="form" onSubmit={submit} noValidate>
        <FormControl fullWidth error={isWrong}>
          <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
            {t('verify.number')}
          </FormLabel>
          <OutlinedInput
            id={id}
            value={text}
            placeholder={SAMPLE_NUMBER}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setIsWrong(false);
            }}
            slotProps={{ input: { 'aria-describedby': `${id}-help`, spellCheck: false } }}
          />
          <FormHelperText id={`${id}-help`}>{isWrong ? t('verify.wrong') : ''}</FormHelperText>
        </FormControl>
        <Button type="submit" loading={query.isFetching}>
          {t('verify.check')}
        </Button>
      </Box>
      <Box sx={{ mt: 2 }} aria-live="polite">
        {query.data && known.success && <Verified certificate={query.data} />}
        {query.error && (
          <Notice tone="warning">
            {problemOf(query.error).status === 404 ? t('verify.unknown') : messageOf(query.error)}
          </Notice>
        )}
      </Box>
    </Card>
  );
}

function Verified({
  certificate: { name, title, issuedOn, validUntil, isCurrent, fromFile },
}: {
  certificate: Certificate & { isCurrent: boolean };
}) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  return (
    <Notice tone={isCurrent ? 'success' : 'warning'} title={t(isCurrent ? 'verify.yes' : 'verify.ended')}>
      {t('verify.line', { name, title, from: format.date(issuedOn), until: format.date(validUntil) })}
      <AsFileSays file={fromFile} />
    </Notice>
  );
}
