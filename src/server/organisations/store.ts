import type { Transaction } from 'kysely';
import type { NewOrganisation, Organisation } from '#domain/organisations/organisation.ts';
import { slugOf } from '#domain/organisations/organisation.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const COLUMNS = [
  'id',
  'slug',
  'name',
  'domain',
  'is_demo as isDemo',
  'primary_color as primaryColor',
  'secondary_color as secondaryColor',
  'accent_color as accentColor',
  'language',
  'timezone',
  'primary_framework as primaryFramework',
  'logo_sha256 as logoSha256',
] as const;

/** The transaction must be in the organisation that is added: row-level security accepts no other. */
export async function addOrganisation(
  db: Db,
  organisationId: string,
  input: NewOrganisation & { isDemo: boolean },
): Promise<Organisation> {
  const { name, domain, isDemo } = input;
  return db
    .insertInto('organisations')
    .values({ id: organisationId, slug: slugOf(domain), name, domain, is_demo: isDemo })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Every organisation in which the person of this transaction can act: in a suspended one nobody does. */
export async function listOrganisations(db: Db): Promise<Organisation[]> {
  return db.selectFrom('organisations').select(COLUMNS).where('suspended_at', 'is', null).orderBy('name').execute();
}
