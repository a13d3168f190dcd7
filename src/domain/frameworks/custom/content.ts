import { z } from 'zod';
import type { InEveryLanguage } from '../../organisations/language.ts';
import { NO_APPLICABILITY } from '../applicability.ts';
import { Relation } from '../crosswalk.ts';
import type { Ask, Framework, Requirement } from '../requirement.ts';
import { inEach, NO_SETUP_TRAITS, OWN_PLACE } from '../traits.ts';
import { OWN_PREFIX } from '../values.ts';

/** What one file may hold. `bytes` counts its text as UTF-8. */
export const CUSTOM_LIMITS = {
  bytes: 400_000,
  requirements: 1000,
  domains: 60,
  columns: 60,
  frameworks: 20,
  mappings: 20,
  lists: 20,
} as const;

export const CUSTOM_PRIORITIES = ['high', 'medium', 'low'] as const;

export const CustomMapping = z.object({ to: z.string(), relation: Relation, why: z.string().max(600) });
export type CustomMapping = z.infer<typeof CustomMapping>;

const words = (most: number) => z.array(z.string().min(1).max(most)).max(CUSTOM_LIMITS.lists);

/** Letters, digits and what stands between them; it is part of addresses and file names. */
export const REQUIREMENT_ID = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._()§-]{0,38}[\p{L}\p{N})])?$/u;

export const CustomRequirement = z.strictObject({
  id: z.string().regex(REQUIREMENT_ID),
  title: z.string().min(1).max(200),
  /** The title of its domain. */
  domain: z.string().min(1).max(120),
  explanation: z.string().max(4000),
  priority: z.enum(CUSTOM_PRIORITIES),
  effort: z.enum(CUSTOM_PRIORITIES),
  /** What must be shown; where nothing is said, the title. */
  asks: words(300),
  /** Words of documents that speak of it. */
  keywords: words(80),
  /** What usually shows it. */
  evidence: words(200),
  /** To requirements of ISO/IEC 27001:2022: what this one asks for is equal to, more than, part of … what that one does. */
  mappings: z.array(CustomMapping).max(CUSTOM_LIMITS.mappings),
});
export type CustomRequirement = z.infer<typeof CustomRequirement>;

export const CustomHead = z.object({
  title: z.string().min(1).max(80),
  edition: z.string().min(1).max(80),
  publisher: z.string().max(80),
});
export type CustomHead = z.infer<typeof CustomHead>;

/** A framework of an organisation's own, as it was uploaded and as it is kept. */
export const CustomContent = CustomHead.extend({
  requirements: z.array(CustomRequirement).min(1).max(CUSTOM_LIMITS.requirements),
});
export type CustomContent = z.infer<typeof CustomContent>;

/** `own-supplier-code-2026`; another number where the id is taken. */
export function ownIdFor(title: string, taken: ReadonlySet<string>): string {
  const plain = title.normalize('NFKD').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const first = OWN_PREFIX + (slug.slice(0, 40).replace(/-$/, '') || 'framework');
  for (let number = 1; ; number++) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** What an ask or a domain is called: it follows from its words, so that one that is worded anew is another, wherever it stands. */
function idOf(text: string): string {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619) >>> 0;
  return hash.toString(36);
}

function asksOf({ title, asks, keywords }: CustomRequirement): Ask[] {
  const texts = [...new Set(asks.length > 0 ? asks : [title])];
  return texts.map((text) => ({
    id: idOf(text),
    text,
    kind: 'process',
    weight: 1,
    cues: asks.length > 0 ? [text] : [title, ...keywords],
  }));
}

/** The framework that everything works with. Its requirements are chosen among with a justification, as controls are. */
export function frameworkFrom(id: string, content: CustomContent, kind: InEveryLanguage): Framework {
  const titles = [...new Set(content.requirements.map(({ domain }) => domain))];
  const domainIds = new Map(titles.map((title) => [title, `domain-${idOf(title)}`]));
  const requirements = content.requirements.map((own): Requirement => {
    const { domain, keywords, mappings: _, ...same } = own;
    const asks = asksOf(own);
    const cues = [own.title, ...keywords];
    const place = { framework: id, domain: domainIds.get(domain) ?? '', kind: 'control' as const };
    return { ...same, ...place, asks, cues, blockers: [], twins: [], documentTypes: [], continues: [] };
  });
  return {
    id,
    title: content.title,
    edition: content.edition,
    publisher: content.publisher,
    isOwn: true,
    name: inEach(content.title),
    place: OWN_PLACE,
    hasCertificate: false,
    setup: NO_SETUP_TRAITS,
    kinds: { control: kind },
    withdrawn: [],
    domains: titles.map((title) => {
      const domain = domainIds.get(title) ?? '';
      const own = requirements.filter((each) => each.domain === domain).map((each) => each.id);
      return { id: domain, title: inEach(title), role: 'security-officer', requirements: own };
    }),
    // In the order of the domains, as every framework's are.
    requirements: titles.flatMap((title) => requirements.filter(({ domain }) => domain === domainIds.get(title))),
    applicability: NO_APPLICABILITY,
    translations: { es: {}, fr: {}, de: {} },
  };
}
