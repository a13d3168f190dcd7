/** What the symbol fonts of office programs show at their private places: boxes, ticks; the rest are bullets. */
const SIGNS: Record<string, string> = {
  '\uF06F': '☐',
  '\uF071': '☐',
  '\uF072': '☐',
  '\uF0A8': '☐',
  '\uF052': '☑',
  '\uF053': '☒',
  '\uF0FE': '☑',
  '\uF0FD': '☒',
  '\uF054': '☒',
  '\uF0FC': '✓',
  '\uF0FB': '✗',
  '\uF0E0': '→',
  '\uF0E8': '→',
};

/** A text with the signs of symbol fonts as the signs they show. */
export function signsIn(text: string): string {
  return text.replaceAll(/[\uF020-\uF0FF]/g, (sign) => SIGNS[sign] ?? '•');
}
