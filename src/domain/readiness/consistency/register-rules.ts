import type { AssetSlice } from '../../assets/slices.ts';
import { BASE_FRAMEWORK } from '../../base-framework.ts';
import type { FindingSubject } from './finding.ts';
import { aboutAll, type Rule } from './rule.ts';
import type { System } from './system.ts';

function isImplemented({ frameworks }: System, id: string): boolean {
  const facts = frameworks.find((framework) => framework.id === BASE_FRAMEWORK)?.facts;
  return facts?.find(({ requirement }) => requirement.id === id)?.control.status === 'Implemented';
}

const requirement = (id: string, count: number): FindingSubject => ({
  kind: 'requirement',
  framework: BASE_FRAMEWORK,
  id,
  count,
});
const assets = (only: AssetSlice): FindingSubject => ({ kind: 'assets', only });

/** A control that is said to be implemented, and an inventory that says otherwise, or does not say. */
function belied(id: string, control: string, only: AssetSlice, severity: Rule['severity'] = 'high'): Rule {
  return aboutAll(
    id,
    severity,
    (system) => (isImplemented(system, control) ? system.assets[only] : 0),
    (_system, count) => [requirement(control, count), assets(only)],
  );
}

/** What the registers say against the controls of ISO/IEC 27001, and what they say by themselves. */
export const registerRules: Rule[] = [
  belied('encryption-belied', 'A.8.24', 'unencrypted'),
  belied('backup-belied', 'A.8.13', 'without-backup'),
  belied('patching-belied', 'A.8.8', 'not-patched'),
  belied('malware-belied', 'A.8.7', 'without-antivirus'),
  belied('access-review-belied', 'A.5.18', 'access-review-overdue'),
  belied('encryption-unknown', 'A.8.24', 'encryption-unknown', 'low'),
  belied('backup-unknown', 'A.8.13', 'backup-unknown', 'low'),
  belied('patching-unknown', 'A.8.8', 'patches-unknown', 'low'),
  belied('malware-unknown', 'A.8.7', 'antivirus-unknown', 'low'),
  aboutAll(
    'inventory-empty',
    'high',
    (system) => (isImplemented(system, 'A.5.9') && system.assets['in-use'] === 0 ? 1 : 0),
    (_system, count) => [requirement('A.5.9', count), assets('in-use')],
  ),
  aboutAll(
    'second-factor-belied',
    'high',
    (system) => (isImplemented(system, 'A.8.5') && system.policy.secondFactor === 'optional' ? 1 : 0),
    (_system, count) => [requirement('A.8.5', count), { kind: 'policies' }],
  ),
  aboutAll(
    'passwords-belied',
    'medium',
    (system) => (isImplemented(system, 'A.5.17') && system.policy.passwordLength < 12 ? 1 : 0),
    (_system, count) => [requirement('A.5.17', count), { kind: 'policies' }],
  ),
  aboutAll(
    'warranty-ended',
    'low',
    (system) => system.assets['out-of-warranty'],
    () => [assets('out-of-warranty')],
  ),
  aboutAll(
    'compliance-review-overdue',
    'medium',
    (system) => system.assets['compliance-review-overdue'],
    () => [assets('compliance-review-overdue')],
  ),
  aboutAll(
    'one-administrator',
    'medium',
    ({ people }) => (people.administrators === 1 && people.members > 1 ? 1 : 0),
    () => [{ kind: 'people' }],
  ),
];
