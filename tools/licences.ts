import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'src', 'web', 'public-pages', 'licences.json');

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** src/web/public-pages/licences.json: every part that the product is made of, by its licence, from the lock file. */
export async function renderLicences(): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { version, license, dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const licence = license ?? (await licenceIn(join(ROOT, path)));
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
  }
  const sorted = [...byLicence]
    .map(([licence, parts]) => ({ licence, parts: [...parts].toSorted() }))
    .toSorted((a, b) => b.parts.length - a.parts.length || a.licence.localeCompare(b.licence, 'en'));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

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
