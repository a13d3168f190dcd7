import { NEW_RISK, NewRisk, type RiskFacts } from '#domain/risks/risk.ts';
import { formSchema } from '../kit/forms/form-schema.ts';
import type { PointValues } from './point-fields.tsx';

/** What stands in the fields of a risk's form. */
export interface RiskFormValues extends Omit<RiskFacts, 'ownerId' | 'treatment' | 'targetOn' | 'reviewDueOn'> {
  ownerId: string;
  treatment: string;
  targetOn: string | undefined;
  reviewDueOn: string | undefined;
  inherent: PointValues;
  residual: PointValues;
}

const NO_POINT: PointValues = { likelihood: '', impact: '', rationale: '' };

export function formValuesOf(known: Partial<RiskFacts>): RiskFormValues {
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

const isLeftOut = ({ likelihood, impact }: PointValues) => likelihood === '' && impact === '';

const assessmentOf = (kind: string, point: PointValues) =>
  isLeftOut(point)
    ? []
    : [{ kind, likelihood: Number(point.likelihood), impact: Number(point.impact), rationale: point.rationale }];

function placeOf(path: string, { inherent }: RiskFormValues): string {
  const [, place, part] = /^assessments\.(\d)\.(.+)$/.exec(path) ?? [];
  if (!part) return path;
  return `${place === '0' && !isLeftOut(inherent) ? 'inherent' : 'residual'}.${part}`;
}

/** What the form asks for. */
export const schemaOf = (isNew: boolean) =>
  formSchema(
    NewRisk,
    (values: RiskFormValues) => {
      const { inherent, residual, ownerId, treatment, targetOn, reviewDueOn, reference, ...same } = values;
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
