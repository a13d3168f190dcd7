/** What an entry says of data that left: a file was `downloaded`, or an API token read more rows than a person looks at (`read-in-bulk`). */
export const DEPARTURES: readonly string[] = ['downloaded', 'read-in-bulk'];

/** Rows that a token reads in a day before an entry tells of it: once for each of these. */
export const BULK_ROWS = [1000, 10_000, 100_000] as const;
