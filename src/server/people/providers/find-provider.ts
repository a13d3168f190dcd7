import { isPublicMailDomain, mailDomainOf } from '#domain/people/mail-domains.ts';
import type { ProviderButton } from '#domain/people/provider.ts';
import { inTransaction } from '../../platform/context.ts';
import { unseal } from '../../platform/encryption.ts';
import type { Services } from '../../platform/services.ts';

/** Whom to ask who somebody is. */
export interface Provider {
  id: string;
  label: string;
  method: 'google' | 'oidc';
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Under which its identities stand in auth.account. */
  realm: string;
  /** Whose provider it is; null: the installation's, which speaks for every address. */
  organisation: { id: string; domain: string } | null;
}

type Reach = Pick<Services, 'settings' | 'secrets' | 'database'>;

const GOOGLE = 'https://accounts.google.com';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const sealingSecret = ({ secrets }: Pick<Services, 'secrets'>) => secrets('identity providers');
export const realmOf = (organisationId: string) => `oidc of ${organisationId}`;

/** Those of the installation. */
export function installationProviders({ settings }: Pick<Services, 'settings'>): Provider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  const found: Provider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    found.push({
      id: 'google',
      label: 'Google',
      method: 'google',
      issuer: GOOGLE,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      realm: 'google',
      organisation: null,
    });
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)
    found.push({
      id: 'oidc',
      label: settings.OIDC_NAME,
      method: 'oidc',
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      // Another issuer knows other people by the same subjects.
      realm: `oidc ${OIDC_ISSUER}`,
      organisation: null,
    });
  return found;
}

export function listInstallationProviders(services: Pick<Services, 'settings'>): ProviderButton[] {
  return installationProviders(services).map(({ id, label }) => ({ id, label }));
}

/** The provider of the organisation whose domain the address has. */
export async function listProvidersFor(services: Reach, email: string): Promise<ProviderButton[]> {
  const domain = mailDomainOf(email);
  if (isPublicMailDomain(domain)) return [];
  return inTransaction(services.database, { isReadOnly: true, administers: true }, (db) =>
    db
      .selectFrom('identity_providers')
      .innerJoin('organisations', 'organisations.id', 'identity_providers.organisation_id')
      .select(['organisations.id', 'identity_providers.label'])
      .where('organisations.domain', '=', domain)
      .where('organisations.suspended_at', 'is', null)
      .execute(),
  );
}

export async function findProvider(services: Reach, id: string): Promise<Provider | undefined> {
  const ofInstallation = installationProviders(services).find((provider) => provider.id === id);
  if (ofInstallation || !UUID.test(id)) return ofInstallation;
  const row = await inTransaction(services.database, { isReadOnly: true, administers: true }, (db) =>
    db
      .selectFrom('identity_providers')
      .innerJoin('organisations', 'organisations.id', 'identity_providers.organisation_id')
      .select(['identity_providers.label', 'issuer', 'client_id', 'sealed_secret', 'organisations.domain'])
      .where('organisations.id', '=', id)
      .where('organisations.suspended_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!row || isPublicMailDomain(row.domain)) return undefined;
  return {
    id,
    label: row.label,
    method: 'oidc',
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: unseal(sealingSecret(services), row.sealed_secret),
    realm: realmOf(id),
    organisation: { id, domain: row.domain },
  };
}
