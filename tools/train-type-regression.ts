/** A document as numbers: what each kind's names say of it, what each kind's words in the text say, and its shape. */
export interface TypeExample {
  /** A row a kind: how far names speak for it. */
  names: number[][];
  /** A row a kind: how far its own words do. */
  own: number[][];
  shape: number[];
  right: number;
  weight: number;
}

/** `own` is shared by all kinds; `shape` has a row a kind, its last number the bias. */
export interface LearntTypes {
  own: number[];
  shape: number[][];
}

const STEPS = 400;
const RATE = 0.15;
const PENALTY = 0.05;
const OWN_PENALTY = 0.003;

/** What the text alone says for each kind, in log-odds. */
export function textScores({ own, shape }: TypeExample, model: LearntTypes): number[] {
  return model.shape.map((weights, kind) => {
    let sum = weights[shape.length] ?? 0;
    for (let at = 0; at < shape.length; at++) sum += (shape[at] ?? 0) * (weights[at] ?? 0);
    own[kind]?.forEach((value, at) => (sum += value * (model.own[at] ?? 0)));
    return sum;
  });
}

export function shares(scores: number[]): number[] {
  const most = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - most));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return exponentials.map((value) => value / total);
}

/** Softmax regression by gradient descent with momentum and a quadratic penalty, on shapes of equal spread. */
export function learn(examples: TypeExample[], kinds: number): LearntTypes {
  const { means, spread } = spreadOf(examples);
  const scaled = examples.map((example) => ({
    ...example,
    shape: example.shape.map((value, at) => (value - (means[at] ?? 0)) / (spread[at] ?? 1)),
  }));
  const width = spread.length;
  const model = zeros(examples[0]?.own[0]?.length ?? 0, kinds, width);
  const speed = structuredClone(model);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = zeros(model.own.length, kinds, width);
    for (const example of scaled) {
      const p = shares(textScores(example, model));
      for (let kind = 0; kind < kinds; kind++) {
        const error = ((Number(kind === example.right) - (p[kind] ?? 0)) * example.weight) / total;
        const row = slope.shape[kind] ?? [];
        for (let at = 0; at < width; at++) row[at] = (row[at] ?? 0) + error * (example.shape[at] ?? 0);
        row[width] = (row[width] ?? 0) + error;
        example.own[kind]?.forEach((value, at) => (slope.own[at] = (slope.own[at] ?? 0) + error * value));
      }
    }
    move(model.own, speed.own, slope.own, OWN_PENALTY);
    // What a text calls itself never speaks against its kind.
    model.own = model.own.map((weight) => Math.max(0, weight));
    model.shape.forEach((weights, kind) => move(weights, speed.shape[kind] ?? [], slope.shape[kind] ?? [], PENALTY));
  }
  model.shape = model.shape.map((weights) => {
    const plain = weights.slice(0, width).map((weight, at) => weight / (spread[at] ?? 1));
    const moved = plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
    return [...plain, (weights[width] ?? 0) - moved];
  });
  return model;
}

function zeros(names: number, kinds: number, width: number): LearntTypes {
  return {
    own: Array<number>(names).fill(0),
    shape: Array.from({ length: kinds }, () => Array<number>(width + 1).fill(0)),
  };
}

function move(weights: number[], speed: number[], slope: number[], penalty: number): void {
  weights.forEach((weight, at) => {
    speed[at] = 0.9 * (speed[at] ?? 0) + (slope[at] ?? 0) - penalty * weight;
    weights[at] = weight + RATE * (speed[at] ?? 0);
  });
}

function spreadOf(examples: TypeExample[]): { means: number[]; spread: number[] } {
  const columns = (examples[0]?.shape ?? []).map((_, at) => examples.map(({ shape }) => shape[at] ?? 0));
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const spread = columns.map((values, at) => {
    const variance = values.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / values.length;
    // What hardly ever varies is not blown up.
    return Math.max(0.05, Math.sqrt(variance));
  });
  return { means, spread };
}

/** Names of everyday files tell more of their kind than those of our texts, many of which were chosen to tell nothing. */
const LEAST_TRUST = 1.5;

/** How far names are believed, and the text beside names that speak. */
export interface NameTrust {
  names: number[];
  text: number;
  /** What the text alone says is believed this far. */
  alone: number;
}

export function scoresWith({ names }: TypeExample, text: number[], trust: NameTrust): number[] {
  const speak = names.some((row) => row.some((value, at) => value * (trust.names[at] ?? 0) > 0));
  return text.map(
    (score, kind) =>
      score * (speak ? trust.text : trust.alone) +
      (names[kind] ?? []).reduce((sum, value, at) => sum + value * (trust.names[at] ?? 0), 0),
  );
}

/** The trust under which documents are likeliest, each with what weights learnt elsewhere say of its text: one value after the other is tried. */
export function learnTrust(examples: { example: TypeExample; text: number[] }[]): NameTrust {
  const worth = (trust: NameTrust) =>
    examples.reduce(
      (sum, { example, text }) =>
        sum + example.weight * Math.log(Math.max(1e-6, shares(scoresWith(example, text, trust))[example.right] ?? 0)),
      0,
    );
  const count = examples[0]?.example.names[0]?.length ?? 0;
  let best: NameTrust = { names: Array<number>(count).fill(LEAST_TRUST), text: 0.7, alone: 1 };
  let most = worth(best);
  for (const size of [1, 0.5, 0.25, 0.1, 0.05])
    for (let round = 0; round < 12; round++) {
      const before = most;
      for (const sign of [size, -size])
        for (let at = 0; at < count + 2; at++) {
          const next = structuredClone(best);
          if (at < count) next.names[at] = Math.max(LEAST_TRUST, (next.names[at] ?? 0) + sign);
          else if (at === count) next.text = Math.max(0.1, next.text + sign);
          else next.alone = Math.max(0.1, next.alone + sign);
          const value = worth(next);
          if (value > most) [best, most] = [next, value];
        }
      if (most === before) break;
    }
  return best;
}
