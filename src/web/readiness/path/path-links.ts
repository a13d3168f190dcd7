import { addressOf, PAGES, proposalsAddress } from '#domain/addresses.ts';
import type { PathStep } from '#domain/readiness/path/next-step.ts';
import { hrefOfWorkspace } from '../../controls/workspace-search.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { hrefOfReadiness } from '../readiness-search.ts';

/** Where a step of the path is taken: the list or the form itself. */
export function hrefOfStep(step: PathStep, framework: string): string {
  switch (step) {
    case 'add-documents':
      return PAGES.documents;
    case 'review-suggestions':
      return PAGES.suggestions;
    case 'import-assets':
      return addressOf('assets', { open: 'import' });
    case 'decide-risks':
      return PAGES.riskProposals;
    case 'complete-statement':
      return proposalsAddress(framework);
    case 'mend-contradictions':
      return hrefOfWorkspace({ state: 'contradicted', applicable: 'yes' }, framework);
    case 'catch-up':
      return hrefOfWorkspace({ due: 'overdue' }, framework);
    case 'set-date':
      return addressOf('readinessAi', { tab: 'quick-start', step: 'profile' });
    case 'do-the-work':
      return framework === FRAMEWORK
        ? hrefOfReadiness({ tab: 'progress' })
        : hrefOfWorkspace({ applicable: 'yes' }, framework);
    case 'show-it':
      return hrefOfWorkspace({ status: 'Implemented', evidence: 'without', applicable: 'yes' }, framework);
  }
}
