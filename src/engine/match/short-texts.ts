import { hitsOf } from './phrases.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** Names, codes and dates in a title, which no cue knows, weigh little. */
const UNKNOWN = 0.35;

/** The least that a title is worth which is a cue and nothing else. */
const EXACT = 0.8;

/** What a match by core words alone is worth beside a phrase. */
const SOFT = 0.85;

/** Rarities below which a core word alone says nothing ("information security"), and from which on it says all it can. */
const COMMON = 0.05;
const RARE = 0.8;

/** Words of titles and headings that name a kind of text, not a subject. */
const GENERIC = new Set(
  (
    'policy procedur guidelin standard plan document template process program manual statement version annex appendix requirement general corporat internal iso iec nist csf register form record report isms ism ' +
    'regel vorgab konzept anweisung leitfad handbuch muster entwurf dokument teil de ' +
    'charte directiv modele guide fich manuel note document annexe fr ' +
    'norm normativ instructiv protocol guia manual plantill anex documento es'
  ).split(' '),
);

/** How well a short text (a title, a heading) names each requirement: a cue in it, weighed by how much of the text it explains. */
export function matchShort(stems: string[], index: RequirementIndex): Map<number, number> {
  const values = new Map<number, number>();
  const subject = stems.filter((stem) => !GENERIC.has(stem) && !/^\d+$/.test(stem));
  const content = subject.length > 0 ? subject : stems;
  const says = new Set(content);
  const words = stems.filter((stem) => !/^\d+$/.test(stem));
  const known = words.filter((stem) => index.core.has(stem) || GENERIC.has(stem)).length;
  if (content.length === 0) return values;
  const total =
    content.reduce((sum, stem) => sum + (index.core.has(stem) ? 0.15 + index.rarity(stem) : UNKNOWN), 0) || 1;
  for (const { phrase } of hitsOf(stems, index.trie)) {
    const explained = phrase.stems
      .filter((stem) => !GENERIC.has(stem))
      .reduce((sum, stem) => sum + 0.15 + index.rarity(stem), 0);
    const share = Math.min(1, explained / total);
    for (const { requirement, title, ask } of phrase.owners) {
      const rare = phrase.weight * (title ? 1.15 : ask >= 0 ? 0.7 : 1) + (title ? 0.2 : 0);
      // A title that is a cue and nothing else is what organisations call such documents, however common its words.
      // A name is passed over, but "Extranet policy" is not about policies.
      const whole = phrase.stems.length === (phrase.stems.every((stem) => GENERIC.has(stem)) ? words.length : known);
      const exact = ask < 0 && whole ? EXACT / Math.sqrt(phrase.owners.length) : 0;
      const value = Math.max(exact, rare * (0.25 + 0.75 * share));
      values.set(requirement, Math.max(values.get(requirement) ?? 0, value));
    }
  }
  // A title may name the subject in other words or another order: then the core words of the requirement speak for it.
  const core = new Map<number, number>();
  for (const stem of says) {
    const rarity = index.rarity(stem);
    for (const [requirement, share] of index.core.get(stem) ?? []) {
      core.set(
        requirement,
        (core.get(requirement) ?? 0) +
          (0.15 + rarity) * share * Math.min(1, Math.max(0, (rarity - COMMON) / (RARE - COMMON))),
      );
    }
  }
  for (const [requirement, sum] of core)
    values.set(requirement, Math.max(values.get(requirement) ?? 0, (sum / total) * SOFT));
  return values;
}
