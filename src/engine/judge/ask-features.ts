/**
 * What tells that a sentence is about an ask, whatever it says of it, each 0 to about 1: cues of the ask word for word and scattered, all of them
 * together, cues of the requirement, how much of the ask's own words it has, how close it is to the ask's words, to an example of it, to all its
 * examples and to what they mean, how much closer to a sibling, how much closer to an ask of another requirement, how much the place treats the requirement, how
 * far the sentence is from being close at all, and that it has next to nothing of the ask itself.
 */
export const ASK_FEATURES = [
  'cue',
  'scattered',
  'cues',
  'near-cue',
  'requirement-cue',
  'share',
  'likeness',
  'example',
  'gist',
  'meaning',
  'sibling-ahead',
  'other-ahead',
  'place',
  'far',
  'bare',
] as const;
export type AskFeatures = Record<(typeof ASK_FEATURES)[number], number>;
