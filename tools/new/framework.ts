import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';

const NAME = /^(?!own-)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const DOMAIN = 'backups';
const REQUIREMENT = '1.1';

const title = { en: 'Backups are tested', es: 'Las copias se prueban', fr: 'Les sauvegardes sont testées' };

/**
 * Writes the folder of a framework with one requirement, to be written anew, that passes the catalogue's checks.
 * @param catalogue the folder of the catalogue. @param name of the folder, which is the framework's id: `acme-code-2026`.
 * @returns the files, by their paths within the folder. @throws where the name does not fit or the folder is there.
 */
export function newFramework(catalogue: string, name: string): string[] {
  if (!NAME.test(name)) throw new Error(`${name}: use lower case, digits and hyphens; own- is for what is uploaded.`);
  const files = filesOf(name);
  mkdirSync(join(catalogue, name));
  for (const [path, { about, content }] of Object.entries(files)) {
    mkdirSync(join(catalogue, name, path, '..'), { recursive: true });
    writeFileSync(join(catalogue, name, path), `# ${about}\n${stringify(content, { lineWidth: 0 })}`);
  }
  return Object.keys(files);
}

function filesOf(name: string): Record<string, { about: string; content: unknown }> {
  return {
    'framework.yaml': {
      about:
        'What the product knows of the framework: src/domain/frameworks/traits.ts says what else may stand here (settings of the set-up, duties, place).',
      content: {
        id: name,
        title: titleOf(name),
        edition: String(new Date().getFullYear()),
        publisher: 'Its publisher',
        name: titleOf(name),
        purpose: {
          en: 'What it is for, in a sentence.',
          es: 'Para qué sirve, en una frase.',
          fr: 'À quoi il sert, en une phrase.',
          de: 'Wozu es dient, in einem Satz.',
        },
        kinds: { control: { en: 'Requirement', es: 'Requisito', fr: 'Exigence', de: 'Anforderung' } },
        domains: [
          {
            id: DOMAIN,
            title: { en: 'Backups', es: 'Copias de seguridad', fr: 'Sauvegardes', de: 'Datensicherung' },
            requirements: [REQUIREMENT],
          },
        ],
      },
    },
    [`requirements/${DOMAIN}.yaml`]: {
      about: 'Ids and titles are facts of the framework; every other word is our own.',
      content: [
        {
          id: REQUIREMENT,
          title: title.en,
          explanation:
            'A backup is worth what can be restored from it. Somebody restores data from the backups at planned times, notes how long it took and what was missing, and mends what did not work.',
          asks: [
            {
              id: 'restored',
              text: 'Data is restored from backups at planned times, and the outcome is recorded',
              kind: 'process',
              weight: 2,
              cues: ['restore test', 'test restore of backups', 'backups are restored'],
            },
          ],
          cues: ['backup', 'restore test', 'recovery of data'],
          documentTypes: ['procedure', 'record'],
          evidence: ['Record of the last restore test'],
          effort: 'medium',
          priority: 'high',
        },
      ],
    },
    ...Object.fromEntries(
      (['es', 'fr', 'de'] as const).map((language) => [
        `translations/${language}/${DOMAIN}.yaml`,
        {
          about: 'Titles; explanation, asks (by their ids) and evidence may follow.',
          content: { [REQUIREMENT]: { title: language === 'de' ? 'Sicherungen werden geprüft' : title[language] } },
        },
      ]),
    ),
  };
}

/** `acme-code-2026` is the Acme Code 2026. */
function titleOf(name: string): string {
  return name.replaceAll(
    /(^|-)(.)/g,
    (_, before: string, letter: string) => (before ? ' ' : '') + letter.toUpperCase(),
  );
}
