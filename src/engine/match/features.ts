import type { DocumentType } from '#domain/documents/analysis.ts';
import { MATCH_FEATURES } from '#domain/documents/values.ts';
import type { View } from './evidence.ts';
import { massOf, mostOf } from './substance.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** Weights of the features on the scale of log-odds; what a framework adds to the bias stands in its catalogue folder, under the same name. */
export interface Weights {
  of: 'named' | 'unnamed';
  bias: number;
  weights: Features;
}

export type Features = Record<(typeof MATCH_FEATURES)[number], number>;

/** What a name is worth of whose subject the text has not a word. */
const BY_NAME_ALONE = 0.5;

/** Sentences of another hand come to a tenth of an example at most; this brings them to the scale of the others. */
const SCALE = 10;

/**
 * The features of one requirement for a document or a section, in the order of `MATCH_FEATURES`. Every one is absolute: none is relative to the other
 * requirements, so a document about something else has nothing to stand out with; and none falls when a passage that supports the
 * requirement is added.
 */
export function featuresOf(
  requirement: number,
  { evidence, bestTitle, bestWhole, length, substance }: View,
  index: RequirementIndex,
  declared: boolean,
  type: DocumentType,
): Features {
  const one = evidence[requirement];
  const item = index.requirements[requirement];
  if (!one || !item) throw new RangeError('No such requirement in the index');
  let cues = 0;
  for (const [phrase, strength] of one.cues) cues += phrase.weight * strength;
  let support = 0;
  for (const strength of one.passages.values()) support += Math.min(1, strength);
  const strongest = Math.max(0, ...one.passages.values());
  const asks =
    [...one.asks].reduce((sum, ask) => sum + (item.asks[ask]?.weight ?? 0), 0) /
    item.asks.reduce((sum, { weight }) => sum + weight, 0);
  const related = Math.max(
    0,
    ...(index.related[requirement] ?? []).map((other) => Math.min(1.4, evidence[other]?.title ?? 0)),
  );
  const beside = Math.max(
    0,
    ...(index.neighbours[requirement] ?? []).map(
      ([other, closeness]) => closeness * Math.min(1.4, evidence[other]?.title ?? 0),
    ),
  );
  const own = substance ? SCALE * massOf(substance, requirement) : 0;
  return {
    // A name that the text does not bear out counts by half: a contract for "grounds maintenance" is not about equipment.
    'title-match': Math.min(1.4, one.title) * Math.min(1, BY_NAME_ALONE + 3 * Math.max(one.cosine, one.opening)),
    'heading-match': Math.min(1.4, one.heading),
    'cue-density': Math.log1p(one.density),
    'distinct-cues': Math.log1p(cues),
    'best-passage': Math.log1p(2 * strongest),
    'share-of-passages': support / (length + 2),
    'asks-touched': asks,
    cosine: one.cosine,
    'whole-text': one.whole,
    substance: own,
    opening: one.opening,
    'related-match': related * Math.min(1, strongest),
    sections: Math.log1p(one.sections),
    'neighbour-match': Math.sqrt(beside) * Math.min(1, 0.5 + strongest),
    'usual-type': item.documentTypes.some((usual) => usual === type) ? 1 : 0,
    outshone: Math.max(0, Math.min(1.4, bestTitle) - one.title),
    'outshone-in-text': bestWhole - one.whole,
    'outshone-in-substance': substance ? SCALE * mostOf(substance) - own : 0,
    'blocked-words': Math.log1p(one.blockers.size),
    'document-says-so': declared ? 1 : 0,
  };
}
