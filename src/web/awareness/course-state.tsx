import { useTranslation } from 'react-i18next';
import type { CourseState } from '#domain/awareness/course.ts';
import type { Tone } from '../kit/tone.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

const TONES: Record<CourseState, Tone> = {
  new: 'neutral',
  reading: 'info',
  ready: 'info',
  testing: 'info',
  failed: 'warning',
  passed: 'success',
  expired: 'warning',
};

/** How one stands to a course. */
export function CourseStateChip({ state }: { state: CourseState }) {
  const { t } = useTranslation('awareness');
  return <ToneChip tone={TONES[state]} label={t(`state.${state}`)} />;
}
