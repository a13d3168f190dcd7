/** A colour thinned to so many per cent, for soft backgrounds. */
export function tint(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}
