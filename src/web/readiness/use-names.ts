import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../frameworks/framework.ts';
import { orpc } from '../kit/requests/api.ts';

const LONG = 60 * 60_000;

/** Titles of domains and requirements of several frameworks; what is not known yet stands for itself. */
export function useNames(frameworks: readonly string[]) {
  const language = useLanguage();
  const known = useQueries({
    queries: [...new Set(frameworks)].map((framework) =>
      orpc.frameworks.get.queryOptions({ input: { framework, language }, staleTime: LONG }),
    ),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          [...(data?.domains ?? []), ...(data?.requirements ?? [])].map(
            ({ id, title }) => [`${data?.id} ${id}`, title] as const,
          ),
        ),
      ),
  });
  return (framework: string, id: string) => known.get(`${framework} ${id}`) ?? id;
}
