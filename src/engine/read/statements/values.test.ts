import { describe, expect, test } from 'vitest';
import { readDocument } from '../document.ts';
import { readText } from '../text-blocks.ts';
import { groupsIn } from './scopes.ts';
import { ofSentence, type Value, valuesOf } from './values.ts';

/** The values of a text in a line each: amount, unit, its scope. */
function read(source: string): string[] {
  const { text, blocks } = readText(source);
  const document = readDocument(text, blocks, { fileName: 'rules.md' });
  return valuesOf(document).flatMap((values) => values.map(say));
}
const say = ({ amount, unit, groups, isException }: Value) =>
  [Math.round(amount * 100) / 100, unit, ...[...groups].toSorted(), ...(isException ? ['exception'] : [])].join(' ');

const TITLES = {
  en: '# Rules for passwords and records of the company\n\n',
  de: '# Regeln für die Kennwörter und die Aufzeichnungen des Unternehmens\n\n',
  fr: '# Règles pour les mots de passe et les enregistrements de la société\n\n',
  es: '# Reglas para las contraseñas y los registros de la empresa\n\n',
};

describe('the values of a sentence', () => {
  test.each([
    ['en', 'Passwords have at least twelve characters.', ['12 characters']],
    ['en', 'Use strong authentication (minimum 15-character passwords).', ['15 characters']],
    ['en', 'The minimum length of passwords is 14.', ['14 characters']],
    ['de', 'Kennwörter müssen mindestens 12 Zeichen lang sein.', ['12 characters']],
    ['de', 'Die Mindestlänge der Kennwörter beträgt 14.', ['14 characters']],
    ['fr', 'Les mots de passe comportent au moins douze caractères.', ['12 characters']],
    ['es', 'Las contraseñas tienen al menos doce caracteres.', ['12 characters']],
    ['en', 'The last 12 passwords cannot be used again.', []],
    ['en', 'Logs are kept for two years.', ['17520 hours']],
    ['de', 'Protokolle werden 90 Tage aufbewahrt.', ['2160 hours']],
    ['fr', 'Les journaux sont conservés pendant 90 jours.', ['2160 hours']],
    ['es', 'Los registros se conservan durante 90 días.', ['2160 hours']],
    ['en', 'Access rights are reviewed every quarter.', ['3 months']],
    ['de', 'Die Rechte werden halbjährlich geprüft.', ['6 months']],
    ['fr', 'Les droits sont revus chaque mois.', ['1 months']],
    ['es', 'Los derechos se revisan cada año.', ['12 months']],
    ['en', 'Each incident of this kind is reported to the manager within 24 hours.', ['24 hours']],
    ['en', 'Passwords expire after 90 days; the minimum length is 14.', ['2160 hours', '14 characters']],
    ['de', 'Kennwörter laufen nach 90 Tagen ab; die Mindestlänge beträgt 14.', ['2160 hours', '14 characters']],
    // One of a kind is no length.
    ['en', 'Passwords hold at least one digit and a special character.', []],
    ['de', 'Kennwörter enthalten mindestens eine Ziffer.', []],
    ['fr', 'Les mots de passe contiennent un chiffre.', []],
    ['es', 'Las contraseñas contienen un dígito.', []],
    ['en', 'A PIN has 4 digits.', ['4 characters']],
    // Where more is told is none either.
    ['en', 'Passwords have 12 characters; administrators see section 4.2.', ['12 characters']],
    ['en', 'Passwords have 12 characters; for administrators see 4.', ['12 characters']],
    ['de', 'Kennwörter haben 12 Zeichen; für Administratoren siehe Abschnitt 4.', ['12 characters']],
    ['fr', 'Les mots de passe ont 12 caractères ; pour les administrateurs voir 4.', ['12 characters']],
    ['es', 'Las contraseñas tienen 12 caracteres; para los administradores véase la sección 4.', ['12 characters']],
    ['en', 'The minimum length is told in section 4.', []],
    ['en', 'For the length of passwords see 4.2.', []],
    // The same interval in other words, and once.
    ['en', 'Access rights are reviewed semi-annually.', ['6 months']],
    ['en', 'Access rights are reviewed half-yearly.', ['6 months']],
    ['en', 'Logs are reviewed weekly.', ['0.23 months']],
    ['en', 'Logs are reviewed every 7 days.', ['0.23 months', '168 hours']],
    ['en', 'Access rights are reviewed every 30 days.', ['1 months', '720 hours']],
  ] as const)('%s: %s', (language, sentence, expected) => {
    expect(read(TITLES[language] + sentence)).toEqual(expected);
  });
});

describe('the scope of a value', () => {
  test.each([
    ['en', 'Minimum 15 characters for administrative accounts.', ['15 characters administrators']],
    ['en', 'Passwords of administrators have at least 15 characters.', ['15 characters administrators']],
    ['de', 'Kennwörter von Administratoren haben mindestens 15 Zeichen.', ['15 characters administrators']],
    ['fr', 'Les comptes à privilèges utilisent au moins 15 caractères.', ['15 characters administrators']],
    ['es', 'Para los administradores se exigen 15 caracteres.', ['15 characters administrators']],
    ['en', 'Passwords of service accounts have 30 characters.', ['30 characters services']],
    ['de', 'Kennwörter von Dienstkonten haben 30 Zeichen.', ['30 characters services']],
    ['fr', 'Les comptes de service ont un mot de passe de 30 caractères.', ['30 characters services']],
    ['es', 'Las cuentas de servicio tienen 30 caracteres.', ['30 characters services']],
    ['en', 'Servers are patched within 14 days.', ['336 hours servers']],
    ['de', 'Auf Servern werden Updates binnen 14 Tagen eingespielt.', ['336 hours servers']],
    ['fr', 'Les correctifs des serveurs sont posés sous 14 jours.', ['336 hours servers']],
    ['es', 'Los parches de los servidores se instalan en 14 días.', ['336 hours servers']],
    // Each its own, in one sentence.
    [
      'en',
      'Passwords have 12 characters for users and contractors, 15 characters for administrators.',
      ['12 characters regular vendors', '15 characters administrators'],
    ],
    [
      'en',
      'Passwords have 12 characters, those of administrators 15.',
      ['12 characters', '15 characters administrators'],
    ],
    [
      'en',
      'Passwords have 12 characters (15 characters for administrators).',
      ['12 characters', '15 characters administrators'],
    ],
    // Who does it is no scope, nor is where it goes.
    ['en', 'Administrators review the logs every week.', ['0.23 months']],
    ['en', 'Logs are reviewed every week by administrators.', ['0.23 months']],
    ['de', 'Administratoren prüfen die Protokolle wöchentlich.', ['0.23 months']],
    ['fr', 'Les administrateurs revoient les journaux chaque semaine.', ['0.23 months']],
    ['es', 'Los administradores revisan los registros cada semana.', ['0.23 months']],
    ['en', 'Losses are reported to the administrators within 24 hours.', ['24 hours']],
    ['en', 'Backups are kept for 90 days by the provider.', ['2160 hours']],
    // An exception never stands for the rule.
    ['en', 'Exceptions last at most 30 days.', ['720 hours exception']],
    [
      'en',
      'Maximum exception duration: Critical (30 days), High (90 days).',
      ['720 hours critical exception', '2160 hours high exception'],
    ],
    ['de', 'Ausnahmen gelten höchstens 30 Tage.', ['720 hours exception']],
    ['fr', 'Une dérogation vaut au plus 30 jours.', ['720 hours exception']],
    ['es', 'Las excepciones duran como máximo 30 días.', ['720 hours exception']],
    ['en', '## 6.10 Exceptions to patching (PR.IP-12)\nApproved for at most 30 days.', ['720 hours exception']],
    ['en', 'Logs are kept for 90 days without exception.', ['2160 hours']],
    ['en', 'Exceptions (approved by the head of IT) last at most 30 days.', ['720 hours exception']],
    ['en', 'Exceptions, if approved, last at most 30 days.', ['720 hours exception']],
    ['en', 'Exceptions (at most 30 days) are approved by the head of IT.', ['720 hours exception']],
    ['en', 'Exceptions are approved by the head of IT and last at most 30 days.', ['720 hours exception']],
    ['de', 'Ausnahmen werden genehmigt und gelten höchstens 30 Tage.', ['720 hours exception']],
    ['en', '## Exceptions and deviations\nApproved for at most 30 days.', ['720 hours exception']],
    // Who grants one from the rule does not make the rule one.
    ['en', 'Passwords have 12 characters (exceptions are approved by the head of IT).', ['12 characters']],
    ['en', 'Passwords have 12 characters and exceptions are approved by the head of IT.', ['12 characters']],
    ['en', 'Passwords have 12 characters – exceptions are approved by the head of IT.', ['12 characters']],
    ['en', 'Exceptions need approval, and passwords have 12 characters.', ['12 characters']],
    ['de', 'Kennwörter haben 12 Zeichen und Ausnahmen genehmigt die Leitung.', ['12 characters']],
    ['fr', 'Les mots de passe ont 12 caractères et les dérogations sont approuvées.', ['12 characters']],
    ['es', 'Las contraseñas tienen 12 caracteres y las excepciones se aprueban.', ['12 characters']],
    ['en', '## Password length and exceptions\nAt least 12 characters.', ['12 characters']],
    // Nor does it make one of a group that somebody of it does something.
    ['en', 'Rights are removed by a system administrator within 24 hours.', ['24 hours']],
    ['en', 'The losses are told to a vendor within 24 hours.', ['24 hours']],
    ['es', 'Se exige a los administradores una contraseña de 15 caracteres.', ['15 characters administrators']],
    ['en', 'The analysis of root causes ends within 5 days.', ['120 hours']],
    ['en', 'Passwords of root have 20 characters.', ['20 characters administrators']],
    ['de', 'Nach dem Austritt sperrt der Administrator das Konto binnen 24 Stunden.', ['24 hours']],
    ['de', 'Bei Störungen antwortet der Dienstleister binnen 4 Stunden.', ['4 hours']],
    ['de', 'Die Kennwörter der Administratoren haben 15 Zeichen.', ['15 characters administrators']],
    ['de', 'Die Kennwörter der Dienstleister haben 15 Zeichen.', ['15 characters vendors']],
  ] as const)('%s: %s', (language, sentence, expected) => {
    expect(read(TITLES[language] + sentence)).toEqual(expected);
  });

  test('is told by the heading of a section, not by the title of the document', () => {
    expect(read('# Rules for servers\n\n## Administrators\nPasswords have 15 characters.')).toEqual([
      '15 characters administrators',
    ]);
  });
});

describe('a row of a table', () => {
  test('has the scope of its first cell', () => {
    expect(
      read(
        '# Patching of systems\n\n## Deadlines\n\n| Severity | Deadline |\n|---|---|\n| Critical | 72 hours |\n| High | 14 days |',
      ),
    ).toEqual(['72 hours critical', '336 hours high']);
  });

  test('and of the heading of its column, which tells the unit too', () => {
    expect(
      read('# Passwords\n\n| Rule | Users | Administrators |\n|---|---|---|\n| Minimum length | 12 | 15 |'),
    ).toEqual(['12 characters regular', '15 characters administrators']);
    expect(read('# Passwords\n\n| Account | Minimum length |\n|---|---|\n| Users | 12 |')).toEqual([
      '12 characters regular',
    ]);
  });

  test.each([
    ['# Fristen\n\n| Schweregrad | Frist |\n|---|---|\n| Kritisch | 72 Stunden |\n| Niedrig | 90 Tage |', 'low'],
    ['# Délais\n\n| Gravité | Délai |\n|---|---|\n| Critique | 72 heures |\n| Faible | 90 jours |', 'low'],
    ['# Plazos\n\n| Gravedad | Plazo |\n|---|---|\n| Crítica | 72 horas |\n| Baja | 90 días |', 'low'],
  ])('%s', (source, last) => {
    expect(read(source)).toEqual(['72 hours critical', `2160 hours ${last}`]);
  });
});

test('a heading has values too', () => {
  const { text, blocks } = readText('# Recovery\n\n## Critical systems (RTO: 4 hours, RPO: 1 hour)\nThe database.');
  const { headings } = readDocument(text, blocks, { fileName: 'plan.md' });
  expect(headings[1] && text.slice(headings[1].start, headings[1].end)).toBe(
    'Critical systems (RTO: 4 hours, RPO: 1 hour)',
  );
});

test.each([
  'administrators and ',
  '12 characters, ',
  'minimum length ',
  'exception 12 days ',
  'wird von der ',
  'every 12 ',
  'for the users and ',
  'administrators must ',
  'every 12 days weekly ',
  ',',
  '-',
  ', ',
])('a text of "%s" without end is read at once', (words) => {
  const text = words.repeat(60_000 / words.length);
  const began = performance.now();
  ofSentence({ start: 0, end: text.length }, text);
  groupsIn(text);
  expect(performance.now() - began).toBeLessThan(1500);
});

test('a heading of commas without end is read at once', () => {
  const began = performance.now();
  read(`# Rules\n\n## ${','.repeat(60_000)}\n${'Logs are kept for two years. '.repeat(20)}`);
  expect(performance.now() - began).toBeLessThan(1500);
});

test('what is longer than any sentence sets nothing', () => {
  const text = 'Passwords have 12 characters, '.repeat(100);
  expect(ofSentence({ start: 0, end: text.length }, text)).toEqual([]);
});
