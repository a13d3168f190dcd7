import { NEW_RISK, NewRisk, type RiskFacts } from '#domain/risks/risk.ts';
import { wordsSchema } from '../kit/forms/words-schema.ts';
import type { PointWords } from './point-fields.tsx';

/** What stands in the fields of a risk's form. */
export interface RiskWords extends Omit<RiskFacts, 'ownerId' | 'treatment' | 'targetOn' | 'reviewDueOn'> {
  ownerId: string;
  treatment: string;
  targetOn: string | undefined;
  reviewDueOn: string | undefined;
  inherent: PointWords;
  residual: PointWords;
}

const NO_POINT: PointWords = { likelihood: '', impact: '', rationale: '' };

export function wordsOf(known: Partial<RiskFacts>): RiskWords {
  // A risk of the register knows more of itself, such as how many controls it has, which its form does not ask for and must not send.
  const facts = Object.fromEntries(Object.entries(known).filter(([name]) => name in NEW_RISK)) as typeof known;
  const { ownerId, treatment, targetOn, reviewDueOn, ...same } = { ...NEW_RISK, ...facts };
  return {
    ...same,
    ownerId: ownerId ?? '',
    treatment: treatment ?? '',
    targetOn: targetOn ?? undefined,
    reviewDueOn: reviewDueOn ?? undefined,
    inherent: NO_POINT,
    residual: NO_POINT,
  };
}

const isLeftOut = ({ likelihood, impact }: PointWords) => likelihood === '' && impact === '';

const assessmentOf = (kind: string, point: PointWords) =>
  isLeftOut(point)
    ? []
    : [{ kind, likelihood: Number(point.likelihood), impact: Number(point.impact), rationale: point.rationale }];

function placeOf(path: string, { inherent }: RiskWords): string {
  const [, place, part] = /^assessments\.(\d)\.(.+)$/.exec(path) ?? [];
  if (!part) return path;
  return `${place === '0' && !isLeftOut(inherent) ? 'inherent' : 'residual'}.${part}`;
}

/** What the form asks for. */
export const schemaOf = (isNew: boolean) =>
  wordsSchema(
    NewRisk,
    (words: RiskWords) => {
      const { inherent, residual, ownerId, treatment, targetOn, reviewDueOn, reference, ...same } = words;
      return {
        ...same,
        ...((reference.trim() !== '' || !isNew) && { reference }),
        ownerId: ownerId || null,
        treatment: treatment || null,
        targetOn: targetOn ?? null,
        // Without a day the method says when it is looked at again.
        ...((reviewDueOn !== undefined || !isNew) && { reviewDueOn: reviewDueOn ?? null }),
        ...(isNew && {
          assessments: Object.entries({ inherent, residual }).flatMap(([kind, point]) => assessmentOf(kind, point)),
        }),
      };
    },
    placeOf,
  );
