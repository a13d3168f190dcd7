import { vendorSubject } from '#domain/vendors/subject.ts';
import type { MonitoringOverview } from '#domain/vendors/monitoring/run.ts';
import type { Act } from '../../platform/act.ts';
import { readRhythm } from './store.ts';

/** Says how often the vendors of the organisation are looked at. */
export async function changeRhythm(act: Act, rhythm: MonitoringOverview['rhythm']): Promise<void> {
  const before = await readRhythm(act);
  const chosen = { rhythm, changed_at: act.now, changed_by_name: act.actor.name };
  await act.db
    .insertInto('vendor_monitoring_settings')
    .values({ organisation_id: act.organisationId, ...chosen })
    .onConflict((known) => known.column('organisation_id').doUpdateSet(chosen))
    .execute();
  act.record({
    action: 'changed',
    subject: vendorSubject,
    subjectId: act.organisationId,
    title: 'Continuous Monitoring',
    before: { rhythm: before },
    after: { rhythm },
  });
  act.tell(vendorSubject, null);
}
