import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';

/** The catalogue changes with a release, not while somebody looks at it. */
const LONG = 60 * 60_000;

/** Every framework of the catalogue. */
export function useFrameworks() {
  return useQuery(orpc.frameworks.available.list.queryOptions({ staleTime: LONG }));
}

/** The requirements of one framework, by title. */
export function useRequirementsOf(framework: string) {
  const language = useLanguage();
  return useQuery(
    orpc.frameworks.get.queryOptions({
      input: { framework, language },
      staleTime: LONG,
      placeholderData: (old) => old,
    }),
  );
}

/** One requirement with its asks and the evidence that usually shows it. */
export function useRequirementOf(framework: string, requirementId: string) {
  const language = useLanguage();
  return useQuery(
    orpc.frameworks.requirements.get.queryOptions({ input: { framework, requirementId, language }, staleTime: LONG }),
  );
}
