import type { Messages } from '../organisations/messages.ts';
import type { Method, MethodVersion } from './method.ts';

type Says = Messages<'server/risk-method'>;

const STEPS = [1, 2, 3, 4, 5];
const STARTS = [1, 5, 10, 17] as const;
const IDS = ['low', 'medium', 'high', 'critical'] as const;
const ACCEPTS = ['owner', 'owner', 'risk-manager', 'management'] as const;
const REVIEWS = [12, 12, 6, 3] as const;

/** What every organisation starts with: five steps by five, four bands, an appetite of 9. */
export function defaultMethod(t: Says): Method {
  const scale = (name: 'likelihood' | 'impact') =>
    STEPS.map((step) => ({
      label: t(`scale.${name}.${step}.label`),
      description: t(`scale.${name}.${step}.description`),
    }));
  return {
    likelihood: scale('likelihood'),
    impact: scale('impact'),
    bands: IDS.map((id, place) => ({
      id,
      label: t(`band.${id}.label`),
      guidance: t(`band.${id}.guidance`),
      from: STARTS[place] ?? 1,
      accepts: ACCEPTS[place] ?? 'nobody',
      reviewMonths: REVIEWS[place] ?? 12,
    })),
    appetite: 9,
    acceptanceMonths: 12,
    criteria: t('criteria'),
  };
}

export function firstVersion(t: Says): MethodVersion {
  return { number: 1, method: defaultMethod(t), note: '', madeAt: null, madeByName: null };
}
