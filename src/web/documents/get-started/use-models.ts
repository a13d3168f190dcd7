import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../frameworks/framework.ts';
import { useFrameworks } from '../../frameworks/frameworks-in-use.ts';
import { orpc } from '../../kit/requests/api.ts';

/** The frameworks with a recommended structure, with what they are for. */
export function useModels() {
  const language = useLanguage();
  const frameworks = useFrameworks();
  const structures = useQuery(orpc.documents.structures.list.queryOptions());
  const data =
    frameworks.data &&
    structures.data?.flatMap(({ model, framework }) => {
      const found = frameworks.data.find(({ id }) => id === framework);
      return found ? [{ choice: model, name: found.name[language], text: found.purpose?.[language] }] : [];
    });
  return {
    data,
    error: frameworks.error ?? structures.error,
    refetch: () => Promise.all([frameworks.refetch(), structures.refetch()]),
  };
}
