import type { Document, Passage, Sentence } from '../read/document.ts';
import { type Group, groupsIn, KINDS } from '../read/statements/scopes.ts';
import { ofSentence, type Unit, type Value, valuesOf } from '../read/statements/values.ts';
import { frameOf } from '../read/statements/frame.ts';
import { grammarOf, has } from '../read/statements/grammar.ts';
import { sectionMode } from '../read/statements/mode.ts';
import { placeOf, tableOf } from '../read/tables/tables.ts';
import { unitOf } from './figures.ts';
import type { Frame } from './frame.ts';
import type { IndexedPassage } from './passage-index.ts';
import { isAboutVendors } from './says.ts';
import type { QuestionPart } from './types.ts';

/**
 * How a value stands to the case that a question is about: it is of that case; it holds in general; it is of a part of what is asked about, and
 * says so; it is of others; or it is that of an exception.
 */
export type ValueScope = 'own' | 'general' | 'part' | 'other' | 'exception';

/** What is asked for where a value is: its unit, and the groups that the question names. */
export interface Wanted {
  unit: Unit;
  groups: ReadonlySet<Group>;
  asksException: boolean;
}

/** What a question wants that names no case. */
export const NOTHING_NAMED: Omit<Wanted, 'unit'> = { groups: new Set(), asksException: false };

const EXCEPTIONS =
  /(?<!\p{L})(?:exceptions?|exemptions?|waivers?|deviations?|ausnahme\p{L}*|abweichung\p{L}*|dérogations?|dispensas?|excepci\p{L}+)(?!\p{L})/iu;

/** Null for a question that wants no value. */
export function wantedBy(part: QuestionPart): Wanted | null {
  const unit = unitOf(part);
  // In a question nothing stands in a list of its own: "administrators' passwords", "passwords for administrators".
  return unit && { unit, groups: groupsIn(part.text), asksException: EXCEPTIONS.test(part.text) };
}

/** A rule for these is none for everybody; one for servers is quoted with their name, and tells something of all systems. */
const [PEOPLE = []] = KINDS;

export function valueScopeOf({ groups, isException }: Value, { groups: asked, asksException }: Wanted): ValueScope {
  let scope = 'general' as ValueScope;
  for (const kind of KINDS) {
    const own = kind.filter((group) => groups.has(group));
    const wanted = kind.filter((group) => asked.has(group));
    if (own.length === 0) continue;
    if (own.some((group) => wanted.includes(group))) scope = scope === 'general' ? 'own' : scope;
    else if (wanted.length > 0) return isException && !asksException ? 'exception' : 'other';
    // What is for all who are nothing else is for others beside them, and holds in general.
    else if (!own.includes('regular')) scope = kind === PEOPLE || scope === 'other' ? 'other' : 'part';
  }
  return isException && !asksException ? 'exception' : scope;
}

const ORDER: readonly ValueScope[] = ['own', 'general', 'part', 'other', 'exception'];
/** For sorting, the nearest to the question first. */
export const byValueScope = (one: ValueScope, other: ValueScope): number => ORDER.indexOf(one) - ORDER.indexOf(other);

/** The values of a sentence, or of a heading, in the unit that is wanted. */
export function valuesIn(sentence: Sentence, document: Document, wanted: Pick<Wanted, 'unit'>): Value[] {
  const place = placeOf(sentence, document);
  const values = place < 0 ? ofSentence(sentence, document.text) : (valuesOf(document)[place] ?? []);
  return values.filter(({ unit }) => unit === wanted.unit);
}

/** The heading above a passage, where it sets a value itself: "Critical systems (recovery time objective: 4 hours)". */
export function headingOf({ path, sentences }: Passage, document: Document, wanted: Wanted): Sentence[] {
  const heading = path.at(-1);
  const passage = sentences[0]?.passage ?? 0;
  if (!heading || heading.level < 2) return [];
  const sentence: Sentence = { ...heading, kind: 'h', passage };
  return valuesIn(sentence, document, wanted).length > 0 ? [sentence] : [];
}

/** Whether what a heading sets is in force for whom is asked about: not where the sentences below it would say nothing. */
export function headingsHold({ path }: Passage, document: Document, { about, namesVendors }: Frame): boolean {
  const grammar = grammarOf(document.language);
  const headings = path.map(({ text }) => text);
  const { isForeign, isPlanned } = frameOf(document, grammar);
  if (isForeign || isPlanned || sectionMode(headings, grammar) !== null) return false;
  if (about !== 'us') return true;
  const isOfOthers = (heading: string) => has(grammar.vendorSection, heading) || has(grammar.customerSection, heading);
  return !headings.some(isOfOthers) && (namesVendors || !isAboutVendors(document));
}

/** Whether a passage, or the heading above it, sets a value in the unit that is wanted. */
export const hasValue = ({ passage, document }: IndexedPassage, wanted: Wanted): boolean =>
  [...passage.sentences, ...headingOf(passage, document, wanted)].some(
    (sentence) => valuesIn(sentence, document, wanted).length > 0,
  );

/** How the nearest value of a sentence stands to the question; null where it has none of the unit. */
export function valueScopeIn(sentence: Sentence, document: Document, wanted: Wanted): ValueScope | null {
  const scopes = valuesIn(sentence, document, wanted).map((value) => valueScopeOf(value, wanted));
  const [nearest = null] = scopes.toSorted(byValueScope);
  // Rows that go through the cases say together what holds in general.
  const isCase = (nearest === 'other' || nearest === 'part') && wanted.groups.size === 0;
  return isCase && (tableOf(sentence, document)?.rows.length ?? 0) > 1 ? 'general' : nearest;
}
