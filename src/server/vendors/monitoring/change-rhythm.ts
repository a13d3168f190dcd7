import { vendorSubject } from '#domain/vendors/subject.ts';
import type { MonitoringOverview } from '#domain/vendors/monitoring/run.ts';
import type { Context } from '../../platform/context.ts';
import { readRhythm } from './store.ts';

/** Says how often the vendors of the organisation are looked at. */
export async function changeRhythm(context: Context, rhythm: MonitoringOverview['rhythm']): Promise<void> {
  const before = await readRhythm(context);
  const chosen = { rhythm, changed_at: context.now, changed_by_name: context.actor.name };
  await context.db
    .insertInto('vendor_monitoring_settings')
    .values({ organisation_id: context.organisationId, ...chosen })
    .onConflict((known) => known.column('organisation_id').doUpdateSet(chosen))
    .execute();
  context.record({
    action: 'changed',
    subject: vendorSubject,
    subjectId: context.organisationId,
    title: 'Continuous Monitoring',
    before: { rhythm: before },
    after: { rhythm },
  });
  context.publish(vendorSubject, null);
}
