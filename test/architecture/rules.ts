import { PAGES } from '#domain/addresses.ts';
import { SPINE as SUBJECTS_BY_FOLDER } from '#domain/subjects.ts';
import type { SourceFile } from './files.ts';

/** The order of subjects: one imports itself and those before it. */
export const SPINE: readonly string[] = Object.keys(SUBJECTS_BY_FOLDER);

/** Foundations of a floor, below the subjects, and the subjects that each may know all the same: without people there is no gate and no shell. */
const FOUNDATIONS: Record<string, string[]> = {
  'domain/addresses': ['frameworks'],
  'domain/base-framework': [],
  'domain/issue': [],
  'domain/long-date': ['organisations'],
  'domain/share': [],
  'domain/subject': ['people'],
  'domain/tables': ['organisations'],
  'domain/whole-number': [],
  'contract/endpoint': ['organisations', 'people'],
  'server/platform': ['organisations', 'people', 'domain/activity'],
  'web/kit': [],
  'web/theme': [],
  'web/locales': [],
  'web/jitless': [],
  'web/env': [],
  'web/shell': ['organisations', 'people'],
};
/** What stands above the subjects and puts them together. */
const COMPOSES = [
  'contract/contract',
  'domain/subjects',
  'contract/transfers',
  'server/main',
  'server/modules',
  'server/setup-link',
  'server/start',
  'server/tables',
  'server/welcome',
  'web/main',
  'web/public-pages',
  'web/router',
  'web/routes',
];
const FLOORS_BELOW: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  engine: ['domain'],
  server: ['domain', 'contract', 'engine'],
  web: ['domain', 'contract'],
};

interface Import {
  from: string;
  to: string;
}

/** Paths, from the repository's root, of everything that a file imports of ours. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to]) => to ?? '');
  return named.flatMap((to) => {
    if (to.startsWith('#')) return [{ from: path, to: `src/${to.slice(1)}` }];
    if (!to.startsWith('.')) return [];
    return [{ from: path, to: new URL(to, `file:///${path}`).pathname.slice(1) }];
  });
}

const floorOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];
/** Floor and first name of a path: "web/assets", "contract/assets". */
const placeOf = (path: string) => /^src\/([^/]+\/[^/.]+)/.exec(path)?.[1];
const subjectOf = (path: string) => {
  const name = placeOf(path)?.split('/')[1];
  return name !== undefined && SPINE.includes(name) ? name : undefined;
};

/** Files of which nobody can tell where on the spine they stand. The engine is a library, sorted by what it does. */
export function strayFiles(paths: string[]): string[] {
  return paths.filter((path) => {
    const place = placeOf(path);
    if (!place || !/\.tsx?$/.test(path) || path.endsWith('.gen.ts') || floorOf(path) === 'engine') return false;
    return !subjectOf(path) && !(place in FOUNDATIONS) && !COMPOSES.includes(place);
  });
}

/** What composes the pages is known by nothing below it. On the server the list of tables is the type of the database itself. */
export function composerBreaches(files: SourceFile[]): Import[] {
  const isAbove = (path: string) => COMPOSES.includes(placeOf(path) ?? '');
  return files
    .flatMap(importsOf)
    .filter(({ from, to }) => floorOf(to) === 'web' && isAbove(to) && !isAbove(from) && !/\.test\.tsx?$/.test(from));
}

export const FULLEST_FOLDER = 40;

/** Folders whose own files are too many to be looked through. Messages are one file a namespace, routes one an address. */
export function crowdedFolders(paths: string[]): string[] {
  const counts = Map.groupBy(
    paths.filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/web/routes/')),
    (path) => path.slice(0, path.lastIndexOf('/')),
  );
  return [...counts].filter(([, { length }]) => length > FULLEST_FOLDER).map(([folder]) => folder);
}

/** Floors import downwards only. */
export function floorBreaches(files: SourceFile[]): Import[] {
  return files.flatMap(importsOf).filter(({ from, to }) => {
    const [here, there] = [floorOf(from), floorOf(to)];
    if (!here || !there || here === there || /\.test\.tsx?$/.test(from)) return false;
    return !(FLOORS_BELOW[here] ?? []).includes(there);
  });
}

/** Subjects import upwards on no floor. What composes subjects (routes, the router, main) stands above them all. */
export function spineBreaches(files: SourceFile[]): Import[] {
  return files.flatMap(importsOf).filter(({ from, to }) => {
    const [here, there] = [subjectOf(from), subjectOf(to)];
    if (!here || !there || /\.test\.tsx?$/.test(from)) return false;
    return SPINE.indexOf(there) > SPINE.indexOf(here);
  });
}

/** The kit and its like know no subject; what stands on people knows none above them. */
export function foundationBreaches(files: SourceFile[]): Import[] {
  return files.flatMap(importsOf).filter(({ from, to }) => {
    const known = FOUNDATIONS[placeOf(from) ?? ''];
    const subject = subjectOf(to);
    if (!known || !subject || /\.test\.tsx?$/.test(from)) return false;
    // What is true and what may be asked has no side: the kit may show a domain's value.
    return (
      !known.includes(subject) &&
      !known.includes(placeOf(to) ?? '') &&
      (floorOf(from) !== 'web' || floorOf(to) === 'web')
    );
  });
}

export const LONGEST_FILE = 300;
const lengthOf = ({ text }: SourceFile) => text.split('\n').length - 1;

export function longFiles(files: SourceFile[]): string[] {
  return files.filter((file) => lengthOf(file) > LONGEST_FILE).map(({ path }) => path);
}

export function medianLength(files: SourceFile[]): number {
  const lengths = files.map(lengthOf).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** Files that only hand on what others export. */
export function barrels(files: SourceFile[]): string[] {
  return files
    .filter(({ text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim();
      return (
        code !== '' &&
        code
          .split(/;\s*/)
          .every((line) => line.trim() === '' || /^export\s+(?:type\s+)?[*{][\s\S]*\sfrom\s/.test(line.trim()))
      );
    })
    .map(({ path }) => path);
}

export function defaultExports(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => path.startsWith('src/') && /^export default /m.test(text))
    .map(({ path }) => path);
}

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names in kebab-case; route files speak the router's own language ($id, _app, __root). */
export function oddNames(paths: string[]): string[] {
  return paths
    .filter(
      (path) => path.startsWith('src/') && !path.startsWith('src/web/routes/') && !path.startsWith('src/web/public/'),
    )
    .filter(
      (path) =>
        !path.split('/').every((part) => KEBAB.test(part.replace(/(?:\.(?:test|gen|d|stories))?\.[a-z0-9]+$/, ''))),
    );
}

/** Font sizes that are no name of the theme's scale, outside the theme. */
export function looseFontSizes(files: SourceFile[], names: readonly string[]): string[] {
  const known = new Set(['inherit', ...names.map((name) => `size.${name}`)]);
  return files
    .filter(({ path }) => path.startsWith('src/web/') && !path.startsWith('src/web/theme/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/fontSize(?:=|: )(\{[^}]*\}|'[^']*'|[\d.]+)|font-size: ?([^;'"]+)/g)]
        .flatMap(([, said = '', css]) => css ?? said.match(/'[^']*'|(?<=[:{ ])[\d.]+|^[\d.]+/g) ?? [])
        .map((said) => said.replaceAll("'", ''))
        .filter((said) => !known.has(said))
        .map((said) => `${path}: ${said}`),
    );
}

/** The addresses of route files: `/_app/app/document-check/$id_/edit` stands at `/app/document-check/$id/edit`. */
export function routePaths(files: SourceFile[]): Set<string> {
  const ids = files
    .filter(({ path }) => path.startsWith('src/web/routes/'))
    .flatMap(({ text }) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? []);
  return new Set(
    ids.map((id) => {
      const parts = id.split('/').filter((part) => part !== '' && !part.startsWith('_'));
      return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`;
    }),
  );
}

const ADDRESS = new RegExp(
  `['"\`](?:${Object.values(PAGES)
    .filter((path) => path !== '/')
    .map((path) => path.replace(/\/\$.*/, ''))
    .join('|')})['"\`?#/]|['"\`}]/(?:app|settings)/[a-z]`,
);

/** Addresses of pages that stand as texts beside the one table of them. Routes say their own; the contract's are the interface's. */
export function looseAddresses(files: SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) =>
        path.startsWith('src/') && !/^src\/contract\/|\.test\.tsx?$|\.gen\.ts$|^src\/domain\/addresses\.ts$/.test(path),
    )
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => ADDRESS.test(line) && !/createFileRoute\(|^\s*(?:\/?\*|\/\/|import )/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}
