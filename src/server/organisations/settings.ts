import { organisationSubject } from '#domain/organisations/subject.ts';
import type { OrganisationSettings } from '#domain/organisations/settings.ts';
import type { Act } from '../platform/act.ts';

const COLUMN_OF = {
  name: 'name',
  language: 'language',
  timezone: 'timezone',
  primaryFramework: 'primary_framework',
  primaryColor: 'primary_color',
  secondaryColor: 'secondary_color',
  accentColor: 'accent_color',
} as const satisfies Record<keyof OrganisationSettings, string>;

/** What General sets, and which logo there is. */
export type Settings = OrganisationSettings & { logoSha256: string | null };

export async function getSettings({ db, organisationId }: Act): Promise<Settings> {
  return db
    .selectFrom('organisations')
    .select([
      'name',
      'language',
      'timezone',
      'primary_framework as primaryFramework',
      'primary_color as primaryColor',
      'secondary_color as secondaryColor',
      'accent_color as accentColor',
      'logo_sha256 as logoSha256',
    ])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
}

/** Changes what is given, and says so in the audit trail. */
export async function changeSettings(
  act: Act,
  change: Partial<Record<keyof Settings, unknown>>,
  titleOfPrimary?: string,
): Promise<Settings> {
  const before = await getSettings(act);
  const columns = Object.entries({ ...COLUMN_OF, logoSha256: 'logo_sha256' }).flatMap(([field, column]) => {
    const value = change[field as keyof Settings];
    return value === undefined ? [] : [[column, value]];
  });
  await act.db
    .updateTable('organisations')
    .set({ ...Object.fromEntries(columns), updated_at: act.now })
    .where('id', '=', act.organisationId)
    .execute();
  const after = await getSettings(act);
  act.record({
    action: 'changed',
    subject: organisationSubject,
    subjectId: act.organisationId,
    title: after.name,
    before,
    after,
  });
  // Documents are for a later subject: its job finds out by itself what the primary framework is now.
  if (after.primaryFramework !== before.primaryFramework)
    await act.enqueue('documents.match', {}, { title: titleOfPrimary ?? after.primaryFramework });
  return after;
}
