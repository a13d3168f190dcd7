import type { SignInOutcome } from '#domain/people/security.ts';
import { SIGN_IN_OUTCOMES } from '#domain/people/sign-in-outcomes.ts';

export const SECURITY_TABS = ['mine', 'members', 'trail'] as const;
export type SecurityTab = (typeof SECURITY_TABS)[number];

/** What stands in the address of Security & Audit; `q`, `page` and `size` belong to the tab that is open. */
export interface SecuritySearch {
  tab?: SecurityTab;
  outcome?: SignInOutcome;
  q?: string;
  page?: number;
  size?: number;
}

/** The tab and the outcome; what the tables share is read by the trail's own reader. */
export function readSecuritySearch(raw: Record<string, unknown>): Pick<SecuritySearch, 'tab' | 'outcome'> {
  const tab = SECURITY_TABS.find((each) => each === raw['tab']);
  const outcome = SIGN_IN_OUTCOMES.find((each) => each === raw['outcome']);
  return { ...(tab && tab !== 'mine' && { tab }), ...(outcome && { outcome }) };
}
