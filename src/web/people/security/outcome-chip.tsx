import { useTranslation } from 'react-i18next';
import type { SignInOutcome } from '#domain/people/security.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

const TONES: Record<SignInOutcome, Tone> = { done: 'success', wrong: 'warning', locked: 'error', refused: 'error' };

/** What came of an attempt to sign in. */
export function OutcomeChip({ outcome }: { outcome: SignInOutcome }) {
  const { t } = useTranslation('security');
  return <ToneChip tone={TONES[outcome]} label={t(`outcome.${outcome}`)} />;
}
