import { NEW_RISK, NewRisk, type RiskFacts } from '#domain/risks/risk.ts';
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

export interface Fault {
  path: string;
  message: string;
}

/** What the form asks for, or what is wrong with it, field by field. */
export function askedOf(words: RiskWords, isNew: boolean): { asked: NewRisk } | { faults: Fault[] } {
  const { inherent, residual, ownerId, treatment, targetOn, reviewDueOn, reference, ...same } = words;
  const faults: Fault[] = [];
  const assessments = (['inherent', 'residual'] as const).flatMap((kind) => {
    const { likelihood, impact, rationale } = { inherent, residual }[kind];
    if (likelihood === '' && impact === '') return [];
    for (const [part, value] of Object.entries({ likelihood, impact }))
      if (value === '') faults.push({ path: `${kind}.${part}`, message: 'Choose a step of the scale' });
    return [{ kind, likelihood: Number(likelihood), impact: Number(impact), rationale }];
  });
  const asked = {
    ...same,
    ...(reference.trim() !== '' || !isNew ? { reference } : {}),
    ownerId: ownerId || null,
    treatment: treatment || null,
    targetOn: targetOn ?? null,
    // Without a day the method says when it is looked at again.
    ...(reviewDueOn !== undefined || !isNew ? { reviewDueOn: reviewDueOn ?? null } : {}),
    ...(isNew && { assessments }),
  };
  if (faults.length > 0) return { faults };
  const parsed = NewRisk.safeParse(asked);
  if (parsed.success) return { asked: parsed.data };
  return { faults: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
}
