import { controlRules } from './control-rules.ts';
import { documentRules } from './document-rules.ts';
import { type ConsistencyFinding, SEVERITIES } from './finding.ts';
import { registerRules } from './register-rules.ts';
import { riskRules } from './risk-rules.ts';
import type { Rule } from './rule.ts';
import type { System } from './system.ts';

/** Every rule of the consistency check. */
export const RULES: readonly Rule[] = [...controlRules, ...documentRules, ...registerRules, ...riskRules];

/** Holds every rule against the system; what is broken, the gravest first. */
export function checkConsistency(system: System): ConsistencyFinding[] {
  return RULES.flatMap(({ id: rule, severity, broken }) => {
    const { subjects, count = subjects.length } = broken(system);
    return count > 0 ? [{ rule, severity, count, subjects }] : [];
  }).toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
