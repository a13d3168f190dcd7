import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUBJECTS } from '#domain/subjects.ts';
import { LANGUAGES } from '#domain/organisations/language.ts';
import {
  type Words,
  differingPlaceholders,
  differingValues,
  flatten,
  missingKeys,
  undefinedKeys,
  unusedKeys,
} from './words/check.ts';
import { namespacesOf, scan, scanBelow, sentencesIn } from './words/scan.ts';

const floor = (name: string) => join(import.meta.dirname, '../src', name);
const web = floor('web');
const book = join(import.meta.dirname, '../messages');

function readWords(): Words {
  return Object.fromEntries(LANGUAGES.map((language) => [language, readLanguage(join(book, language))]));
}

function readLanguage(folder: string): Record<string, Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>),
    ]),
  );
}

function sources(folder = web): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen|d)\.tsx?$/.test(file) && !/testing|stories/.test(file))
    .map((file) => join(folder, file));
}

/** The floors below the web; the engine's knowledge of languages is none of messages. */
function scansBelow() {
  const read = ['domain', 'contract', 'server']
    .flatMap((name) => sources(floor(name)))
    .map((path) => {
      const [file, source] = [relative(floor(''), path), readFileSync(path, 'utf8')];
      return { file, source, named: namespacesOf(file, source) };
    });
  const byFolder = Map.groupBy(read, ({ file }) => dirname(file));
  return read.map(({ file, source }) =>
    scanBelow(file, source, [...new Set(byFolder.get(dirname(file))?.flatMap(({ named }) => named))]),
  );
}

/** What only programs meet, and what the sentence of its status (404: it does not exist) says already. */
const SAID_BY_STATUS: readonly string[] = [
  'changed_meanwhile',
  'changed_since',
  'forbidden',
  'foreign_origin',
  'internal',
  'invalid',
  'malformed',
  'method_not_allowed',
  'not_found',
  'too_large',
  'too_many_requests',
  'two_credentials',
  'unauthenticated',
  'unsupported_media_type',
];

describe('the book of messages', () => {
  const words = readWords();
  const scans = [...sources().map((file) => scan(relative(web, file), readFileSync(file, 'utf8'))), ...scansBelow()];

  test('every word exists in every language', () => expect(missingKeys(words)).toEqual([]));
  test('every translation has the placeholders of the English one', () =>
    expect(differingPlaceholders(words)).toEqual([]));
  test('every word asked for exists', () => {
    expect(
      undefinedKeys(
        words,
        scans.flatMap(({ uses }) => uses),
      ),
    ).toEqual([]);
  });
  test('every subject, event and field of the trail has its words', () => {
    const { activity = {}, ...others } = words['en'] ?? {};
    const named = SUBJECTS.flatMap(({ name, events, fields, labels: own }) => [
      ...(events.length > 0 ? [`subject.${name}`] : []),
      ...events.map((event) => `action.${event}`),
      ...Object.keys(fields)
        .map((field) => `field.${field}`)
        .filter((key) => own === null || others[own]?.[key] === undefined),
    ]);
    expect(named.filter((key) => activity[key] === undefined)).toEqual([]);
  });
  test('every word is used', () => expect(unusedKeys(words, scans)).toEqual([]));
  test('every issue is given the values of its message', () => {
    expect(
      differingValues(
        words,
        scans.flatMap(({ uses }) => uses),
      ),
    ).toEqual([]);
  });
  test('what is held against a value is a code and no sentence', () => {
    const floors = ['domain', 'contract', 'server', 'web'].flatMap((name) => sources(floor(name)));
    const found = floors.flatMap((file) =>
      sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${relative(floor(''), file)}: ${text}`),
    );
    expect(found).toEqual([]);
  });
  test('every refusal has words of its own, unless those of its status say it', () => {
    const codes = sources(floor('server')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\bconflict\(|new Problem\(\s*\d+,)\s*'(\w+)'/g)].map(
        ([, code]) => code!,
      ),
    );
    const known = Object.keys(words['en']?.['problems'] ?? {});
    const hasWords = (code: string) => known.some((key) => key === `code.${code}` || key === `code.${code}_other`);
    expect(codes.length).toBeGreaterThan(150);
    expect([...new Set(codes)].filter((code) => !hasWords(code) && !SAID_BY_STATUS.includes(code))).toEqual([]);
  });
  test('no text stands in the source', () => expect(scans.flatMap(({ breaches }) => breaches)).toEqual([]));
});

test('the browser asks for nothing that only the server says', () => {
  const asked = sources().flatMap((file) => scan(file, readFileSync(file, 'utf8')).uses);
  expect(asked.filter(({ namespace }) => namespace.includes('server/'))).toEqual([]);
});

describe('the check itself refuses', () => {
  const words: Words = {
    en: { kit: { 'a.b': 'Hello {{name}}', rows_one: '{{count}} row', rows_other: '{{count}} rows' } },
    es: { kit: { 'a.b': 'Hola {{nombre}}', rows_one: 'una fila', rows_other: '{{count}} filas' } },
  };

  test('a key and a plural form that a language lacks', () => {
    expect(missingKeys({ en: { kit: { one: 'One' } }, es: { kit: {} } })).toEqual(['es/kit: one is missing']);
    expect(missingKeys(words)).toEqual(['es/kit: rows_many is missing']);
  });
  test('a namespace that a language lacks', () => {
    expect(missingKeys({ en: { assets: { one: 'One' } }, de: {} })).toEqual(['de/assets: one is missing']);
  });
  test('a placeholder of another name', () => {
    expect(differingPlaceholders(words)).toEqual(['es/kit: a.b has other placeholders than the English one']);
  });

  const source = `
    import { useTranslation } from 'react-i18next';
    export function Page({ kind }: { kind: string }) {
      const { t } = useTranslation('kit');
      return <main title="Hard title"><p>Hard text</p><p>{t('a.b')}</p><p>{t('a.c')}</p><b>{kind ? 'Shown' : null}</b>
        <i aria-label={t('rows', { count: 1 })}>{t(\`shell:nav.\${kind}\`)}</i><i>12 – 3 {'·'}</i></main>;
    }`;

  test('text in markup, in properties that are read out, and in expressions', () => {
    expect(
      scan('page.tsx', source)
        .breaches.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Hard text', 'Hard title', 'Shown']);
  });
  test('a word that does not exist, whole or as a beginning', () => {
    expect(undefinedKeys(words, scan('page.tsx', source).uses)).toEqual([
      'page.tsx: kit:a.c is not defined',
      'page.tsx: shell:nav. is not defined',
    ]);
  });
  test('text given to a toast or kept in data, but not a key kept in data', () => {
    const data = `toast('success', 'Saved'); const columns = [{ header: 'Owner' }, { label: 'nav.owner' }];`;
    expect(scan('page.ts', data).breaches.map(({ text }) => text)).toEqual(['Saved', 'Owner']);
  });
  test('a sentence in a schema, or held against a field', () => {
    const schema = `import { z } from 'zod'; z.string().min(1, 'Name is needed').refine(ok, { error: 'Not so' }); z.enum(['Two words']);
      z.string().max(most, \`At most \${most}\`).min(1, issue('name_required'));
      const tooLong = \`Use at most \${most} characters\`; z.string().max(most, tooLong);`;
    expect(sentencesIn('name.ts', schema)).toEqual([
      'Name is needed',
      'Not so',
      'At most …',
      'Use at most … characters',
    ]);
    expect(sentencesIn('acts.ts', `invalid([{ path: 'name', message: 'Name is taken' }]);`)).toEqual(['Name is taken']);
  });
  test('an issue that has no message, or other values than it has, and a message of none', () => {
    const file = `import { issue, limit } from '../issue.ts'; issue('nope'); limit('most', 1); issue('between', { from: 1 });`;
    const messages = { 'issue.most_one': '{{count}}', 'issue.most_other': '{{count}}', 'issue.between': '{{least}}' };
    const lonely = { en: { problems: { ...messages, 'issue.lonely': 'Nobody says me' } } };
    const read = scanBelow('name.ts', file, []);
    expect(undefinedKeys(lonely, read.uses)).toEqual(['name.ts: problems:issue.nope is not defined']);
    expect(differingValues(lonely, read.uses)).toEqual(['name.ts: problems:issue.between has other values']);
    expect(unusedKeys(lonely, [read])).toEqual(['problems: issue.lonely is not used']);
    expect(scanBelow('plan.ts', `const issue = (code) => code; issue('nope');`, []).uses).toEqual([]);
  });
  test('a word that nothing asks for', () => {
    const more = { ...words, en: { kit: { ...words['en']?.['kit'], lonely: 'Nobody reads me' } } };
    expect(unusedKeys(more, [scan('page.tsx', source)])).toEqual(['kit: lonely is not used']);
  });

  const below = `
    import { messagesOf } from '../platform/messages.ts';
    export const lines = (t: Messages<'kit'>, kind: string) => [t('a.b'), t('nope'), t(\`other.\${kind}\`), t('shell:x')];
    const WORDS = { en: 'Hello', de: 'Guten Tag', fr: (name) => \`Bonjour \${name}\` };
    const LOCALES = { en: 'en_US', de: 'de_DE', fr: Intl.NumberFormat };`;

  test('a message that the server asks for and that does not exist', () => {
    expect(undefinedKeys(words, scanBelow('mail.ts', below, []).uses)).toEqual([
      'mail.ts: kit:nope is not defined',
      'mail.ts: kit:other. is not defined',
      'mail.ts: shell:x is not defined',
    ]);
    const call = `const t = messagesOf('server/mail', language); t('x');`;
    expect(undefinedKeys(words, scanBelow('mail.ts', call, []).uses)).toEqual([
      'mail.ts: server/mail:x is not defined',
    ]);
    expect(undefinedKeys(words, scanBelow('mail.ts', `t('x')`, ['kit']).uses)).toEqual([
      'mail.ts: kit:x is not defined',
    ]);
  });
  test('a message that nothing on the server asks for, whatever literals stand in files of other messages', () => {
    const more = { en: { 'server/mail': { lonely: 'Nobody reads me' } } };
    expect(unusedKeys(more, [scanBelow('mail.ts', `const t = messagesOf('kit', 'en'); say('lonely');`, [])])).toEqual([
      'server/mail: lonely is not used',
    ]);
  });
  test('a refusal with values that has no message', () => {
    const refusals = `throw new Problem(429, 'locked', 'Locked', { params: { count } });
      new Problem(409, 'plain', 'Plain');`;
    expect(undefinedKeys({ en: { problems: {} } }, scanBelow('acts.ts', refusals, []).uses)).toEqual([
      'acts.ts: problems:code.locked is not defined',
    ]);
  });
  test('what is said in several languages in the source', () => {
    expect(scanBelow('mail.ts', below, []).breaches.map(({ text }) => text)).toEqual(['Guten Tag', 'Bonjour ']);
  });
});
