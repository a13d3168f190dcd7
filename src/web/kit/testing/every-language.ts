import i18next from 'i18next';

const messages = import.meta.glob<object>('../../../../messages/*/*.json', { import: 'default' });

/** Puts a namespace there in every language, for parts that read what others wrote in theirs; a page would fetch it. */
export async function knowEveryLanguage(namespace: string): Promise<void> {
  for (const [path, load] of Object.entries(messages)) {
    const [code, file] = path.split('/').slice(-2);
    if (code && file === `${namespace}.json`) i18next.addResourceBundle(code, namespace, await load());
  }
}
