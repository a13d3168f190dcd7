import { describe, expect, test } from 'vitest';
import { readText } from '../read/text-blocks.ts';
import { answerPart } from './answer.ts';
import { partsOf } from './parts.ts';

const document = (id: string, source: string) => ({
  id,
  title: id,
  fileName: `${id}.md`,
  date: null,
  ...readText(source),
});
const library = (...sources: [id: string, source: string][]) => ({
  documents: [
    ...sources.map(([id, source]) => document(id, source)),
    document('canteen', '# Canteen\n\nSoup is served at noon. Guests pay at the counter.'),
  ],
  answers: [],
  links: [],
  requirements: [],
});
const ask = (question: string, ...sources: [id: string, source: string][]) =>
  answerPart(partsOf(question)[0]!, library(...sources));

const PASSWORDS: [string, string] = [
  'password-policy',
  '# Password policy\n\n## Complexity\n- Minimum 12 characters for regular accounts\n- Minimum 15 characters for administrative accounts\n- No reuse of the last 10 passwords\n\n## Changes\nPasswords of service accounts are changed every 90 days.',
];
const ROUTERS: [string, string] = [
  'router-policy',
  '# Router security policy\n\n## Access\n- Implement strong authentication (minimum 15-character passwords)\n- Retain logs for 90 days',
];
const PATCHING: [string, string] = [
  'patching',
  '# Vulnerability and patch management\n\n## 6.5 Deadlines for patches\n\n| Severity | Deadline | Exceptions |\n|---|---|---|\n| Critical | 72 hours from discovery | With written approval |\n| High | 14 days from discovery | With approval |\n| Medium | 30 days from discovery | With approval |\n| Low | 90 days from discovery | With approval |\n\n## 6.10 Vulnerability exceptions\nExceptions for critical vulnerabilities require sign-off by the executives. Maximum exception duration of patches: Critical (30 days), High (90 days).',
];

describe('an unscoped question', () => {
  test('gets the general rule and, named, that of the special group; nothing else that is counted', () => {
    const { text, citations } = ask('What is the minimum password length?', ROUTERS, PASSWORDS);
    expect(text).toContain('12 characters for regular accounts');
    expect(text).toContain('15 characters for administrative accounts');
    expect(text).not.toContain('last 10');
    expect(new Set(citations.map(({ documentId }) => documentId))).toEqual(new Set(['password-policy']));
  });

  test.each([
    ['How long must passwords be?', '# Rules\n\nPasswords of administrators have at least 15 characters.'],
    [
      'Wie lang müssen Kennwörter sein?',
      '# Regeln der Anmeldung\n\nDie Kennwörter von Administratoren müssen mindestens 15 Zeichen haben.',
    ],
    [
      'Quelle est la longueur minimale des mots de passe ?',
      '# Règles de connexion\n\nLes mots de passe des administrateurs ont au moins 15 caractères.',
    ],
    [
      '¿Cuál es la longitud mínima de las contraseñas?',
      '# Reglas de acceso\n\nLas contraseñas de los administradores tienen al menos 15 caracteres.',
    ],
  ])('%s gets nothing from a rule for a special group alone', (question, source) => {
    expect(ask(question, ['rules', source]).text).not.toContain('15');
  });

  test.each([
    [
      'How long must passwords be?',
      '# Rules\n\nPasswords have at least 12 characters. Passwords of administrators have at least 15 characters.',
    ],
    [
      'Wie lang müssen Kennwörter sein?',
      '# Regeln der Anmeldung\n\nDie Kennwörter müssen mindestens 12 Zeichen haben. Die Kennwörter von Administratoren müssen mindestens 15 Zeichen haben.',
    ],
    [
      'Quelle est la longueur minimale des mots de passe ?',
      '# Règles de connexion\n\nLes mots de passe ont au moins 12 caractères. Les mots de passe des administrateurs ont au moins 15 caractères.',
    ],
    [
      '¿Cuál es la longitud mínima de las contraseñas?',
      '# Reglas de acceso\n\nLas contraseñas tienen al menos 12 caracteres. Las contraseñas de los administradores tienen al menos 15 caracteres.',
    ],
  ])('%s gets the general one', (question, source) => {
    expect(ask(question, ['rules', source]).text).toContain('12');
  });

  test('about deadlines gets the rows of their table, not the longest exception', () => {
    for (const question of ['Within what time are patches installed?', 'How quickly are vulnerabilities patched?']) {
      const { text } = ask(question, PATCHING);
      for (const row of ['Critical | 72 hours', 'High | 14 days', 'Medium | 30 days', 'Low | 90 days'])
        expect(text, question).toContain(row);
      expect(text).not.toContain('Maximum exception');
    }
  });

  test('an exception alone is no answer', () => {
    const { text } = ask('How long are logs kept?', [
      'logs',
      '# Logging\n\nLogs are kept in the archive. Exceptions for logs last at most 30 days.',
    ]);
    expect(text).not.toContain('30 days');
  });
});

test('the headings of columns are quoted where they say whose each value is', () => {
  const { text } = ask('How often are access rights reviewed?', [
    'access',
    '# Access policy\n\n## Reviews\n\n| Task | Ordinary accounts | Privileged accounts |\n|---|---|---|\n| Review of access rights | every 12 months | every 3 months |\n| Change of passwords | never | every month |',
  ]);
  expect(text).toContain('Ordinary accounts | Privileged accounts');
  expect(text).toContain('every 12 months | every 3 months');
});

test('values of the same for parts of what is asked about are both quoted, and are no contradiction', () => {
  const { citations, conflicts } = ask(
    'How often are restores tested?',
    ['one', '# Backup rules\n\nRestores of servers are tested every quarter.'],
    ['other', '# Continuity rules\n\nRestores are tested once a year.'],
  );
  expect(citations.map(({ text }) => text).toSorted()).toEqual([
    'Restores are tested once a year.',
    'Restores of servers are tested every quarter.',
  ]);
  expect(conflicts).toEqual([]);
});

describe('a question that names its case', () => {
  test.each([
    ['What is the minimum password length for administrators?', '15 characters'],
    ['Wie lang müssen Kennwörter von Administratoren mindestens sein?', '15 characters'],
    ['Quelle est la longueur minimale des mots de passe des administrateurs ?', '15 characters'],
    ['¿Cuál es la longitud mínima de las contraseñas de los administradores?', '15 characters'],
  ])('%s', (question, words) => {
    const { text } = ask(question, ROUTERS, PASSWORDS);
    expect(text).toContain(words);
    expect(text).not.toContain('12 characters');
  });

  test('gets its row of a table', () => {
    const { text } = ask('Within what time are critical vulnerabilities patched?', PATCHING);
    expect(text).toContain('72 hours');
    expect(text).not.toContain('14 days');
    expect(text).not.toContain('30 days');
  });

  test('falls back on the general rule, never on that of another group', () => {
    const rules: [string, string] = [
      'rules',
      '# Passwords\n\nPasswords have at least 12 characters. Passwords of service accounts have at least 30 characters.',
    ];
    const { text } = ask('What is the minimum password length for administrators?', rules);
    expect(text).not.toContain('30');
  });
});

test('what a heading sets is quoted from it', () => {
  const plan: [string, string] = [
    'plan',
    '# Disaster recovery plan\n\n## Activation\n- Critical systems are unavailable for more than 2 hours\n\n## Critical systems (recovery time objective: 4 hours)\n- The database and the web shop\n\n## Important systems (recovery time objective: 24 hours)\n- The wiki',
  ];
  const { text, citations } = ask('What is the recovery time objective of critical systems?', plan);
  expect(citations.map(({ path }) => path)).toEqual([['Disaster recovery plan']]);
  expect(text).toContain('4 hours');
  expect(text).not.toContain('2 hours');
});

describe('values stand against each other', () => {
  test('where unit, thing and scope are the same', () => {
    const [conflict] = ask('What is the minimum password length?', PASSWORDS, ROUTERS).conflicts;
    expect(conflict).toMatchObject({ dimension: 'amount' });
    expect(conflict?.sides.map(({ value, citation }) => [citation.documentId, value])).toEqual([
      ['password-policy', '12 characters'],
      ['router-policy', '15-character'],
    ]);
  });

  test.each([
    [
      'What is the minimum password length?',
      '# Password rules\n\nPasswords have at least 12 characters.',
      '# Administration\n\nPasswords of administrators have at least 15 characters.',
    ],
    [
      'How long are backups kept?',
      '# Backups\n\nBackups are kept for 35 days.',
      '# Deviations\n\nExceptions: backups are kept for 90 days.',
    ],
    [
      'Wie lang müssen Kennwörter sein?',
      '# Regeln für Kennwörter\n\nDie Kennwörter müssen mindestens 12 Zeichen haben.',
      '# Regeln der Verwaltung\n\nDie Kennwörter von Administratoren müssen mindestens 15 Zeichen haben.',
    ],
  ])('%s: another group or an exception is no contradiction', (question, one, other) => {
    expect(ask(question, ['one', one], ['other', other]).conflicts).toEqual([]);
  });
});

describe('a rule for some', () => {
  test('who work on some of the systems is none for everybody', () => {
    const { text } = ask('What is the minimum password length?', [
      'rules',
      '# Rules\n\nPasswords of administrators on servers have 15 characters.',
    ]);
    expect(text).not.toContain('15');
  });

  test.each([
    'Passwords have at least 12 characters for users and contractors.',
    'Passwords of users and administrators have at least 12 characters.',
  ])('and for all who are nothing else is one for everybody: %s', (rule) => {
    expect(ask('What is the minimum password length?', ['rules', `# Rules\n\n${rule}`]).text).toContain('12');
  });
});

describe('a heading with a value', () => {
  const asked = 'Within what time are incidents notified?';
  const section = '### Incident notification: 24 hours\n- By mail to the hotline';

  test('is quoted from our own rules', () => {
    expect(ask(asked, ['incidents', `# Incident rules\n\n## Duties\n${section}`]).text).toContain('24 hours');
  });

  test.each([
    ['what vendors must do', `# Supplier requirements\n\n## Duties\n${section}`],
    ['what vendors must do in a document of ours', `# Incident rules\n\n## Requirements for suppliers\n${section}`],
    ['what is open', `# Incident rules\n\n## Open points\n${section}`],
    ['what is planned', `# Incident rules\n\n## Planned measures\n${section}`],
    ['what others wrote', `# Incident rules\n\n## Text of the standard\n${section}`],
    ['a lesson', `# Incident exercise\n\nReading material for training purposes.\n\n## Duties\n${section}`],
  ])('is none of %s', (_, source) => {
    expect(ask(asked, ['incidents', source]).text).not.toContain('24 hours');
  });
});

test('a question that names its case gets that case alone', () => {
  const { text } = ask(
    'What is the minimum password length for administrators?',
    ['one', '# Password rules\n\nPasswords of administrators have at least 15 characters.'],
    ['other', '# Login rules\n\nPasswords of administrators on servers have at least 20 characters.'],
    ['third', '# General password rules\n\nPasswords have at least 12 characters.'],
  );
  expect(text).toBe('Passwords of administrators have at least 15 characters.');
});
