import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#domain/organisations/language.ts';

const TEMPLATES = join(import.meta.dirname, 'subject');

export interface SubjectNames {
  /** One word, plural, in small letters: `incidents`. */
  things: string;
  /** The same in the singular. */
  thing: string;
  /** Whose permissions it is seen and changed with: `risk_management`. */
  area: string;
}

/** Where each template goes. */
const placesOf = ({ things, thing }: SubjectNames, migration: string): Record<string, string> => ({
  'domain-card': `src/domain/${things}/subject.ts`,
  'domain-schema': `src/domain/${things}/${thing}.ts`,
  migration,
  contract: `src/contract/${things}.ts`,
  'server-tables': `src/server/${things}/tables.ts`,
  'server-store': `src/server/${things}/store.ts`,
  'server-commands': `src/server/${things}/commands.ts`,
  'server-handlers': `src/server/${things}/handlers.ts`,
  'server-module': `src/server/${things}/module.ts`,
  'server-test': `src/server/${things}/${things}.test.ts`,
  'web-route': `src/web/routes/_app/app/${things}.tsx`,
  'web-page': `src/web/${things}/${things}-page.tsx`,
  'web-dialog': `src/web/${things}/${thing}-dialog.tsx`,
  'web-test': `src/web/${things}/${thing}-dialog.test.tsx`,
});

/** Lines that lists of all subjects get, each before a line that is there. */
const linesOf = (
  { things, thing, area }: SubjectNames,
  Thing: string,
): [file: string, before: string, line: string][] => [
  [
    'src/domain/subjects.ts',
    "import * as frameworks from './frameworks/subject.ts';",
    `import * as ${things} from './${things}/subject.ts';`,
  ],
  ['src/domain/subjects.ts', '  automation,', `  ${things},`],
  ['src/domain/addresses.ts', "  settings: '/settings',", `  ${things}: '/app/${things}',`],
  [
    'src/contract/contract.ts',
    "import { organisations } from './organisations.ts';",
    `import { ${things} } from './${things}.ts';`,
  ],
  ['src/contract/contract.ts', '  automation: typeof automation;', `  ${things}: typeof ${things};`],
  ['src/contract/contract.ts', '  automation,', `  ${things},`],
  [
    'src/server/modules.ts',
    "import { automationModule } from './automation/module.ts';",
    `import { ${thing}Module } from './${things}/module.ts';`,
  ],
  ['src/server/modules.ts', '  automationModule,', `  ${thing}Module,`],
  [
    'src/server/tables.ts',
    "import type { TokenTables } from './people/token-tables.ts';",
    `import type { ${Thing}Tables } from './${things}/tables.ts';`,
  ],
  ['src/server/tables.ts', '    AutomationTables,', `    ${Thing}Tables,`],
  [
    'test/schema/entities.ts',
    "import { GivenAnswer } from '#domain/readiness/self-assessment.ts';",
    `import { ${Thing}, New${Thing} } from '#domain/${things}/${thing}.ts';`,
  ],
  [
    'test/schema/entities.ts',
    '  audit_entries: { reads: AuditEntry },',
    `  ${things}: { reads: ${Thing}, writes: [New${Thing}] },`,
  ],
  [
    'src/web/shell/navigation.ts',
    "      { to: PAGES.schedule, label: 'nav.schedule', icon: CalendarDays, permission: 'dashboard.view' },",
    `      { to: PAGES.${things}, label: 'nav.${things}', icon: ListChecks, permission: '${area}.view' },`,
  ],
];

/** English stands in every language until somebody translates it. */
const wordsOf = ({ things, thing }: SubjectNames, heading: string): Record<string, object> => ({
  [things]: {
    heading,
    purpose: `All ${things} of the organization in one place.`,
    add: `Add ${thing}`,
    change: `Change ${thing}`,
    save: 'Save',
    title: 'Title',
    note: 'Note',
    addedBy: 'Added by',
    search: `Search ${things}`,
    empty: `No ${things} yet`,
    noMatch: `No ${things} of this title`,
  },
  activity: { subject: { [things]: heading } },
  shell: { nav: { [things]: heading } },
});

/**
 * Writes a subject with a title and a note on every floor, which passes all checks, to be made into what it shall be.
 * @param root of the repository. @returns the files that are new, and those that got a line.
 * @throws where a name does not fit, or something of it is there.
 */
export function newSubject(root: string, names: SubjectNames): { added: string[]; changed: string[] } {
  const { things, thing, area } = names;
  if (![things, thing].every((name) => /^[a-z]{3,20}$/.test(name)) || things === thing)
    throw new Error(`${things}, ${thing}: use one word in small letters, and another one for many than for one.`);
  if (!readFileSync(join(root, 'src/domain/people/permission.ts'), 'utf8').includes(`'${area}.edit'`))
    throw new Error(`${area}: use an area of src/domain/people/permission.ts that can be seen and edited.`);
  const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
  const places = placesOf(names, nextMigration(root, things));
  const taken = Object.values(places).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already.`);
  const lists = withLines(root, linesOf(names, capital(thing)));
  const values: Record<string, string> = { ...names, Thing: capital(thing), Things: capital(things) };
  for (const [template, path] of Object.entries(places)) {
    const text = readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8');
    write(
      root,
      path,
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
    );
  }
  for (const [path, text] of lists) write(root, path, text);
  const words = LANGUAGES.flatMap((language) =>
    Object.entries(wordsOf(names, capital(things))).map(([file, added]) =>
      addWords(root, `messages/${language}/${file}.json`, added),
    ),
  );
  return { added: Object.values(places), changed: [...lists.keys(), ...words] };
}

function nextMigration(root: string, things: string): string {
  const last = Math.max(...readdirSync(join(root, 'migrations')).map((file) => Number.parseInt(file, 10)));
  return `migrations/${String(last + 1).padStart(4, '0')}-${things}.sql`;
}

/** @throws where a list no longer has the line that ours stands before. */
function withLines(root: string, lines: ReturnType<typeof linesOf>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, before, line] of lines) {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    if (!text.includes(`\n${before}\n`)) throw new Error(`${path} has no line "${before.trim()}".`);
    texts.set(
      path,
      text.replace(`\n${before}\n`, () => `\n${line}\n${before}\n`),
    );
  }
  return texts;
}

function addWords(root: string, path: string, added: object): string {
  const words = existsSync(join(root, path)) ? (JSON.parse(readFileSync(join(root, path), 'utf8')) as Words) : {};
  write(root, path, `${JSON.stringify(joined(words, added as Words), null, 2)}\n`);
  return path;
}

type Words = { [key: string]: string | Words };

function joined(words: Words, added: Words): Words {
  const all = { ...words };
  for (const [key, value] of Object.entries(added)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof value === 'object' ? joined(there, value) : value;
  }
  return all;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
