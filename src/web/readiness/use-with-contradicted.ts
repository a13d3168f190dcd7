import { useTranslation } from 'react-i18next';

/** Says how many requirements their own evidence contradicts, apart from those that evidence shows; nothing is added where none is. */
export function useWithContradicted(): (text: string, contradicted: number) => string {
  const { t } = useTranslation('states');
  return (text, contradicted) => (contradicted > 0 ? `${text} · ${t('contradicted', { count: contradicted })}` : text);
}
