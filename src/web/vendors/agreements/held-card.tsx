import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import type { Commitment } from '#domain/vendors/agreements/commitment.ts';
import type { Outcome } from '#domain/vendors/agreements/outcome.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { hrefOfVendor } from '../vendor-search.ts';
import type { AskedTask } from './asked-task.ts';
import { hrefOfAgreement } from './agreement-queries.ts';
import { type Judged, judgedOf, outcomeIn, OUTCOME_TONES } from './judged.ts';
import { PeriodStrip } from './period-strip.tsx';
import { useSayings } from './use-sayings.ts';
import { useVerdicts } from './use-verdicts.ts';

const URGENT: readonly Outcome[] = ['breached', 'missed', 'unknown'];
/** So many stand there before one asks for the rest. */
const FEW = 6;

interface HeldCardProps {
  agreement: AgreementDetails;
  onShow: (commitment: Commitment) => void;
  /** Makes tasks; comes from the page's route. */
  tasksOf: (tasks: AskedTask[]) => ReactNode;
}

/** How the vendor kept the agreement: the months as a strip, and every verdict with its words and incidents. */
export function HeldCard({ agreement, onShow, tasksOf }: HeldCardProps) {
  const { t } = useTranslation('agreements');
  const say = useSayings();
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const all = judgedOf(agreement);
  const urgent = all.filter((each) => URGENT.includes(outcomeIn(each)));
  const shown = chosen ? all.filter(({ id }) => id === chosen) : isAll ? all : urgent.slice(0, FEW);
  const rest = all.length - shown.length;
  return (
    <Card title={t('held.title')} subtitle={t('held.subtitle', { zone: agreement.timeZone.replaceAll('_', ' ') })}>
      {agreement.availability.map(({ commitmentId, periods }) => {
        const commitment = agreement.commitments.find(({ id }) => id === commitmentId);
        return (
          commitment && (
            <PeriodStrip
              key={commitmentId}
              title={say.commitment(commitment.facts)}
              commitment={commitment}
              periods={periods}
              chosen={chosen}
              idOf={({ name }) => `${commitmentId} ${name}`}
              onChoose={setChosen}
            />
          )
        );
      })}
      {all.length === 0 && <Typography variant="body2">{t('held.nothing')}</Typography>}
      {all.length > 0 && shown.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(all.every((each) => outcomeIn(each) === 'unrecorded') ? 'held.noneRecorded' : 'held.allKept')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('held.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((judged) => (
          <Verdict key={judged.id} judged={judged} agreement={agreement} onShow={onShow} tasksOf={tasksOf} />
        ))}
      </Box>
      {(rest > 0 || isAll || chosen) && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            setChosen(null);
            setAll(chosen ? isAll : !isAll);
          }}
        >
          {chosen ? t('held.back') : isAll ? t('held.fewer') : t('held.more', { count: rest })}
        </Button>
      )}
    </Card>
  );
}

interface VerdictProps extends HeldCardProps {
  judged: Judged;
}

function Verdict({ judged, agreement, onShow, tasksOf }: VerdictProps) {
  const { t } = useTranslation('agreements');
  const verdicts = useVerdicts(agreement);
  const { commitment } = judged;
  const outcome = outcomeIn(judged);
  const ids =
    judged.as === 'incident'
      ? [judged.time.incidentId]
      : [...new Set([...judged.period.incidentIds, ...judged.period.lacking.map(({ incidentId }) => incidentId)])];
  const incidents = agreement.incidents.filter(({ id }) => ids.includes(id));
  const title = verdicts.title(judged);
  const text = verdicts.text(judged);
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        display: 'grid',
        gap: 0.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: 'size.plain',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToneChip tone={OUTCOME_TONES[outcome]} label={verdicts.word(judged)} />
        <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
      </Box>
      <Box>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {incidents.map(({ id, title: name }) => (
          <Link key={id} component={AppLink} href={hrefOfVendor(agreement.vendorId ?? '')}>
            {outcome === 'unknown' ? t('held.complete', { name }) : t('held.incident', { name })}
          </Link>
        ))}
        {commitment?.quote && (
          <Button size="small" variant="text" onClick={() => onShow(commitment)}>
            {t('held.quote')}
          </Button>
        )}
        {(outcome === 'breached' || outcome === 'missed') &&
          tasksOf([
            {
              title: t('task.breach', { vendor: agreement.vendorName ?? '', what: title }).slice(0, 200),
              note: text.slice(0, 4000),
              source: {
                kind: 'agreement',
                key: `agreement:${agreement.id}:${judged.id}`.slice(0, 200),
                href: hrefOfAgreement(agreement.id),
              },
            },
          ])}
      </Box>
    </Box>
  );
}
