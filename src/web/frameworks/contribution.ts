import { ShieldCheck } from 'lucide-react';
import { client } from '../kit/api.ts';
import { type PaletteEntry, matching } from '../kit/palette-entries.ts';
import { language } from '../locales/i18n.ts';
import type { ShellContribution } from '../shell/contribution.ts';
import { FRAMEWORK, hrefOfRequirement } from './framework.ts';

const MOST = 6;

/** A catalogue never changes while the page stands; one read a language is enough. */
const known = new Map<string, Promise<PaletteEntry[]>>();

async function readEntries(): Promise<PaletteEntry[]> {
  const framework = await client.frameworks.get({ framework: FRAMEWORK, language: language() });
  return framework.requirements.map(({ id, title }) => ({
    id: `requirement:${id}`,
    group: framework.title,
    label: `${id} ${title}`,
    href: hrefOfRequirement(id),
    icon: ShieldCheck,
  }));
}

/** Requirements are found from everywhere, by id or title. */
export const contribution: ShellContribution = {
  sources: [
    {
      id: 'requirements',
      search: async (query) => {
        const entries = known.get(language()) ?? readEntries();
        known.set(language(), entries);
        entries.catch(() => known.delete(language()));
        return matching(await entries, query).slice(0, MOST);
      },
    },
  ],
};
