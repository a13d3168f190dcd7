import type { StructureWish } from '#domain/documents/generated-structure.ts';
import type { Language } from '#domain/organisations/language.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';

/** A link carries no header, so the organisation stands in the address. */
function withOrganisation(path: string, values: Record<string, string>): string {
  const organisation = currentOrganisation();
  return `${path}?${new URLSearchParams({ ...values, ...(organisation && { organisation }) }).toString()}`;
}

export function hrefOfTemplate(key: string, language: Language): string {
  return withOrganisation(`/api/v1/documents/templates/${key}/file`, { language });
}

export function hrefOfArchive({ requirements, ...wish }: StructureWish, language: Language, owner: string): string {
  return withOrganisation('/api/v1/documents/generated-structures/archive', {
    ...wish,
    language,
    requirements: requirements.join(','),
    ...(owner.trim() && { owner: owner.trim() }),
  });
}
