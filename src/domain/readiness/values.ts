/** The words and numbers that may stand in a page's address. Apart from the schemas, so that it can be read without their library. */

/** From here on a domain is ready (specification, section 5). */
export const READY_PERCENT = 80;

/** The bands a percentage may reach (specification, section 5), and the end of the way. */
export const TARGETS = [60, READY_PERCENT, 100] as const;
