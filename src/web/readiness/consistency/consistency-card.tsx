import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { ConsistencyFinding, FindingSubject } from '#domain/readiness/consistency/finding.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

const TONES: Record<ConsistencyFinding['severity'], Tone> = { high: 'error', medium: 'warning', low: 'neutral' };

export function useConsistency() {
  return useQuery(orpc.readiness.consistency.list.queryOptions({}));
}

/** What contradicts itself over the whole system, each with a fix and the things it is about. */
export function ConsistencyCard() {
  const { t } = useTranslation('consistency');
  const { data, error, refetch } = useConsistency();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={6} />;
  return (
    <Card title={t('title')} subtitle={t('subtitle')}>
      {data.length === 0 && <EmptyState icon={BadgeCheck} title={t('none')} text={t('noneText')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((finding) => (
          <FindingRow key={finding.rule} finding={finding} />
        ))}
      </Box>
    </Card>
  );
}

function FindingRow({ finding }: { finding: ConsistencyFinding }) {
  const { t } = useTranslation('consistency');
  const { rule, severity, count, subjects } = finding;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography component="p" sx={{ flex: 1, minWidth: 200, fontWeight: 600, textWrap: 'pretty' }}>
          {t(`broken.${rule}`, { count })}
        </Typography>
        <ToneChip tone={TONES[severity]} label={t(`severity.${severity}`)} />
      </Box>
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>{t(`fix.${rule}`)}</Box>
      <Box component="details" sx={{ mt: 0.5, fontSize: 'size.plain' }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
          {t('where')}
        </Box>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, columnGap: 2 }}
        >
          {subjects.map((subject) => (
            <li key={hrefOf(subject)}>
              <Link component={AppLink} href={hrefOf(subject)}>
                {nameOf(subject, t)}
              </Link>
            </li>
          ))}
          {count > subjects.length && subjects.length >= 200 && (
            <li>{t('more', { count: count - subjects.length })}</li>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function hrefOf(subject: FindingSubject): string {
  switch (subject.kind) {
    case 'requirement':
      return hrefOfRequirement(subject.id, subject.framework);
    case 'document':
      return addressOf('document', { id: subject.id });
    case 'assets':
      return addressOf('assets', { tab: 'assets', only: subject.only });
    case 'risk':
      return addressOf('risk', { id: subject.id });
    case 'people':
      return PAGES.usersAndRoles;
    case 'policies':
      return PAGES.policies;
  }
}

function nameOf(subject: FindingSubject, t: (key: 'assets' | 'people' | 'policies') => string): string {
  if (subject.kind === 'requirement') return subject.id;
  return subject.kind === 'document' || subject.kind === 'risk' ? subject.title : t(subject.kind);
}
