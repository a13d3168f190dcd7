/** The day (ISO date) for which all derivations of one answer are made: UTC's, or for what is printed the organisation's own. */
export function dayOf(now: Date, timeZone?: string): string {
  if (timeZone === undefined) return now.toISOString().slice(0, 10);
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}
