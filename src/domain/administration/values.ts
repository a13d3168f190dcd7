/** The words and numbers that may stand in a page's address, apart from the schemas. */

/** Days that the analytics look back. */
export const ANALYTICS_SPANS = [30, 90, 365] as const;
export type AnalyticsDays = (typeof ANALYTICS_SPANS)[number];

/** When evidence ends, the longest first. */
export const FRESHNESS = ['no-end', 'later', 'within-90', 'within-30', 'ended'] as const;
export type Freshness = (typeof FRESHNESS)[number];
