import { expect, test } from 'vitest';
import { toProblem } from './problems.ts';

const failing = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['ENOSPC', 'disk_full'],
  ['EDQUOT', 'disk_full'],
  ['53100', 'disk_full'],
  ['EROFS', 'disk_read_only'],
])('what the system says as %s is told as %s, and not as a fault of ours', (code, told) => {
  expect(toProblem(failing(code))).toMatchObject({ status: 507, code: told });
});

test('what nobody foresaw stays a fault of ours', () => {
  expect(toProblem(failing('EIO'))).toMatchObject({ status: 500, code: 'internal' });
});
