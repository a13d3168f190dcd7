import type { Context } from '../../platform/context.ts';
import type { ScheduledTask } from '../../platform/background/scheduled-tasks.ts';
import { monitorAll } from './run-commands.ts';
import { dueBefore, ordersUnderWay, readRhythm, watchedVendors } from './store.ts';

/** Puts a look at the vendors that are due into the queue, as often as the organisation has said. */
export const monitorTask: ScheduledTask = { name: 'vendors.monitoring', everyMinutes: 15, work: monitorDue };

export async function monitorDue(context: Context): Promise<void> {
  const rhythm = await readRhythm(context);
  if (rhythm === 'off') return;
  const before = dueBefore(rhythm, context.now);
  const due = await watchedVendors(context)
    .where((eb) => eb.or([eb('last_scan_at', 'is', null), eb('last_scan_at', '<=', before)]))
    .limit(1)
    .execute();
  if (due.length === 0) return;
  if ((await ordersUnderWay(context)).some(({ vendorId }) => vendorId === null)) return;
  await monitorAll(context, 'schedule', before);
}
