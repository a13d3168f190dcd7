/**
 * A percentage, 0 to 100, as it is told: rounded down, so that 100 stands beside no exception, but never down to 0, so that 0 stands beside
 * no success. `digits` after the decimal sign.
 */
export function roundedPercent(percent: number, digits = 0): number {
  if (percent <= 0 || percent >= 100) return percent;
  const scale = 10 ** digits;
  // What the computing of a percentage adds or takes is far smaller than this.
  return Math.max(1, Math.floor(percent * scale + 1e-9)) / scale;
}

/** So much of a whole in percent, as it is told; null where there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : roundedPercent((100 * part) / whole);
}

/** The slices of one whole, which are to add up: rounded to the nearest, and neither all nor nothing unless it is so. */
export function sliceOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const percent = Math.round((100 * part) / whole);
  return part === 0 || part === whole ? percent : Math.min(99, Math.max(1, percent));
}
