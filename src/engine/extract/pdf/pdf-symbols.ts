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

/** What letters show in a font of boxes and ticks, where the file gives them as letters. */
const DINGBATS = {
  m: '☐',
  n: '■',
  o: '☐',
  p: '☐',
  q: '☐',
  r: '☐',
  l: '•',
  3: '✓',
  4: '✓',
  5: '✗',
  6: '✗',
  7: '✗',
  8: '✗',
};
const WINGDINGS = {
  o: '☐',
  q: '☐',
  '¨': '☐',
  x: '☒',
  ý: '☒',
  þ: '☑',
  ü: '✓',
  û: '✗',
  l: '•',
  n: '•',
  v: '•',
  '§': '•',
  Ø: '•',
};

/** A sign that is set alone in a font of this name; null where it is none of boxes and ticks. */
export function signOfFont(letter: string, font: string): string | null {
  const signs: Record<string, string> | null = /dingbats/i.test(font)
    ? DINGBATS
    : /wingdings/i.test(font)
      ? WINGDINGS
      : null;
  return signs?.[letter.trim()] ?? null;
}
