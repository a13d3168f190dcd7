import { askIndexOf } from '../match/ask-index.ts';
import type { Hit, Matches } from '../match/evidence.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document, Sentence } from '../read/document.ts';
import { ASK_FEATURES, type AskFeatures } from './ask-features.ts';
import { type AskModel, WITH_EXAMPLES, WITHOUT_EXAMPLES } from './ask-weights.ts';
import { type Close, closenessOf } from '../match/closeness.ts';

const NOT_CLOSE: Close = { likeness: 0, example: 0, gist: 0, meaning: 0, whole: 0 };

/** As close together, a sentence is close to an ask whatever the place; one of another matter seldom is, under whatever heading. */
const CLOSE_AT_ALL = 1;

/** A common word of an ask's text is next to nothing of it. */
const LITTLE = 0.15;
const BARE = 1.5;

/** The features of a sentence for one ask. */
export function askFeaturesOf(
  at: number,
  requirement: number,
  position: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
): AskFeatures {
  const sentence = document.sentences[at];
  const { asks, of, rarity } = askIndexOf(index);
  const place = of[requirement]?.[position] ?? -1;
  const ask = asks[place];
  if (!sentence || !ask) throw new RangeError('No such sentence or ask');
  const { asks: close, most } = closenessOf(sentence, document, index);
  const { whole: own, ...rest } = close.get(place) ?? NOT_CLOSE;
  const sibling = (of[requirement] ?? []).reduce(
    (sum, other) => (other === place ? sum : Math.max(sum, close.get(other)?.whole ?? 0)),
    0,
  );
  const stems = new Set(sentence.tokens.map(({ stem }) => stem));
  const shared = ask.text.reduce((sum, stem) => sum + (stems.has(stem) ? rarity(stem) : 0), 0);
  const cues = cuesIn(matches.hits[at] ?? [], requirement, position);
  const share = Math.min(1, shared / ask.whole);
  return {
    ...cues,
    share,
    ...rest,
    'sibling-ahead': Math.max(0, sibling - own),
    'other-ahead': Math.max(0, most - Math.max(own, sibling)),
    place: placeOf(sentence, requirement, document, matches),
    far: Math.max(0, CLOSE_AT_ALL - own),
    bare: cues.cues === 0 && cues['near-cue'] === 0 && share < LITTLE ? 1 : 0,
  };
}

function cuesIn(hits: Hit[], requirement: number, position: number) {
  let [cue, scattered, cues, near, general] = [0, 0, 0, 0, 0];
  for (const { phrase, strength } of hits) {
    for (const owner of phrase.owners) {
      if (owner.requirement !== requirement) continue;
      const value = Math.min(1, 0.35 + phrase.weight);
      if (owner.ask === position) {
        if (strength === 1) cue = Math.max(cue, value);
        else scattered = Math.max(scattered, value);
        cues += value * strength;
      } else if (owner.near === position) near = Math.max(near, value * strength);
      else if (owner.ask < 0) general = Math.max(general, value * strength);
    }
  }
  return { cue, scattered, cues: Math.log1p(cues), 'near-cue': near, 'requirement-cue': general };
}

/** How much the place of a sentence treats a requirement: its passage, the headings above it, the document's names. */
function placeOf(sentence: Sentence, requirement: number, document: Document, matches: Matches): number {
  const one = matches.evidence[requirement];
  const above = document.passages[sentence.passage]?.path ?? [];
  const headings = above.map((heading) => matches.headings.get(heading)?.get(requirement) ?? 0);
  return Math.min(
    1,
    Math.max((one?.passages.get(sentence.passage) ?? 0) * 0.8, ...headings, (one?.title ?? 0) * 0.8, one?.opening ?? 0),
  );
}

/** Log-odds that a sentence is about an ask; asks without examples have weights of their own. */
export function matchOf(features: AskFeatures, hasExamples: boolean): number {
  const { bias, weights }: AskModel = hasExamples ? WITH_EXAMPLES : WITHOUT_EXAMPLES;
  const logit = ASK_FEATURES.reduce((sum, name) => sum + features[name] * weights[name], bias);
  // A place that treats the requirement makes no sentence evidence that says nothing of the ask.
  return features.bare ? logit - BARE : logit;
}
