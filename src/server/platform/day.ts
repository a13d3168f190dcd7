/** The day (ISO date, UTC) for which all derivations of one answer are made. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
