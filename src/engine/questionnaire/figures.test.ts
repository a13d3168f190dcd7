import { expect, test } from 'vitest';
import { unitOf } from './figures.ts';
import { partsOf } from './parts.ts';

test.each([
  ['How long must passwords be?', 'characters'],
  ['Wie lang müssen Kennwörter sein?', 'characters'],
  ['How many characters do passwords have?', 'characters'],
  ['Quelle est la longueur minimale des mots de passe ?', 'characters'],
  ['¿Cuál es la longitud mínima de las contraseñas?', 'characters'],
  ['Welche Mindestlänge gilt für Passwörter?', 'characters'],
  ['What is the minimum length of passwords used by staff?', 'characters'],
  ['How long must passwords for remote sessions be?', 'characters'],
  ['How long must passwords of active accounts be?', 'characters'],
  ['How long are password reset links active?', 'hours'],
  ['How long does a password reset take?', 'hours'],
  ['How long are passwords valid?', 'hours'],
  ['Wie lang ist die Gültigkeit eines Passworts?', 'hours'],
  ['Wie lang darf ein Kennwort gültig sein?', 'hours'],
  ['Wie lang bleibt ein Konto nach falschen Kennwörtern gesperrt?', 'hours'],
  ['Combien de temps un mot de passe est-il valable ?', 'hours'],
  ['Quelle est la longueur de la période de validité des mots de passe ?', 'hours'],
  ['¿Cuánto tiempo es válida una contraseña?', 'hours'],
  ['¿Cuál es la longitud del período de vigencia de las contraseñas?', 'hours'],
] as const)('%s asks for %s', (question, unit) => {
  expect(unitOf(partsOf(question)[0]!)).toBe(unit);
});
