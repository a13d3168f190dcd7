import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { Language } from './language.ts';
import { PrimaryFramework } from './settings.ts';

const DOMAIN_SHAPE = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** What a person says of a new organisation. The domain is its mail domain, lower case, without a protocol. */
export const NewOrganisation = z.object({
  name: z.string().trim().min(1, issue('organization_name_required')).max(120, limit('most_characters')),
  domain: z.string().trim().toLowerCase().regex(DOMAIN_SHAPE, issue('domain')),
});
export type NewOrganisation = z.infer<typeof NewOrganisation>;

/** "org_" plus the domain with dots replaced by underscores (specification, section 3). Visible; never what grants access. */
export function slugOf(domain: string): string {
  const [name = '', personal] = domain.split('@').toReversed();
  const slug = name.replaceAll('.', '_');
  if (personal === undefined) return `org_${slug}`;
  // The organisation of one address of public mail: no two addresses have the same slug.
  const escaped = personal.replaceAll(/[^a-z0-9.]/g, (mark) => (mark === '_' ? '-u-' : `-${mark.codePointAt(0)}-`));
  return `org_${escaped.replaceAll('.', '_')}@${slug}`;
}

export const Organisation = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  domain: z.string(),
  isDemo: z.boolean(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  accentColor: z.string(),
  language: Language,
  /** IANA name. */
  timezone: z.string(),
  primaryFramework: PrimaryFramework,
  /** Names the logo in its address; null: none. */
  logoSha256: z.string().nullable(),
});
export type Organisation = z.infer<typeof Organisation>;
