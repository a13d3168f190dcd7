import { use } from 'i18next';
import { initReactI18next } from 'react-i18next';

const messages = import.meta.glob<Record<string, unknown>>('../../../../messages/en/*.json', {
  eager: true,
  import: 'default',
});
const en = Object.fromEntries(
  Object.entries(messages).map(([path, content]) => [path.replace(/^.*\/|\.json$/g, ''), content]),
);

await use(initReactI18next).init({
  lng: 'en',
  resources: { en },
  defaultNS: 'kit',
  interpolation: { escapeValue: false },
});
