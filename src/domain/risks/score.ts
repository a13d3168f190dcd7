import { highestScore, type Band, type Method, type MethodVersion } from './method.ts';

/** A place on the two scales, both from 1. */
export interface Point {
  likelihood: number;
  impact: number;
}

/** A point as a method judges it. */
export interface Judged extends Point {
  score: number;
  /** The highest score of that method. */
  highest: number;
  band: string;
  bandLabel: string;
  /** The band's place from the lowest, and how many there are. */
  bandPlace: number;
  bands: number;
  isAboveAppetite: boolean;
  /** The version that it was assessed by. */
  methodNumber: number;
  /** The scales have changed since: the point means what it meant then, and is to be assessed anew. */
  isOutdated: boolean;
}

export const scoreOf = ({ likelihood, impact }: Point) => likelihood * impact;

/** The band that a score falls into. */
export function bandPlaceOf({ bands }: Pick<Method, 'bands'>, score: number): number {
  return Math.max(
    0,
    bands.findLastIndex(({ from }) => from <= score),
  );
}

export function bandOf(method: Pick<Method, 'bands'>, score: number): Band {
  const band = method.bands[bandPlaceOf(method, score)];
  if (!band) throw new Error('A method has bands');
  return band;
}

/** The scores of a band, both included. */
export function scoresOf(method: Method, place: number): { from: number; to: number } {
  const from = method.bands[place]?.from ?? 1;
  return { from, to: (method.bands[place + 1]?.from ?? highestScore(method) + 1) - 1 };
}

/** Whether a point of one method is the same step of the other: both scales have as many. */
export function haveSameScales(a: Method, b: Method): boolean {
  return a.likelihood.length === b.likelihood.length && a.impact.length === b.impact.length;
}

/**
 * The version by which an assessment of version `number` is judged today: criteria are those of today as long as the scales have as many steps;
 * once they have not, the point keeps the criteria it was made under until somebody assesses it anew.
 */
export function methodInForce(versions: readonly MethodVersion[], number: number): MethodVersion {
  const current = versions.at(-1);
  if (!current) throw new Error('There is always a method');
  const then = versions.find((each) => each.number === number) ?? current;
  return haveSameScales(then.method, current.method) ? current : then;
}

/** A point as it is judged today. `versions` are in order, the current one last. */
export function judge(versions: readonly MethodVersion[], point: Point, methodNumber: number): Judged {
  const inForce = methodInForce(versions, methodNumber);
  return {
    ...judgeBy(inForce.method, point),
    methodNumber,
    isOutdated: inForce !== versions.at(-1),
  };
}

export function judgeBy(method: Method, { likelihood, impact }: Point) {
  const score = scoreOf({ likelihood, impact });
  const bandPlace = bandPlaceOf(method, score);
  const { id, label } = bandOf(method, score);
  return {
    likelihood,
    impact,
    score,
    highest: highestScore(method),
    band: id,
    bandLabel: label,
    bandPlace,
    bands: method.bands.length,
    isAboveAppetite: score > method.appetite,
  };
}

/** Whether a point lies on the scales of a method. */
export function isOnScales({ likelihood, impact }: Method, point: Point): boolean {
  return (
    point.likelihood >= 1 && point.impact >= 1 && point.likelihood <= likelihood.length && point.impact <= impact.length
  );
}
