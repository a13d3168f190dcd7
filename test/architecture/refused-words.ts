import { basename } from 'node:path';
import type { SourceFile } from './files.ts';

/** Words that had a meaning only here, and what is said instead. They may not come back in names of ours; interfaces to others keep theirs. */
const REFUSED: Readonly<Record<string, string>> = {
  act: 'context, mutation or action',
  acts: 'commands or actions',
  courier: 'dispatcher',
  deed: 'admin context or mutation',
  fate: 'row outcome',
  fates: 'row outcomes',
  ground: 'database server, input or basis',
  house: 'services or architecture',
  keepable: 'sanitized text',
  rounds: 'scheduled tasks or attempts',
  standing: 'grant, evidence status or quote match',
  standings: 'quote matches',
};
/** On server and web; where texts are read, in domain and engine, words are words. */
const OF_TEXTS: Readonly<Record<string, string>> = { aside: 'worker', words: 'input, values, messages or labels' };
/** File names that say neither job, command, store nor view. */
const VAGUE = new Set([
  'acts',
  'answering',
  'holding',
  'judging',
  'keeping',
  'making',
  'reading',
  'running',
  'telling',
  'working',
  'writing',
]);

const DECLARED = /\b(?:const|let|function\*?|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;
const PARAMETER = /(?:\(|, )([a-z][A-Za-z]*)\??: (?:readonly )?[A-Z]/g;

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.$]/);

/** Names of files, and what code declares, in words that were given up. */
export function refusedWords(files: readonly SourceFile[]): string[] {
  const shipped = files.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
  return shipped.flatMap(({ path, text }) => {
    const isRefused = (word: string) =>
      Object.hasOwn(REFUSED, word) || (/^src\/(?:contract|server|web)\//.test(path) && Object.hasOwn(OF_TEXTS, word));
    const file = basename(path).replace(/\.tsx?$/, '');
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const names = [...code.matchAll(DECLARED), ...code.matchAll(PARAMETER)].map(([, name]) => name ?? '');
    return [
      ...(VAGUE.has(file) || partsOf(file).some(isRefused) ? [path] : []),
      ...new Set(names.filter((name) => partsOf(name).some(isRefused)).map((name) => `${path}: ${name}`)),
    ];
  });
}

/** Whether something of that name is declared in a folder, or below it. */
export function isDeclared(symbol: string, folder: string, files: readonly SourceFile[]): boolean {
  const declares = new RegExp(`\\bexport (?:const|(?:async )?function|class|interface|type) ${symbol}\\b`);
  return files.some(
    ({ path, text }) => (path.startsWith(`src/${folder}/`) || path.startsWith(`${folder}/`)) && declares.test(text),
  );
}
