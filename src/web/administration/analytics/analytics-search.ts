import { addressOf } from '#domain/addresses.ts';
import { ANALYTICS_SPANS, type AnalyticsDays } from '#domain/administration/values.ts';

/** What stands in the address of the analytics. */
export interface AnalyticsSearch {
  days?: AnalyticsDays;
  /** The one organisation whose readiness is drawn. */
  organisation?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const USUAL_DAYS = 30;

export function readAnalyticsSearch({ days, organisation }: Record<string, unknown>): AnalyticsSearch {
  const span = ANALYTICS_SPANS.find((each) => String(each) === String(days));
  return {
    ...(span && span !== USUAL_DAYS && { days: span }),
    ...(typeof organisation === 'string' && UUID.test(organisation) && { organisation }),
  };
}

export function hrefOfAnalytics({ days, organisation }: AnalyticsSearch): string {
  return addressOf('adminAnalytics', { days: days === USUAL_DAYS ? null : days, organisation });
}
