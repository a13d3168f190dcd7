import { plainHeading } from '../../tables/headings.ts';
import { nearestChoice } from '../../tables/nearest.ts';
import { STATUS_SYNONYMS } from '../asset.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { IMPORT_FIELDS } from '../import-fields.ts';
import type { ImportField, ImportKey } from '../import-fields.ts';

const SYNONYMS = new Map(
  Object.entries(STATUS_SYNONYMS).map(([word, status]) => [word.toLowerCase(), status as string]),
);

/** A word without case, accents and the ending of its plural. */
const bare = (word: string) =>
  plainHeading(word)
    .split(' ')
    .map((each) => each.replace(/(?<=...)(?:es|en|s|n|e)$/, ''))
    .join(' ');

interface Words {
  sure: Map<string, string>;
  likely: Map<string, string>;
}

const WORDS = new Map<ImportKey, Words>(
  IMPORT_FIELDS.map(({ key, choices = [] }) => {
    const words: Words = { sure: new Map(choices.map((choice) => [bare(choice), choice])), likely: new Map() };
    for (const [choice, list] of Object.entries(CHOICE_WORDS[key] ?? {}))
      for (const word of list.split(',')) {
        const map = word.trim().startsWith('?') ? words.likely : words.sure;
        if (!map.has(bare(word))) map.set(bare(word), choice);
      }
    return [key, words];
  }),
);

/** A cell as one of a field's choices: itself without case, or a word the specification calls the same. */
export function exactChoice(field: ImportField, text: string): string | undefined {
  const word = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const synonym = field.key === 'status' ? SYNONYMS.get(word) : undefined;
  return synonym ?? field.choices?.find((choice) => choice.toLowerCase().replace(/[\s_-]+/g, ' ') === word);
}

/** The choice that somebody's own word means: one of those we know for it, in four languages. */
export function meantChoice({ key }: ImportField, text: string): string | undefined {
  return WORDS.get(key)?.sure.get(bare(text));
}

/** "Did you mean": the choice that somebody's own word, or a mistyped one, most likely stands for. */
export function suggestedChoice(field: ImportField, text: string): string | undefined {
  const { sure, likely } = WORDS.get(field.key) ?? {
    sure: new Map<string, string>(),
    likely: new Map<string, string>(),
  };
  const word = plainHeading(text);
  const known =
    sure.get(bare(text)) ?? likely.get(bare(text)) ?? nearestChoice(text.trim().toLowerCase(), field.choices ?? []);
  // Of short words any other is near.
  if (known || word.length < 5) return known;
  const near = nearestChoice(word, [...sure.keys()]);
  return near && sure.get(near);
}
