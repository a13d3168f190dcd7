import { expect, test } from 'vitest';
import { blanksIn, fillBlanks } from './blanks.ts';
import { factOfBlank } from './facts.ts';

test.each([
  ['[Company Name] keeps data.', 'company name'],
  ['Owner: {{name and role of the owner}}.', 'name and role of the owner'],
  ['Für <Organisation> gilt:', 'organisation'],
  ['\\[Date\\] is written by Markdown.', 'date'],
  ['Ask the [Security Officer] or the [Security Officer].', 'security officer'],
  ['Por [Nombre de la empresa].', 'nombre de la empresa'],
  ['Pour [Nom de l’entreprise].', 'nom de l’entreprise'],
  ['Pour [Société].', 'société'],
  ['In [País] vale.', 'país'],
  ['Owner: TBD', ''],
  ['By <name of\nthe owner> of us.', 'name of the owner'],
  ['By [Security\nOfficer].', 'security officer'],
  ['[Company Name]: we keep data.', 'company name'],
  ['A [Company Name][Date].', 'company name'],
  ['Ask [Company **Name**].', 'company name'],
  ['Prepared for [Company Name]:\n\n# Purpose', 'company name'],
  ['Approved by [Document Owner]: <date>', 'document owner'],
  ['The [Section Owner] decides.', 'section owner'],
  ['The [Note Taker] writes.', 'note taker'],
  // An address is open, and no fact fills it.
  ['Mail privacy@[company].com.', ''],
  ['Mail incident@{{domain}}.', ''],
  ['See www.[company].com.', ''],
  ['See https://<company>.example/reports.', ''],
  ['Called user\\_[Company Name].', 'company name'],
])('%s', (text, key) => {
  const [blank] = blanksIn(text);
  expect(blank?.key).toBe(key);
  expect(text.slice(blank?.start, blank?.end)).toBe(blank?.words);
});

test.each([
  'See [1] and [RFC 5545].',
  'See [the whole page](https://example.org).',
  'An array [a, b] of values.',
  'Write to <security@example.org>.',
  'Todo el personal.',
  'They [the staff] agree.',
  '[Internal Use Only]',
  '[Company Confidential]',
  '[Strictly Confidential]',
  '[For Internal Use]',
  '[Nur für internen Gebrauch]',
  '[Uso interno]',
  '[See Section Four]',
  'As the [Security Policy][1] says.\n\n[Security Policy]: https://example.org',
  'Run `backup [Company Name]`.',
  '```\n{{date}}\n```',
  '<!-- [Company Name] -->',
  'It lies in backup-{{date}}.tar there.',
  '[Note 3]',
  '[Table A]',
  'See [Access Policy]: https://example.org.',
  'Kept as [Company Name]_[Date].docx.',
  '<title>Policy</title>',
  `[${'A'.repeat(300)} ${'b'.repeat(300)}]`,
])('no blank: %s', (text) => expect(blanksIn(text)).toEqual([]));

test.each([
  ['company name', 'organisation'],
  ['organisation', 'organisation'],
  ['nombre de la empresa', 'organisation'],
  ['nom de l’entreprise', 'organisation'],
  ['unternehmen', 'organisation'],
  ['date', 'date'],
  ['today’s date', 'date'],
  ['effective date', null],
  ['approval date', null],
  ['date of approval', null],
  ['document owner', 'owner'],
  ['system owner’s name', null],
  ['eigentümer der anlage', null],
  ['propietario del activo', null],
  ['name und rolle des eigentümers', 'owner'],
  ['datum', 'date'],
  ['fecha', 'date'],
  ['next review date', null],
  ['name and role of the owner', 'owner'],
  ['industry', 'industry'],
  ['country', 'country'],
  ['security officer', null],
  ['contact info', null],
])('%s means %s', (key, fact) => expect(factOfBlank(key)).toBe(fact));

test('fills what is known, leaves the rest, and lets no value break the table it stands in', () => {
  const markdown = '| [Company Name] | {{owner}} |\n\n[Date]: [Company Name]';
  const { markdown: filled, count } = fillBlanks(markdown, (key) => ({ 'company name': 'A | B\n<b>' })[key]);
  expect(filled).toBe('| A B b | {{owner}} |\n\n[Date]: A B b');
  expect(count).toBe(2);
});

test('a hostile text ends in time', () => {
  const begun = performance.now();
  for (const part of ['<!--', '[Company ', '```\n', '~~~\n```\n', '[A', '{{', '<name ', '`', '[Aa Bb ', '_'])
    blanksIn(part.repeat(100_000));
  expect(performance.now() - begun).toBeLessThan(4000);
});
