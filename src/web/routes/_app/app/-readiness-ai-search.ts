import { PAGES } from '#domain/addresses.ts';
import { SETUP_STEPS, type SetupStep } from '../../../readiness/setup/setup-steps.ts';

/** The tabs in the order of the specification. */
export const READINESS_AI_TABS = [
  'quick-start',
  'document-ai',
  'templates',
  'status-prediction',
  'evidence-validation',
  'profile-insights',
  'traditional',
] as const;
export type ReadinessAiTab = (typeof READINESS_AI_TABS)[number];

/** What stands in the address of the AI-enhanced readiness center. */
export interface ReadinessAiSearch {
  tab?: ReadinessAiTab;
  document?: string;
  validation?: string;
  /** Of the status prediction. */
  framework?: string;
  /** Of the set-up assistant. */
  step?: SetupStep;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readReadinessAiSearch(raw: Record<string, unknown>): ReadinessAiSearch {
  const tab = READINESS_AI_TABS.find((each) => each === raw['tab']);
  const step = SETUP_STEPS.find((each) => each === raw['step']);
  const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);
  const [document, validation] = [idOf(raw['document']), idOf(raw['validation'])];
  return {
    ...(tab && { tab }),
    ...(document && { document }),
    ...(validation && { validation }),
    ...(step && { step }),
    ...(typeof raw['framework'] === 'string' && { framework: raw['framework'] }),
  };
}

/** The tab of an address: the one it names, or the one that shows the thing it names. */
export function tabOf({ tab, document, validation }: ReadinessAiSearch): ReadinessAiTab {
  return tab ?? (document ? 'document-ai' : validation ? 'evidence-validation' : 'quick-start');
}

export function hrefOfReadinessAi(search: ReadinessAiSearch): string {
  return `${PAGES.readinessAi}?${new URLSearchParams(search as Record<string, string>).toString()}`;
}
