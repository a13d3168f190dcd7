import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FactsOf, VendorFacts } from '#domain/vendors/record.ts';
import { CLAUSES, SOON_DAYS } from '#domain/vendors/values.ts';
import { dayAfter } from '#domain/assets/days.ts';
import { decideBy, isContractInForce } from '#domain/vendors/waits.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

const SEVERITY_TONES: Record<FactsOf<'incident'>['severity'], Tone> = {
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  critical: 'error',
};

/** What a record says, below its title. */
export function RecordFacts({ facts }: { facts: VendorFacts }) {
  const { texts, chips } = useSaid()(facts);
  const said = texts.filter(Boolean).join(' · ');
  const note = facts.kind === 'contact' ? undefined : facts.kind === 'certificate' ? facts.scope : facts.note;
  return (
    <>
      {said && <Box sx={{ color: 'text.secondary' }}>{said}</Box>}
      {chips.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {chips.map(({ tone, label }) => (
            <ToneChip key={label} tone={tone} label={label} />
          ))}
        </Box>
      )}
      {note && <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{note}</Box>}
    </>
  );
}

interface Said {
  texts: (string | undefined | null | false)[];
  chips: { tone: Tone; label: string }[];
}

function useSaid(): (facts: VendorFacts) => Said {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  const today = todayIs();
  const soon = dayAfter(today, SOON_DAYS);
  const flag = (is: boolean | undefined, tone: Tone, label: string) => (is ? [{ tone, label }] : []);
  const ends = (day: string | undefined) =>
    day === undefined
      ? []
      : [
          {
            tone: day < today ? ('error' as const) : day <= soon ? ('warning' as const) : ('success' as const),
            label: t(day < today ? 'record.ended' : 'record.until', { date: format.date(day) }),
          },
        ];
  return (facts) => {
    switch (facts.kind) {
      case 'contact':
        return {
          texts: [facts.role, facts.email, facts.phone],
          chips: flag(facts.isForSecurity, 'info', t('record.field.isForSecurity')),
        };
      case 'contract': {
        const by = decideBy(facts, today);
        const missing = CLAUSES.filter((clause) => !facts.clauses?.includes(clause));
        return {
          texts: [
            facts.startOn && t('record.from', { date: format.date(facts.startOn) }),
            facts.noticeDays !== undefined && t('record.notice', { count: facts.noticeDays }),
            facts.isRenewed && t('record.field.isRenewed'),
            by && by >= today && t('record.decideBy', { date: format.date(by) }),
          ],
          chips: [
            ...(facts.isRenewed && isContractInForce(facts, today) ? [] : ends(facts.endOn)),
            ...flag(
              missing.length > 0,
              'warning',
              t('record.missing', { list: format.list(missing.map((each) => t(`record.value.${each}`))) }),
            ),
          ],
        };
      }
      case 'service':
        return {
          texts: [t(`record.value.${facts.access}`)],
          chips: flag(facts.isCloud, 'info', t('record.field.isCloud')),
        };
      case 'data':
        return {
          texts: [facts.location],
          chips: [
            {
              tone: facts.classification === 'Restricted' ? 'error' : 'neutral',
              label: t(`record.value.${facts.classification}`),
            },
            ...flag(facts.isPersonal, 'warning', t('record.field.isPersonal')),
          ],
        };
      case 'certificate':
        return { texts: [facts.issuer], chips: ends(facts.expiresOn) };
      case 'incident':
        return {
          texts: [
            format.date(facts.happenedOn),
            facts.priority,
            facts.service,
            facts.startedAt &&
              facts.resolvedAt &&
              t('record.lasted', { from: format.dateTime(facts.startedAt), to: format.dateTime(facts.resolvedAt) }),
          ],
          chips: [
            { tone: SEVERITY_TONES[facts.severity], label: t(`record.value.${facts.severity}`) },
            ...flag(facts.affected !== undefined, 'neutral', t(`record.value.${facts.affected ?? 'unaffected'}`)),
            ...flag(facts.isSecurityBreach, 'error', t('record.field.isSecurityBreach')),
            facts.resolvedOn || facts.resolvedAt
              ? {
                  tone: 'success',
                  label: t('record.resolved', { date: format.date(facts.resolvedOn ?? facts.resolvedAt ?? '') }),
                }
              : { tone: 'warning', label: t('record.open') },
          ],
        };
      case 'subcontractor':
        return { texts: [facts.purpose, facts.location], chips: [] };
    }
  };
}
