import { standardOf } from '#domain/assets/vocabulary/choices.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { statusTone } from './asset-tones.ts';
import { useChoiceLabel, useVocabulary } from './vocabulary/use-vocabulary.ts';

/** A status in the colour of the standard one that it counts as. */
export function StatusChip({ status }: { status: string }) {
  const { options } = useVocabulary();
  const labelOf = useChoiceLabel();
  return <ToneChip tone={statusTone(standardOf('status', status, options))} label={labelOf('status', status)} />;
}
