import { expect, it } from 'vitest';
import { readDocument } from '../read/document.ts';
import { grammarOf } from '../read/statements/grammar.ts';
import { readStatements } from '../read/statements/read-statements.ts';
import { readText } from '../read/text-blocks.ts';
import { reversalOf, reversalsOf } from './reversal.ts';

const leaningOf = (text: string, language: 'en' | 'de' | 'fr' | 'es') =>
  reversalOf(text, readStatements(text, grammarOf(language)), language, grammarOf(language));

it.each([
  [
    'en',
    'Each owner goes through the list of accounts every quarter and signs it.',
    'The list of accounts is nobody’s business and gathers dust.',
  ],
  [
    'en',
    'A leaver’s badge is blocked on the last day.',
    'A leaver’s badge is left as it is and still opens every door.',
  ],
  [
    'en',
    'Restores were tried on 3 May and took two hours.',
    'Restores were put off once more because there was too much to do.',
  ],
  [
    'de',
    'Das Konto wird am letzten Arbeitstag gesperrt.',
    'Das Konto bleibt nach dem letzten Arbeitstag noch lange offen.',
  ],
  [
    'fr',
    'Les journaux sont lus chaque lundi par l’exploitation.',
    'Les journaux s’entassent, personne n’a le temps de les lire.',
  ],
  ['es', 'Cada alta se autoriza por escrito antes de crearse.', 'Las altas se crean de palabra y nadie las autoriza.'],
] as const)('%s: "%s" leans less to the reverse than its opposite', (language, good, reverse) => {
  expect(leaningOf(good, language)).toBeLessThan(0);
  expect(leaningOf(reverse, language)).toBeGreaterThan(0);
});

it('leans neither way where it knows none of the words', () => {
  expect(leaningOf('Zyxwab qwertu plomf grundel.', 'en')).toBeLessThan(0);
});

it('looks at every statement of a document', () => {
  const { text, blocks } = readText('# Backups\n\nBackups run every night. Restores are not tested.');
  const document = readDocument(text, blocks, { fileName: 'backups.md', title: 'Backups' });
  const [run = 0, tested = 0] = reversalsOf(document).flat();
  expect(tested).toBeGreaterThan(run + 1);
});
