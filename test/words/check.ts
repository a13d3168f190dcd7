import type { Scan, Use } from './scan.ts';

/** Words by language, then namespace, then key: flat, with dots between the levels. */
export type Words = Record<string, Record<string, Record<string, string>>>;

/** Flattens the nesting of a file. */
export function flatten(value: Record<string, unknown>, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string'
        ? [[before + key, inner]]
        : Object.entries(flatten(inner as Record<string, unknown>, `${before}${key}.`)),
    ),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;

/** The plural forms a language has, such as one and other; Spanish and French have many. */
function formsOf(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Keys that one language has and another lacks; plural keys must exist in every form of the language. */
export function missingKeys(words: Words): string[] {
  const faults: string[] = [];
  for (const namespace of new Set(Object.values(words).flatMap((of) => Object.keys(of)))) {
    const all = new Set(Object.values(words).flatMap((of) => Object.keys(of[namespace] ?? {})));
    // "too_many" is no plural of "too": every language has a form for "other".
    const stemOf = (key: string) => (all.has(key.replace(plural, '_other')) ? key.replace(plural, '_#') : key);
    const wanted = new Set([...all].map(stemOf));
    for (const [language, of] of Object.entries(words)) {
      for (const key of wanted) {
        const keys = key.endsWith('_#') ? formsOf(language).map((form) => key.replace(/#$/, form)) : [key];
        for (const one of keys)
          if (of[namespace]?.[one] === undefined) faults.push(`${language}/${namespace}: ${one} is missing`);
      }
    }
  }
  return faults;
}

/** Placeholders that differ from the English ones; a singular may leave its count out. */
export function differingPlaceholders(words: Words): string[] {
  const faults: string[] = [];
  for (const [language, of] of Object.entries(words)) {
    for (const [namespace, entries] of Object.entries(of)) {
      for (const [key, text] of Object.entries(entries)) {
        const isPlural = plural.test(key);
        const english = words['en']?.[namespace]?.[key] ?? words['en']?.[namespace]?.[key.replace(plural, '_other')];
        if (english !== undefined && placeholders(text, isPlural) !== placeholders(english, isPlural)) {
          faults.push(`${language}/${namespace}: ${key} has other placeholders than the English one`);
        }
      }
    }
  }
  return faults;
}

function placeholders(text: string, leavesCountOut: boolean): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name ?? '');
  return [...new Set(names)]
    .filter((name) => !leavesCountOut || name !== 'count')
    .toSorted()
    .join();
}

/** Words the source asks for that do not exist in English. */
export function undefinedKeys(words: Words, uses: readonly Use[]): string[] {
  const has = ({ namespace, key, isPrefix }: Use) =>
    namespace.split('|').some((one) => {
      const keys = Object.keys(words['en']?.[one] ?? {});
      return isPrefix
        ? keys.some((known) => known.startsWith(key))
        : keys.some((known) => known === key || known.replace(plural, '') === key);
    });
  return uses
    .filter((use) => !has(use))
    .map(({ file, namespace, key }) => `${file}: ${namespace}:${key} is not defined`);
}

/** What is said with other values than its message has placeholders for. */
export function differingValues(words: Words, uses: readonly Use[]): string[] {
  return uses.flatMap(({ file, namespace, key, values }) => {
    const entries = words['en']?.[namespace] ?? {};
    const text = entries[key] ?? entries[`${key}_other`];
    return values && text !== undefined && [...new Set(values)].toSorted().join() !== placeholders(text, false)
      ? [`${file}: ${namespace}:${key} has other values`]
      : [];
  });
}

/** Words that no source asks for. */
export function unusedKeys(words: Words, scans: readonly Scan[]): string[] {
  const uses = scans.flatMap((scan) => scan.uses);
  return Object.entries(words['en'] ?? {}).flatMap(([namespace, entries]) => {
    const own = scans.filter(({ namespaces }) => namespaces === null || namespaces.includes(namespace));
    const literals = new Set(own.flatMap((scan) => [...scan.literals]));
    const asked = uses.filter((use) => use.namespace.split('|').includes(namespace));
    const isUsed = (key: string) => {
      const plain = key.replace(plural, '');
      if (literals.has(plain) || literals.has(`${namespace}:${plain}`)) return true;
      return asked.some((use) => (use.isPrefix ? key.startsWith(use.key) : use.key === plain || use.key === key));
    };
    return Object.keys(entries)
      .filter((key) => !isUsed(key))
      .map((key) => `${namespace}: ${key} is not used`);
  });
}
