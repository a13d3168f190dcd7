import { expect, it } from 'vitest';
import { grammarOf } from '../read/statements/grammar.ts';
import { readStatements } from '../read/statements/read-statements.ts';
import { toldOf } from './told.ts';

const toldIn = (text: string, language: 'en' | 'de' | 'fr' | 'es') =>
  toldOf(text, readStatements(text, grammarOf(language)), language, grammarOf(language));

it.each([
  ['en', 'The June test found all 22 sensors working.', 'Every sensor is tested twice a year by the caretaker.'],
  ['en', '1,212 of 1,260 live files bear a level on 30 September.', 'Each file bears one of three levels.'],
  ['de', 'Im Juni kamen alle zwölf Dateien vollständig zurück.', 'Jedes Quartal wird eine Datei zurückgespielt.'],
  [
    'fr',
    'Le 3 mai, deux comptes de partants ont disparu de la liste.',
    'Les comptes des partants sont supprimés le jour même.',
  ],
  ['es', 'El 3 de mayo se retiraron dos cuentas sin dueño.', 'Las cuentas sin dueño se retiran cada mes.'],
] as const)('%s: tells what was done from what is to be done: %s', (language, done, rule) => {
  expect(toldIn(done, language)).toBeGreaterThan(toldIn(rule, language) + 1);
});
