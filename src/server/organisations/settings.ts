import { organisationSubject } from '#domain/organisations/subject.ts';
import type { OrganisationSettings } from '#domain/organisations/settings.ts';
import type { Context } from '../platform/context.ts';

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

export async function getSettings({ db, organisationId }: Context): Promise<Settings> {
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
  context: Context,
  change: Partial<Record<keyof Settings, unknown>>,
  titleOfPrimary?: string,
): Promise<Settings> {
  const before = await getSettings(context);
  const columns = Object.entries({ ...COLUMN_OF, logoSha256: 'logo_sha256' }).flatMap(([field, column]) => {
    const value = change[field as keyof Settings];
    return value === undefined ? [] : [[column, value]];
  });
  await context.db
    .updateTable('organisations')
    .set({ ...Object.fromEntries(columns), updated_at: context.now })
    .where('id', '=', context.organisationId)
    .execute();
  const after = await getSettings(context);
  context.record({
    action: 'changed',
    subject: organisationSubject,
    subjectId: context.organisationId,
    title: after.name,
    before,
    after,
  });
  // Documents are for a later subject: its job finds out by itself what the primary framework is now.
  if (after.primaryFramework !== before.primaryFramework)
    await context.enqueue('documents.match', {}, { title: titleOfPrimary ?? after.primaryFramework });
  return after;
}
