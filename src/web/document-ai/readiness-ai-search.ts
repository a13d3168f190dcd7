export const READINESS_AI_TABS = ['document-ai', 'templates', 'status-prediction', 'evidence-validation'] as const;
export type ReadinessAiTab = (typeof READINESS_AI_TABS)[number];

/** What stands in the address of the AI-enhanced readiness center. */
export interface ReadinessAiSearch {
  tab?: ReadinessAiTab;
  document?: string;
  validation?: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readReadinessAiSearch(raw: Record<string, unknown>): ReadinessAiSearch {
  const tab = READINESS_AI_TABS.find((each) => each === raw['tab']);
  const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);
  const [document, validation] = [idOf(raw['document']), idOf(raw['validation'])];
  return { ...(tab && { tab }), ...(document && { document }), ...(validation && { validation }) };
}

export function hrefOfReadinessAi(search: ReadinessAiSearch): string {
  return `/app/iso-readiness-ai?${new URLSearchParams(search as Record<string, string>).toString()}`;
}
