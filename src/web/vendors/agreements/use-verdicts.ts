import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { useFormat } from '../../kit/format.ts';
import { type Judged, outcomeIn } from './judged.ts';
import { useSayings } from './use-sayings.ts';

/** What was judged of an agreement, as a sentence: what was promised, what happened, what is missing. */
export function useVerdicts({ recordedSince }: Pick<AgreementDetails, 'recordedSince'>) {
  const { t } = useTranslation('agreements');
  const say = useSayings();
  const { date } = useFormat();
  const since = recordedSince === null ? '' : date(recordedSince);
  const title = (judged: Judged): string => {
    const { commitment } = judged;
    if (judged.as === 'period')
      return t('judged.period', {
        period: say.period(judged.period.name),
        what: commitment ? say.commitment(commitment.facts) : '',
      });
    return commitment ? say.commitment(commitment.facts) : t(`kind.${judged.time.kind}`);
  };
  const text = (judged: Judged): string => {
    const parts: string[] = [];
    if (judged.as === 'period') {
      if (judged.period.availability === null) return t('judged.unrecorded', { date: since });
      const {
        availability,
        downtimeMinutes,
        allowedMinutes,
        maintenanceMinutes,
        isRunning,
        isPartial,
        isRecordedInPart,
        credit,
        lacking,
      } = judged.period;
      parts.push(
        t('judged.availability', {
          percent: say.availability(availability, 3),
          downtime: say.lasting(downtimeMinutes),
          allowed: say.lasting(allowedMinutes),
        }),
      );
      if (maintenanceMinutes > 0) parts.push(t('judged.maintenance', { time: say.lasting(maintenanceMinutes) }));
      if (credit) parts.push(t('judged.credit', { percent: say.percent(credit.percent) }));
      if (isRunning) parts.push(t('judged.running'));
      if (isPartial) parts.push(t('judged.partial'));
      if (isRecordedInPart) parts.push(t('judged.inPart', { date: since }));
      for (const fact of new Set(lacking.map((each) => each.fact))) parts.push(t(`fact.${fact}`));
      return parts.join(' ');
    }
    const { minutes, limitMinutes, lacks, from } = judged.time;
    const isBusinessTime = judged.commitment?.facts.isBusinessTime ?? false;
    if (minutes !== null && limitMinutes !== null) {
      const limit = say.lasting(limitMinutes, isBusinessTime);
      parts.push(
        t('judged.time', {
          took: say.lasting(minutes, isBusinessTime),
          limit: isBusinessTime ? t('say.business', { amount: limit }) : limit,
        }),
      );
    }
    if (from && minutes !== null) parts.push(t(`judged.from.${from}`));
    if (lacks) parts.push(t(`fact.${lacks}`));
    return parts.join(' ');
  };
  const word = (judged: Judged): string => t(`verdict.${outcomeIn(judged)}`);
  return { title, text, word };
}
