import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import type { Language } from '#domain/organisations/language.ts';
import type { Messages } from '#domain/organisations/messages.ts';

const FOLDER = join(import.meta.dirname, '../../../messages');

const book = createInstance({
  resources: {},
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  // What was kept before a message had a value for it is said without.
  missingInterpolationHandler: () => '',
  initAsync: false,
});
void book.init();

/** The messages of a namespace in a language: the same files and the same rules as in the browser. */
export function messagesOf<Namespace extends string>(namespace: Namespace, language: Language): Messages<Namespace> {
  const t = book.getFixedT(language);
  return (key, values) => t(open(namespace, language, key), { ...values });
}

/** The same as they are written, their placeholders not filled in; empty where there is none. */
export function templatesOf(namespace: string, language: Language): (key: string) => string {
  const t = book.getFixedT(language);
  return (key) => t(open(namespace, language, key), { skipInterpolation: true, defaultValue: '' });
}

/** The whole name of a message, its file read when it is first asked for: most starts and threads need few of them. */
function open(of: string, language: Language, key: string): string {
  const name = key.includes(':') ? key : `${of}:${key}`;
  const namespace = name.slice(0, name.indexOf(':'));
  if (!book.hasResourceBundle(language, namespace)) {
    const text = readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8');
    book.addResourceBundle(language, namespace, JSON.parse(text) as object);
  }
  return name;
}
