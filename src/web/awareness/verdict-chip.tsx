import { useTranslation } from 'react-i18next';
import type { Verdict } from '#domain/awareness/mail-report.ts';
import type { Tone } from '../kit/tone.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

const TONES: Record<Verdict, Tone> = {
  new: 'warning',
  phishing: 'error',
  spam: 'neutral',
  harmless: 'success',
  test: 'info',
};

/** What a reported mail turned out to be. */
export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('awareness');
  return <ToneChip tone={TONES[verdict]} label={t(`verdict.${verdict}`)} />;
}
