import { constants, getPriority, setPriority } from 'node:os';

/** Lets everything else on the machine go before a process, or before this thread where the system (Linux) has priorities of threads. */
export function giveWay(pid?: number): void {
  if (pid === undefined && process.platform !== 'linux') return;
  try {
    const lower = getPriority() + constants.priority.PRIORITY_BELOW_NORMAL;
    setPriority(pid ?? 0, Math.min(constants.priority.PRIORITY_LOW, lower));
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}
