import { expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { labelledBy } from '../../../tools/eval-frameworks.ts';
import { readRows } from '../../../tools/eval-rows.ts';
import { readText } from '../read/text-blocks.ts';
import { TOPIC_NAMES } from './topic-names.ts';

const rows = readRows(undefined).filter(({ source }) => source === 'own');
const namesOf = (language: string) => TOPIC_NAMES.map((names) => names[language as 'en']);

function topicsIn(written: string, framework = 'ISO27001', about = { fileName: 'document.docx', title: '' }) {
  const { requirements = [] } = labelledBy(framework) ?? {};
  const { text, blocks } = readText(written);
  const { topics, language } = analyse(text, blocks, about, requirements);
  const titles = requirements.flatMap(({ title, abroad }) => [
    title,
    ...Object.values(abroad ?? {}).map((each) => each.title),
  ]);
  return { text, language, topics, titles, labels: topics.map(({ label }) => label) };
}

it.each(rows)('are proper names, none twice: $id', ({ text: written, framework, fileName, title }) => {
  const { text, language, topics, labels, titles } = topicsIn(written, framework, { fileName, title });
  const proper = new Set([...namesOf(language), ...titles.map((each) => each?.split(' – ')[0])]);
  expect(labels.filter((label) => !proper.has(label))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
  for (const { quote } of topics) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
});

it('are found in nearly every document', () => {
  const without = rows.filter((row) => topicsIn(row.text, row.framework, row).labels.length === 0);
  expect(without.length).toBeLessThanOrEqual(2);
});

it.each([
  ['# BCP\n\nThe BCP says who leads. The BCP is tested in May.', 'Business continuity'],
  ['# Sign-in\n\nAdministrators use MFA. MFA is also asked for remote access.', 'Multi-factor authentication (MFA)'],
  [
    '# Anmeldung\n\nFür die Anmeldung ist MFA nötig. Die Mehr-Faktor-Authentifizierung gilt für alle.',
    'Mehr-Faktor-Authentifizierung (MFA)',
  ],
  [
    '# Sauvegarde\n\nLes sauvegardes sont faites chaque nuit. La sauvegarde est chiffrée et elle est conservée par le service.',
    'Sauvegarde',
  ],
  [
    '# Copias\n\nLas copias de seguridad se hacen cada noche. La copia de seguridad se cifra y se guarda en otro lugar.',
    'Copias de seguridad',
  ],
])('write abbreviations out in the language of the document: %s', (written, label) => {
  expect(topicsIn(written).labels).toContain(label);
});

it('have a name in every language', () => {
  for (const names of TOPIC_NAMES) for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}/u);
  for (const language of ['en', 'de', 'fr', 'es']) expect(new Set(namesOf(language)).size).toBe(TOPIC_NAMES.length);
});
