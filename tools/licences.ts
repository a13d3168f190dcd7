import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompatible } from './package/licence-rules.ts';
import { type Locked, nameOf, readLockFile, ROOT } from './package/lock-file.ts';

const PAGE = join(ROOT, 'src', 'web', 'public-pages', 'licences.json');

/**
 * src/web/public-pages/licences.json: every part that the product is made of, by its licence, from the lock file.
 * @throws when a part stands under a licence that does not go with the product's own.
 */
export async function renderLicences(lock = readLockFile()): Promise<string> {
  const byLicence = new Map<string, Set<string>>();
  for (const [folder, locked] of Object.entries(lock)) {
    if (folder === '' || locked.dev || locked.devOptional) continue;
    const licence = await licenceOf(folder, locked);
    if (!isCompatible(licence, nameOf(folder)))
      throw new Error(`${nameOf(folder)} stands under ${licence}, which does not go with Apache-2.0.`);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${nameOf(folder)} ${locked.version}`));
  }
  const sorted = [...byLicence]
    .map(([licence, parts]) => ({ licence, parts: [...parts].toSorted() }))
    .toSorted((a, b) => b.parts.length - a.parts.length || a.licence.localeCompare(b.licence, 'en'));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

export const licenceOf = async (folder: string, { license }: Locked) => license ?? licenceIn(join(ROOT, folder));

/** Older packages name their licence in another field, or in the text alone. @throws where neither is there: somebody must look. */
async function licenceIn(folder: string): Promise<string> {
  const facts = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { licenses?: { type: string }[] };
  const [first] = facts.licenses ?? [];
  if (first) return first.type;
  const file = existsSync(folder) ? readdirSync(folder).find((name) => /^licen[cs]e/i.test(name)) : undefined;
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  if (text.includes('Permission is hereby granted, free of charge')) return 'MIT';
  throw new Error(`${folder} does not say under which licence it stands.`);
}

export const readLicences = () => readFile(PAGE, 'utf8');

if (import.meta.main) await writeFile(PAGE, await renderLicences());
