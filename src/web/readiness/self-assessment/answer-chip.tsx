import { useTranslation } from 'react-i18next';
import type { SelfAnswer } from '#domain/readiness/self-assessment.ts';
import type { Tone } from '../../kit/tone.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

const TONES: Record<SelfAnswer, Tone> = { yes: 'success', partly: 'warning', no: 'error', 'not-applicable': 'neutral' };

export const toneOfAnswer = (answer: SelfAnswer): Tone => TONES[answer];

export function AnswerChip({ answer }: { answer: SelfAnswer | null }) {
  const { t } = useTranslation('self-assessment');
  return (
    <ToneChip tone={answer ? TONES[answer] : 'neutral'} label={answer ? t(`answer.${answer}`) : t('unanswered')} />
  );
}
