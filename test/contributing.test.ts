import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryFiles, ROOT } from './architecture/files.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = read('CONTRIBUTING.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const PATH = /^(?:\.?[\w$-]+\/)+[\w.$*-]*$|^[A-Z_]+\.md$/;

/** Paths and commands that a text names, in code or as the goal of a link, and that are not there. */
function missingIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
  const lines = [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block]) => (block ?? '').split('\n'));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, goal]) => goal ?? '');
  const paths = [...code, ...links].filter((span) => PATH.test(span));
  const said = [...code, ...lines].join('\n');
  const commands = [...said.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name ?? '');
  const tools = [...said.matchAll(/\bnode tools\/run\.mjs (\S+\.ts)/g)].map(([, file]) => file ?? '');
  return [
    ...[...paths, ...tools].filter((path) => !existsSync(join(ROOT, path))),
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
  ];
}

/** The part of a text below one heading. */
function walk(heading: string): string {
  const [, rest = ''] = guide.split(`\n## ${heading}\n`);
  return rest.split('\n## ')[0] ?? '';
}

describe('what newcomers read leads somewhere', () => {
  test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md'])('%s', (path) => {
    expect(missingIn(read(path))).toEqual([]);
  });

  test.each(['Add a field', 'Add a subject', 'Add a framework', 'Add a language'])('there is a walk: %s', (heading) => {
    expect([...walk(heading).matchAll(/^\d\. /gm)].length).toBeGreaterThanOrEqual(5);
  });

  test('the walk for a field names every file that an existing one is named in', () => {
    const named = repositoryFiles().filter(
      (path) =>
        /^(?:src|migrations)\//.test(path) &&
        !/\.test\.tsx?$/.test(path) &&
        existsSync(join(ROOT, path)) &&
        /firmware_?version/i.test(read(path)),
    );
    expect(named).toHaveLength(5);
    expect(named.filter((path) => !walk('Add a field').includes(`\`${path}\``))).toEqual([]);
  });

  test('the changelog speaks of the version that is here', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('CHANGELOG.md')).toContain(`## [${version}] - `);
    expect(read('CHANGELOG.md')).toContain('## [Unreleased]');
    for (const part of read('CHANGELOG.md').split('\n## ').slice(1)) expect(part).toContain('\n### Migration\n');
  });
});

test('a planted breach is seen: a file, a folder, a link, a command and a tool that are not there', () => {
  const text = [
    'See `src/domain/nowhere/nothing.ts`, `src/nowhere/` and [here](docs/nothing.md).',
    'Run `npm run nothing`, `npm run check`, `node tools/run.mjs tools/nothing.ts`.',
    '```',
    'npm run nothing-else   # words',
    'npm start              # words',
    '```',
  ].join('\n');
  expect(missingIn(text)).toEqual([
    'src/domain/nowhere/nothing.ts',
    'src/nowhere/',
    'docs/nothing.md',
    'tools/nothing.ts',
    'npm run nothing',
    'npm run nothing-else',
  ]);
});
