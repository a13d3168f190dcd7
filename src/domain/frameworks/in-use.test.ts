import { expect, test } from 'vitest';
import { frameworksInUse } from './in-use.ts';
import { BASE_FRAMEWORK } from '../base-framework.ts';

const choice = (framework: string) => ({ framework, addedAt: '2026-03-01T09:00:00.000Z', addedByName: 'Ana Sol' });
const named = (...args: Parameters<typeof frameworksInUse>) =>
  frameworksInUse(...args).map(({ framework, why }) => `${framework} ${why}`);

test('ISO/IEC 27001 is always there, and the primary framework as well', () => {
  expect(named(BASE_FRAMEWORK, [])).toEqual(['iso-27001-2022 always']);
  expect(named('pci-dss-4-0-1', [])).toEqual(['iso-27001-2022 always', 'pci-dss-4-0-1 primary']);
});

test('what was chosen follows once, also when it has become the primary one', () => {
  const chosen = [choice('soc-2-2017'), choice('gdpr-2016')];
  expect(named('soc-2-2017', chosen)).toEqual([`${BASE_FRAMEWORK} always`, 'soc-2-2017 primary', 'gdpr-2016 chosen']);
  expect(frameworksInUse(BASE_FRAMEWORK, chosen)[1]).toEqual({ ...chosen[0], why: 'chosen' });
  expect(frameworksInUse('soc-2-2017', chosen)[1]?.addedByName).toBe('Ana Sol');
});
