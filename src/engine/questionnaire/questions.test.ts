import { describe, expect, test } from 'vitest';
import { readText } from '../read/text-blocks.ts';
import { questionsOf, textLayout } from './files/layout.ts';
import { kindOf, partsOf } from './parts.ts';
import { questionsIn, questionsInRows } from './questions.ts';

describe('questions of a table', () => {
  test('stand in the column that its header names; numbers beside them are theirs', () => {
    const rows = [
      ['No.', 'Topic', 'Question', 'Answer'],
      ['1.1', 'Backup', 'Backups of customer data are encrypted', ''],
      ['', '', '', ''],
      ['1.2', 'Backup', 'How often are restores tested?', ''],
    ];
    expect(questionsInRows(rows).map(({ number, text, row }) => [number, text, row])).toEqual([
      ['1.1', 'Backups of customer data are encrypted', 1],
      ['1.2', 'How often are restores tested?', 3],
    ]);
  });

  test('are found without a header in the column that asks most', () => {
    const rows = [
      ['Security', 'Do you encrypt laptops?', 'Why do we ask?'],
      ['Security', 'Who approves access?', ''],
    ];
    expect(questionsInRows(rows).map(({ text }) => text)).toEqual(['Do you encrypt laptops?', 'Who approves access?']);
  });

  test('a table without questions has none', () => {
    expect(
      questionsInRows([
        ['Asset', 'Owner'],
        ['Laptop', 'Sales'],
      ]),
    ).toEqual([]);
  });
});

describe('questions of a text', () => {
  const { text, blocks } = readText(
    'Dear supplier, please answer by Friday.\n\n1. Do you perform penetration tests? If so, how often?\n\n2. Describe how incidents are reported to customers.\n\nWe keep your answers for a year.',
  );

  test('are its sentences that ask, with their place and number; what belongs together stays together', () => {
    const questions = questionsIn(text, blocks);
    expect(questions.map((question) => question.text)).toEqual([
      'Do you perform penetration tests? If so, how often?',
      'Describe how incidents are reported to customers.',
    ]);
    for (const { text: asked, start, end } of questions) expect(text.slice(start, end)).toBe(asked);
  });
});

describe('parts', () => {
  test('are split where a second thing is asked, and keep what the first is about', () => {
    const parts = partsOf('Are access rights reviewed, and how often is it done?');
    expect(parts.map(({ kind }) => kind)).toEqual(['yes-no', 'how-often']);
    expect(parts[1]?.text).toContain('access rights');
  });
  test('a list is one thing', () => {
    expect(partsOf('Are policies reviewed, approved and communicated?')).toHaveLength(1);
  });

  test.each([
    ['Do you encrypt backups?', 'yes-no'],
    ['How often are backups tested?', 'how-often'],
    ['Wie oft werden Zugriffsrechte geprüft?', 'how-often'],
    ['What is your password length?', 'what'],
    ['Quelle est la durée de conservation ?', 'what'],
    ['Please provide your incident response plan.', 'provide-document'],
    ['Adjunte su política de seguridad', 'provide-document'],
    ['¿Se cifran las copias?', 'yes-no'],
  ])('%s wants %s', (question, kind) => {
    expect(kindOf(question)).toBe(kind);
  });
});

describe('requirements', () => {
  const asked = (text: string) => {
    const layout = textLayout(text);
    return questionsOf(layout, []).map((question) => question.text);
  };
  test('are asked about like questions: in a table without a heading for them, and in pasted lines', () => {
    const rows = [
      ['PR.1', 'Backups shall be tested at least once a year.', ''],
      ['PR.2', 'Zugriffsrechte müssen regelmäßig überprüft werden.', ''],
      ['Note', 'See the guidance.', ''],
    ];
    expect(questionsInRows(rows).map(({ number, text }) => [number, text])).toEqual([
      ['PR.1', 'Backups shall be tested at least once a year.'],
      ['PR.2', 'Zugriffsrechte müssen regelmäßig überprüft werden.'],
    ]);
    expect(asked('Dear supplier,\n\nBackups shall be tested.\n\nLes accès doivent être revus.')).toEqual([
      'Backups shall be tested.',
      'Les accès doivent être revus.',
    ]);
    expect(asked('Backups are tested every year.\n\nAccess is reviewed every quarter.')).toHaveLength(2);
  });

  test('what tells how to fill the form asks nothing', () => {
    expect(asked('Please answer all questions of this questionnaire by Friday.')).toEqual([]);
    expect(asked('All answers must be given in English.\n\nThis form must be returned.')).toEqual([]);
    expect(asked('Good morning.')).toEqual([]);
  });

  test('with several columns that could ask, the one with the requirement itself asks', () => {
    const rows = [
      ['Control', 'Requirement', 'Answer'],
      ['Backup of company data', 'Backups shall be made every day and tested every year.', ''],
    ];
    expect(questionsInRows(rows)[0]?.text).toBe('Backups shall be made every day and tested every year.');
  });
});
