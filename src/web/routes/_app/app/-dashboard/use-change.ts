import { useTranslation } from 'react-i18next';
import type { FigureChange } from '#domain/readiness/path/changes.ts';
import { useFormat } from '#web/kit/format.ts';
import type { Tone } from '#web/kit/tone.ts';

/** Says how a figure moved; without an earlier day nothing is said, and where it did not move only that. */
export function useChange() {
  const { t } = useTranslation('dashboard');
  const { number, date } = useFormat();
  return (
    change: FigureChange | undefined,
    isGoodUp: boolean,
  ): { change?: { text: string; up: boolean; tone: Tone }; still?: string } => {
    if (!change) return {};
    const { by, since, isWeek } = change;
    const when = { date: date(since) };
    if (by === 0) return { still: isWeek ? t('change.noneWeek') : t('change.noneSince', when) };
    const text = { by: number(by, { signDisplay: 'exceptZero' }), ...when };
    const up = by > 0;
    return {
      change: {
        text: isWeek ? t('change.week', text) : t('change.since', text),
        up,
        tone: up === isGoodUp ? 'success' : 'error',
      },
    };
  };
}
