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
])('no blank: %s', (text) => expect(blanksIn(text)).toEqual([]));

test.each([
  ['company name', 'organisation'],
  ['organisation', 'organisation'],
  ['nombre de la empresa', 'organisation'],
  ['nom de l’entreprise', 'organisation'],
  ['unternehmen', 'organisation'],
  ['date', 'date'],
  ['effective date', 'date'],
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
