import { expect, test } from 'vitest';
import { readProgress } from './progress.ts';

test('goes on where it stood', () => {
  expect(readProgress('{"step":3,"choice":"HIPAA"}')).toEqual({ step: 3, choice: 'HIPAA' });
  expect(readProgress('{"step":2,"choice":"later"}')).toEqual({ step: 2, choice: 'later' });
});

test.each([null, '', 'nonsense', '[]', 'null', '{"step":7}', '{"choice":["COBIT"]}', '{"step":2}'])(
  '%s begins',
  (text) => expect(readProgress(text)).toEqual({ step: 0, choice: null }),
);

test('there are no folders of no model', () => {
  expect(readProgress('{"step":3,"choice":"later"}')).toEqual({ step: 0, choice: 'later' });
});
