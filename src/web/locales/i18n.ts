import i18next, { type BackendModule, changeLanguage as switchTo, loadNamespaces, t, use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '#domain/organisations/messages.ts';
import kit from '../../../messages/en/kit.json' with { type: 'json' };
import publicWords from '../../../messages/en/public.json' with { type: 'json' };
import shell from '../../../messages/en/shell.json' with { type: 'json' };
import { type Language, isLanguage, languages, preferredLanguage } from './languages.ts';

/** Where the words lie that are not part of the first page; a list of some hundred addresses would weigh as much as many a page. */
async function fetchMessages(code: string, namespace: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${__MESSAGES__}/${code}/${namespace}.json`);
  if (!answer.ok) throw new Error(`The words ${code}/${namespace} were not answered: ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Reads `<language>/<namespace>.json` when it is first needed. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (code, namespace, answer) => {
    fetchMessages(code, namespace).then(
      (messages) => answer(null, messages as never),
      (error: Error) => answer(error, null),
    );
  },
};

/** Starts the words in the person's language; awaited before the first render so that nothing flashes in English. */
export async function startMessages(): Promise<void> {
  await use(backend)
    .use(initReactI18next)
    .init({
      lng: preferredLanguage(),
      fallbackLng: 'en',
      supportedLngs: ['en', 'es', 'fr', 'de'],
      ns: ['kit', 'shell'],
      defaultNS: 'kit',
      resources: { en: { kit, shell, public: publicWords } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      // A notification kept before its sentence had a value is said without.
      missingInterpolationHandler: () => '',
      react: { useSuspense: true },
      returnNull: false,
    });
  document.documentElement.lang = language();
  // The words of what goes wrong come beside the first page: not before it, but before there is no connection to bring them.
  void loadNamespaces('problems');
}

/** The language shown now. */
export function language(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}

/** Switches the language without a reload and remembers it on this device. */
export async function changeLanguage(next: Language): Promise<void> {
  localStorage.setItem('language', next);
  await switchTo(next);
  document.documentElement.lang = next;
}

/** Loads namespaces before a page shows, for a route's `loader`. Without it the page suspends once, which is also fine. */
export function loadMessages(...namespaces: string[]): Promise<void> {
  return loadNamespaces(namespaces);
}

/** A word outside a component: `word('shell:nav.dashboard')`. */
export function word(key: string, values?: Record<string, unknown>): string {
  return t(key, { ...values });
}

/** A namespace in every language, for who reads what others wrote in theirs. */
export function loadEveryLanguage<Namespace extends string>(namespace: Namespace): Promise<Messages<Namespace>[]> {
  return Promise.all(
    languages.map(async ({ code }) => {
      if (!i18next.hasResourceBundle(code, namespace))
        i18next.addResourceBundle(code, namespace, await fetchMessages(code, namespace));
      const say = i18next.getFixedT(code, namespace);
      return (key, values) => say(key, { ...values });
    }),
  );
}
