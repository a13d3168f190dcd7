/** The commonest short words of the languages that compliance documents come in. */
const COMMON = new Set(
  (
    'the of and to in is for be on with by or are as that this all not from at an it must shall will ' +
    'der die das und in von zu den mit ist für des auf im nicht sind werden ein eine dem oder ' +
    'de la le les des et en du est pour que dans un une par sur les au aux ne pas sont ' +
    'el los las del y que en por con para una se no su es al lo son ' +
    'il di che per del della e non con una gli het een van voor dat zijn met na się do jest przez nie z w ' +
    'o os as do da em para com não uma och att som på av med till ett en på og til er at af for med'
  ).split(' '),
);
/** Dots that lead to a number, blanks of a form, rules, figures: they tell nothing of how letters are coded. */
const LEADERS = /(?:[._…·•=*-]\s?){4,}/g;
const FIGURES = /[(+-]?[$€£]?\d[\d.,:/%)-]*/g;
/** Fewer signs than these are too few to judge. */
const LEAST = 150;
/** Pages with fewer letters and figures hold no text. */
const TEXTED = 25;

/**
 * Whether letters were set that are not the letters meant: a PDF with a broken map of characters. Text without letters or vowels is such,
 * and Latin text whose words no language has and whose letters are as common as in none.
 */
export function isGibberish(text: string): boolean {
  const telling = tellingOf(text);
  if (telling.length < LEAST) return false;
  const letters = count(telling, /\p{L}/gu);
  if (letters < telling.length * 0.35) return true;
  if (count(telling, /\p{Script=Latin}/gu) < letters * 0.8) return false;
  // A page of control numbers is in capitals, and has fewer vowels than words have.
  const isOfCodes = count(telling, /\p{Lu}/gu) > letters * 0.5;
  const vowels = count(telling, /[aeiouyàáâäæèéêëìíîïòóôöœùúûü]/gi);
  if (vowels < letters * (isOfCodes ? 0.1 : 0.2)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => COMMON.has(word)).length;
  const usual = count(telling, /[eainorst]/gi);
  return words.length >= 60 && known < words.length * 0.02 && usual < letters * 0.45;
}

/** The pages (by index) whose letters cannot be decoded, and whether they are most of the pages that have text. Short pages are judged together. */
export function undecodableOf(pages: readonly string[]): { pages: Set<number>; isMost: boolean } {
  const texted = pages.flatMap((text, index) => (text.replaceAll(/\s/g, '').length >= TEXTED ? [index] : []));
  const isShort = (index: number) => tellingOf(pages[index] ?? '').length < LEAST;
  const together = texted.filter(isShort);
  const found = texted.filter((index) => !isShort(index) && isGibberish(pages[index] ?? ''));
  if (isGibberish(together.map((index) => pages[index]).join('\n'))) found.push(...together);
  return { pages: new Set(found), isMost: found.length > texted.length / 2 };
}

function tellingOf(text: string): string {
  return text.replaceAll(LEADERS, '').replaceAll(FIGURES, '').replaceAll(/\s/g, '');
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
