import { ToneChip } from '../kit/tone-chip.tsx';
import { FRAMEWORK } from './framework-links.ts';
import { useFrameworks, useIsSeveral } from './frameworks-in-use.ts';

/** Names the framework of a thing, wherever things of several can stand side by side. */
export function FrameworkChip({ framework }: { framework: string }) {
  const isSeveral = useIsSeveral();
  const { data } = useFrameworks();
  if (!isSeveral && framework === FRAMEWORK) return null;
  return <ToneChip tone="neutral" label={data?.find(({ id }) => id === framework)?.title ?? framework} />;
}
