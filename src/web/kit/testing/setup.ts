import { cleanup, configure } from '@testing-library/react';
import { use } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';

const words = import.meta.glob<Record<string, unknown>>('../../../../messages/en/*.json', {
  eager: true,
  import: 'default',
});
const en = Object.fromEntries(
  Object.entries(words).map(([path, content]) => [path.replace(/^.*\/|\.json$/g, ''), content]),
);

await use(initReactI18next).init({
  lng: 'en',
  resources: { en },
  defaultNS: 'kit',
  interpolation: { escapeValue: false },
});

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
  onchange: null,
})) as never;

window.scrollTo = () => undefined;

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
