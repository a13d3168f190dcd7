import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { ClaimReason } from './claim-reason.tsx';
import type { useChangeControls } from './use-control-changes.ts';

interface UnreasonedChangesProps {
  bulk: ReturnType<typeof useChangeControls>;
  onDone: () => void;
}

/** Asks for the one reason of several that are called Implemented against their evidence; nothing where none waits for it. */
export function UnreasonedChanges({ bulk, onDone }: UnreasonedChangesProps) {
  const framework = useCurrentFramework();
  const { unreasoned, drop, mutate, isPending, error } = bulk;
  if (!unreasoned) return null;
  const { requirementIds, change } = unreasoned;
  return (
    <ClaimReason
      of={requirementIds.map((requirementId) => ({ framework, requirementId }))}
      isBusy={isPending}
      error={error}
      onClaim={(reason) => mutate({ requirementIds, change: { ...change, reason } }, { onSuccess: onDone })}
      onClose={drop}
    />
  );
}
