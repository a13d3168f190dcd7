import { isOwnId } from '#domain/frameworks/values.ts';
import { Layers, ShieldCheck } from 'lucide-react';
import { client } from '../kit/requests/api.ts';
import { type PaletteEntry, matching } from '../kit/palette/palette-entries.ts';
import { language, loadMessages, word } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { hrefOfFramework, hrefOfRequirement } from './framework-links.ts';

await loadMessages('frameworks');

const MOST = 6;

/** A catalogue never changes while the page stands: one read of a framework a language is enough. The organisation's own ones may. */
const known = new Map<string, Promise<PaletteEntry[]>>();

function entriesOf(framework: string): Promise<PaletteEntry[]> {
  const key = `${language()} ${framework}`;
  const entries = known.get(key) ?? readEntries(framework);
  if (!isOwnId(framework)) known.set(key, entries);
  entries.catch(() => known.delete(key));
  return entries;
}

async function readEntries(id: string): Promise<PaletteEntry[]> {
  const framework = await client.frameworks.get({ framework: id, language: language() });
  return framework.requirements.map((requirement) => ({
    id: `requirement:${id}/${requirement.id}`,
    group: framework.title,
    label: `${requirement.id} ${requirement.title}`,
    href: hrefOfRequirement(requirement.id, id),
    icon: ShieldCheck,
  }));
}

/** Frameworks in use, and their requirements by id or title, are found from everywhere. */
export const contribution: ShellContribution = {
  sources: [
    {
      id: 'requirements',
      search: async (query) => {
        const inUse = await client.frameworks.inUse.list();
        const found = await Promise.all(
          inUse.map(async ({ framework }) => matching(await entriesOf(framework), query).slice(0, MOST)),
        );
        return found.flat();
      },
    },
    {
      id: 'frameworks',
      search: async (query) => {
        const entries = (await client.frameworks.available.list()).map(({ id, title, publisher }) => ({
          id: `framework:${id}`,
          group: word('frameworks:title'),
          label: title,
          hint: publisher,
          href: hrefOfFramework(id),
          icon: Layers,
        }));
        return matching(entries, query).slice(0, MOST);
      },
    },
  ],
};
