/** A percentage as readiness rounds it everywhere: down, so that 100 means all; null where there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((100 * part) / whole);
}
