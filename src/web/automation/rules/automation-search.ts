export const TABS = ['rules', 'ready', 'log'] as const;
export type AutomationTab = (typeof TABS)[number];

export interface AutomationSearch {
  tab?: AutomationTab;
  /** The rule that is meant. */
  rule?: string;
}

export function readAutomationSearch(raw: Record<string, unknown>): AutomationSearch {
  const tab = TABS.find((each) => each === raw['tab']);
  const rule = typeof raw['rule'] === 'string' && /^[0-9a-f-]{36}$/.test(raw['rule']) ? raw['rule'] : undefined;
  return { ...(tab && tab !== 'rules' && { tab }), ...(rule && { rule }) };
}
