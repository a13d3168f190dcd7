import { useTranslation } from 'react-i18next';
import { ToneChip } from '../kit/tone-chip.tsx';

const tones = { high: 'error', medium: 'warning', low: 'neutral' } as const;

export type Level = keyof typeof tones;

/** How much it matters; on its own, away from a column that says so, the word stands with it. */
export function PriorityChip({ priority, isAlone = false }: { priority: Level; isAlone?: boolean }) {
  const { t } = useTranslation('controls');
  return (
    <ToneChip tone={tones[priority]} label={isAlone ? t(`priorityNamed.${priority}`) : t(`priority.${priority}`)} />
  );
}
