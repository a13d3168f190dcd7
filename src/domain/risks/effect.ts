import { z } from 'zod';
import type { Method, MethodVersion } from './method.ts';
import { haveSameScales, judge, type Judged, type Point } from './score.ts';

/** What another method would do to the risks that are assessed. */
export const MethodEffect = z.object({
  /** How many are assessed at all. */
  assessed: z.number().int(),
  /** The scales have another number of steps: every one must be assessed anew, and is judged as before until then. */
  needsAssessment: z.number().int(),
  above: z.object({ before: z.number().int(), after: z.number().int() }),
  /** How many go from one band to another, by their names. */
  moves: z.array(z.object({ from: z.string(), to: z.string(), count: z.number().int() })),
  /** Those that move, at most 100. */
  risks: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      title: z.string(),
      score: z.number().int(),
      from: z.string(),
      to: z.string(),
      wasAbove: z.boolean(),
      isAbove: z.boolean(),
    }),
  ),
  /** Acceptances that hold now and would not any more. */
  acceptances: z.number().int(),
});
export type MethodEffect = z.infer<typeof MethodEffect>;

export interface AssessedRisk {
  id: string;
  reference: string;
  title: string;
  point: Point;
  methodNumber: number;
  isAccepted: boolean;
}

const MOST = 100;

/** Holds every assessed risk against the method in force and against another one. `versions` are in order, the current one last. */
export function effectOf(
  versions: readonly MethodVersion[],
  next: Method,
  risks: readonly AssessedRisk[],
): MethodEffect {
  const current = versions.at(-1);
  const number = (current?.number ?? 0) + 1;
  const then = [...versions, { number, method: next, note: '', madeAt: null, madeByName: null }];
  const isResized = current !== undefined && !haveSameScales(current.method, next);
  const pairs = risks.map((risk) => ({
    risk,
    before: judge(versions, risk.point, risk.methodNumber),
    after: judge(then, risk.point, risk.methodNumber),
  }));
  const moved = pairs.filter(({ before, after }) => isMoved(before, after));
  const moves = Map.groupBy(moved, ({ before, after }) => JSON.stringify([before.bandLabel, after.bandLabel]));
  return {
    assessed: risks.length,
    needsAssessment: isResized ? pairs.filter(({ after }) => after.isOutdated).length : 0,
    above: {
      before: pairs.filter(({ before }) => before.isAboveAppetite).length,
      after: pairs.filter(({ after }) => after.isAboveAppetite).length,
    },
    moves: [...moves.values()].flatMap((group) => {
      const [first] = group;
      return first && first.before.bandLabel !== first.after.bandLabel
        ? [{ from: first.before.bandLabel, to: first.after.bandLabel, count: group.length }]
        : [];
    }),
    risks: moved.slice(0, MOST).map(({ risk: { id, reference, title }, before, after }) => ({
      id,
      reference,
      title,
      score: before.score,
      from: before.bandLabel,
      to: after.bandLabel,
      wasAbove: before.isAboveAppetite,
      isAbove: after.isAboveAppetite,
    })),
    acceptances: moved.filter(
      ({ risk, before, after }) =>
        risk.isAccepted && (before.band !== after.band || before.isAboveAppetite !== after.isAboveAppetite),
    ).length,
  };
}

const isMoved = (before: Judged, after: Judged) =>
  before.band !== after.band ||
  before.bandLabel !== after.bandLabel ||
  before.isAboveAppetite !== after.isAboveAppetite;
