import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { RoadmapTask } from '#domain/readiness/setup/roadmap.ts';
import { hrefOfWorkspace } from '../../controls/workspace-search.ts';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useNames } from '../use-names.ts';

/** A task of the roadmap in words, with the name that keeps it from being made twice and the page where its work is done. */
export interface RoadmapWork {
  key: string;
  title: string;
  dueOn: string;
  href: string;
}

/** Tasks, frameworks, domains and documents of an analysis in words. */
export function useRoadmapLabels(frameworks: readonly string[]) {
  const { t } = useTranslation(['setup', 'templates']);
  const language = useLanguage();
  const nameOf = useFrameworkNames();
  const domainOf = useNames(frameworks);
  const enabled = usePermission('documents.view');
  const { data: templates } = useQuery(
    orpc.documents.templates.list.queryOptions({ input: { language }, enabled, staleTime: 60_000 }),
  );
  const documentOf = (key: string) => templates?.find((template) => template.key === key)?.title ?? key;
  const titleOf = ({ kind, framework, domain, template, count }: RoadmapTask): string => {
    const name = framework === null ? '' : nameOf(framework);
    if (kind === 'domain') return t('task.domain', { count, name, domain: domainOf(framework ?? '', domain ?? '') });
    if (kind === 'write-document') return t('task.write-document', { title: documentOf(template ?? '') });
    if (kind === 'write-documents') return t(`task.write.${template as 'policy'}`, { count });
    return t(`task.${kind}`, { count, name });
  };
  const workOf = (task: RoadmapTask): RoadmapWork => ({
    key: `assistant/${task.key}`,
    title: titleOf(task).slice(0, 200),
    dueOn: task.dueOn,
    href: hrefOf(task),
  });
  return { domainOf, workOf };
}

function hrefOf({ kind, framework, domain }: RoadmapTask): string {
  const of = framework ?? undefined;
  switch (kind) {
    case 'kick-off':
      return addressOf('readinessAi', { tab: 'quick-start' });
    case 'invite-people':
      return PAGES.usersAndRoles;
    case 'self-assessment':
      return PAGES.isoTest;
    case 'import-assets':
      return PAGES.assets;
    case 'name-owners':
      return hrefOfWorkspace({ owner: 'none' });
    case 'write-document':
    case 'write-documents':
      return addressOf('readinessAi', { tab: 'templates' });
    case 'put-in-force':
      return PAGES.documents;
    case 'domain':
      return hrefOfWorkspace({ ...(domain && { domain }) }, of);
    case 'decide-suggestions':
      return PAGES.suggestions;
    case 'add-evidence':
      return hrefOfWorkspace({ status: 'Implemented', evidence: 'without' }, of);
    case 'renew-evidence':
      return hrefOfWorkspace({ evidence: 'without' }, of);
    case 'internal-audit':
    case 'management-review':
    case 'external-audit':
      return PAGES.schedule;
  }
}
