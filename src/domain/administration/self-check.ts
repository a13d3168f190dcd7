import { z } from 'zod';

export const CHECK_NAMES = [
  'version',
  'database',
  'migrations',
  'disk',
  'secret',
  'origin',
  'clock',
  'jobs',
  'tasks',
  'mail',
  'webhooks',
  'storage',
] as const;
export const CheckName = z.enum(CHECK_NAMES);
export type CheckName = z.infer<typeof CheckName>;

export const CheckState = z.enum(['ok', 'warning', 'error']);
export type CheckState = z.infer<typeof CheckState>;

/**
 * One look at the installation. `found` names, within the check, what was found; the interface has a sentence for it and, unless the state is
 * ok, one that says how to mend it. `facts` are the numbers and names in those sentences; bytes are bytes, percentages 0..100.
 */
export const Check = z.object({
  name: CheckName,
  state: CheckState,
  found: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Check = z.infer<typeof Check>;

export const SelfCheck = z.object({ at: z.iso.datetime(), checks: z.array(Check) });
export type SelfCheck = z.infer<typeof SelfCheck>;

const ORDER: readonly CheckState[] = ['ok', 'warning', 'error'];

/** The worst state of all checks. */
export function worstOf(checks: readonly Pick<Check, 'state'>[]): CheckState {
  return ORDER[Math.max(0, ...checks.map(({ state }) => ORDER.indexOf(state)))] ?? 'ok';
}
