import { expect, test } from 'vitest';
import { placeOf, withoutData } from './recent-error.ts';

test.each([
  ['invalid input syntax for type uuid: "Ada Lovelace"', 'invalid input syntax for type uuid: "…"'],
  ['no mail to ada@example.co.uk today', 'no mail to …@… today'],
  ['no row b3b2a1f0-1111-4222-8333-444455556666', 'no row {id}'],
  ["ENOENT: no such file or directory, open '/home/ada/secret.pdf'", "ENOENT: no such file or directory, open '…'"],
  ['cannot reach postgres://owner:secret@db/name now', 'cannot reach … now'],
  ['wrong key cwt_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4', 'wrong key …'],
  ['call 004915112345 back', 'call … back'],
  ['at /var/lib/clausewise/data', 'at …'],
])('%s', (message, kept) => expect(withoutData(message)).toBe(kept));

test('keeps what tells a programmer where to look', () => {
  expect(withoutData('x.map is not a function\n    at somewhere')).toBe('x.map is not a function');
});

test.each([
  ['/app/asset-inventory?search=Ada', '/app/asset-inventory'],
  ['/app/asset-inventory/b3b2a1f0-1111-4222-8333-444455556666', '/app/asset-inventory/…'],
  ['/app/iso27001/A.5.1#evidence', '/app/iso27001/A.5.1'],
  ['/join/ada%40example.com', '/join/…'],
  ['/x/cwt_Zm9vYmFyYmF6cXV4', '/x/…'],
])('the place of %s', (path, place) => expect(placeOf(path)).toBe(place));
