import { expect, test } from 'vitest';
import { DomainName } from './domain-name.ts';

test.each([
  ['Example.COM', 'example.com'],
  ['  www.example.co.uk. ', 'www.example.co.uk'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['почта.рф', 'xn--80a1acny.xn--p1ai'],
  ['a-b.xn--p1ai', 'a-b.xn--p1ai'],
])('%s is kept as %s', (written, kept) => expect(DomainName.parse(written)).toBe(kept));

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '::1',
  'example.com:8443',
  'https://example.com',
  'example.com/path',
  'user@example.com',
  'localhost',
  'printer.local',
  'db.internal',
  'nas.lan',
  'router.home.arpa',
  'intranet',
  'a..example.com',
  '-a.example.com',
  'a_b.example.com',
  `${'a'.repeat(64)}.example.com`,
  `${'ü'.repeat(63)}.example.com`,
  `${'a.'.repeat(130)}com`,
  'exa mple.com',
  '１２７.0.0.1',
  'ex\u0000ample.com',
  '*.example.com',
  '',
  '.',
])('%s is no public host name', (written) => expect(DomainName.safeParse(written).success).toBe(false));
