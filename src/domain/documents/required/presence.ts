import { z } from 'zod';
import { DocumentType } from '../analysis.ts';
import type { CatalogueTemplate, TemplateCategory } from '../template.ts';
import { type Named, namedIn } from './names.ts';
import { REGISTER_NAMES, REGISTERS, type RegisterName } from './registers.ts';

/** How a document is known to be it: made of the template, by its name, accepted as evidence of it, or likely to speak of it. */
export const SIGN_REASONS = ['template', 'name', 'evidence', 'suggestion'] as const;

/** What shows that a document is there: one of the library, or what the product keeps in its place. */
export const Sign = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    id: z.uuid(),
    title: z.string(),
    reason: z.enum(SIGN_REASONS),
    /** A draft, or never approved and with places that nobody filled or a file that could not be read. */
    isUnfinished: z.boolean(),
  }),
  z.object({ kind: z.literal('register'), register: z.enum(REGISTER_NAMES), count: z.number().int() }),
]);
export type Sign = z.infer<typeof Sign>;

/** Whether a document is there, and by what; `in-part` where it is only begun, or another one speaks of it. */
export const Presence = z.object({ state: z.enum(['there', 'in-part', 'missing']), signs: z.array(Sign) });
export type Presence = z.infer<typeof Presence>;

/** A document of the library that is not obsolete. */
export interface LibraryDocument {
  id: string;
  title: string;
  type: DocumentType | null;
  /** Of the template that it was made of. */
  key: string | null;
  isUnfinished: boolean;
}

/** What is known of a document and the requirements of a framework. */
export interface DocumentLink {
  documentId: string;
  framework: string;
  requirements: readonly string[];
  /** A person accepted it as evidence that counts today; otherwise it is at least likely. */
  isAccepted: boolean;
}

/** Everything that says what exists; counts are of what is complete enough to be shown to an auditor. */
export interface ExistingFacts {
  organisation: string;
  documents: readonly LibraryDocument[];
  links: readonly DocumentLink[];
  registers: Readonly<Partial<Record<RegisterName, number>>>;
}

type Template = Pick<
  CatalogueTemplate,
  'key' | 'category' | 'title' | 'alsoCalled' | 'requirements' | 'requiredBy' | 'mandatory'
>;

/** Rules and what was done by them are not taken for one another. */
const RULES: readonly DocumentType[] = ['policy', 'procedure', 'plan'];
const ARE_RULES: readonly TemplateCategory[] = ['policy', 'procedure', 'plan'];
const MOST_SIGNS = 3;

/** Whether a document of this type may be one of this category; who has a list may call it a plan. */
function mayBe(type: DocumentType | null, category: TemplateCategory): boolean {
  if (type === null || type === 'unknown') return true;
  return ARE_RULES.includes(category) === RULES.includes(type) || (!ARE_RULES.includes(category) && type === 'plan');
}

/** The name that stands first in a language is the catalogue's own. */
const namesOf = ({ key, title, alsoCalled }: Template): Named => ({
  key,
  names: [...new Set([...Object.values(title), ...alsoCalled])],
});

/**
 * The one picture of what exists: for each template whether the organisation has such a document, and what shows it. Its own document is there
 * whoever accepted what of it; one that is called something else counts in part, and whole where its name says nothing and somebody accepted it
 * as evidence of all that asks for the document.
 */
export function presenceOf(templates: readonly Template[], facts: ExistingFacts): Map<string, Presence> {
  const nameKeys = namedIn(templates.map(namesOf), facts.organisation);
  const categories = new Map(templates.map(({ key, category }) => [key, category]));
  const keysOf = ({ key: madeOf, title, type }: LibraryDocument) =>
    // What was made of a template is that one's, however it is called.
    madeOf === null ? nameKeys(title, (key) => mayBe(type, categories.get(key)!)) : [madeOf];
  const byKey = Map.groupBy(
    facts.documents.flatMap((document) => keysOf(document).map((key) => ({ key, document }))),
    ({ key }) => key,
  );
  const documents = new Map(facts.documents.map((document) => [document.id, document]));
  const linksTo = linksByRequirement(facts.links);
  return new Map(
    templates.map((template) => {
      const { key, category } = template;
      const own = (byKey.get(key) ?? []).map(({ document }): Found => ({
        isOwn: true,
        isWhole: !document.isUnfinished,
        sign: signOf(document, document.key === key ? 'template' : 'name'),
      }));
      const kept = [...own, ...registersOf(key, facts.registers)];
      // What its own document or a register shows needs nothing else.
      if (kept.some(({ isWhole }) => isWhole)) return [key, presence(kept)] as const;
      const others = linkedTo(template, linksTo).flatMap(({ documentId, isAccepted }): Found[] => {
        const document = documents.get(documentId);
        if (!document || !mayBe(document.type, category)) return [];
        const isNamed = document.key !== null || nameKeys(document.title).length > 0;
        return [
          {
            isOwn: false,
            isWhole: isAccepted && !isNamed && !document.isUnfinished,
            sign: signOf(document, isAccepted ? 'evidence' : 'suggestion'),
          },
        ];
      });
      return [key, presence([...kept, ...others])] as const;
    }),
  );
}

interface Found {
  /** The document itself, and not another one or a register. */
  isOwn: boolean;
  isWhole: boolean;
  sign: Sign;
}

/** Beside what is whole its own document stands as well, however far it is. */
function presence(found: readonly Found[]): Presence {
  const whole = found.filter(({ isWhole }) => isWhole);
  const shown = [...whole, ...found.filter(({ isWhole, isOwn }) => !isWhole && (whole.length === 0 || isOwn))];
  const ids = new Set<string>();
  const signs = shown
    .map(({ sign }) => sign)
    .filter((sign) => sign.kind === 'register' || (!ids.has(sign.id) && ids.add(sign.id)));
  return {
    state: whole.length > 0 ? 'there' : found.length > 0 ? 'in-part' : 'missing',
    signs: signs.slice(0, MOST_SIGNS),
  };
}

const signOf = ({ id, title, isUnfinished }: LibraryDocument, reason: (typeof SIGN_REASONS)[number]): Sign => ({
  kind: 'document',
  id,
  title,
  reason,
  isUnfinished,
});

function registersOf(key: string, counts: ExistingFacts['registers']): Found[] {
  return REGISTER_NAMES.filter((register) => REGISTERS[register].template === key).flatMap((register) => {
    const count = counts[register] ?? 0;
    return count > 0 ? [{ isOwn: false, isWhole: true, sign: { kind: 'register', register, count } as const }] : [];
  });
}

type LinksTo = ReadonlyMap<string, ReadonlySet<DocumentLink>>;
const placeOf = (framework: string, requirement: string) => `${framework} ${requirement}`;

function linksByRequirement(links: readonly DocumentLink[]): LinksTo {
  const found = new Map<string, Set<DocumentLink>>();
  for (const link of links)
    for (const requirement of link.requirements) {
      const place = placeOf(link.framework, requirement);
      const there = found.get(place) ?? new Set();
      found.set(place, there.add(link));
    }
  return found;
}

/**
 * Links that cover all requirements for which a framework asks for the document, or half of what it shows; accepted ones first. Where
 * frameworks ask for it as a document, what it also helps to show of others says nothing of it.
 */
function linkedTo({ requirements, requiredBy, mandatory }: Template, linksTo: LinksTo): DocumentLink[] {
  const found = Object.entries(requirements).flatMap(([framework, helps]) => {
    if (mandatory.length > 0 && !mandatory.includes(framework)) return [];
    const asking = requiredBy[framework];
    const covered = (asking ?? helps).map((id) => linksTo.get(placeOf(framework, id)) ?? new Set<DocumentLink>());
    const needed = asking ? asking.length : Math.ceil(helps.length / 2);
    const counts = new Map<DocumentLink, number>();
    for (const links of covered) for (const link of links) counts.set(link, (counts.get(link) ?? 0) + 1);
    return [...counts].flatMap(([link, count]) => (count >= needed ? [link] : []));
  });
  return found.toSorted((a, b) => Number(b.isAccepted) - Number(a.isAccepted));
}
