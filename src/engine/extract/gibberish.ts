/** The commonest short words of the languages that compliance documents come in. */
const COMMON = new Set(
  (
    'the of and to in is for be on with by or are as that this all not from at an it must shall will ' +
    'der die das und in von zu den mit ist für des auf im nicht sind werden ein eine dem oder ' +
    'de la le les des et en du est pour que dans un une par sur les au aux ne pas sont ' +
    'el los las del y que en por con para una se no su es al lo son ' +
    'il di che per del della e non con una gli het een van voor dat zijn met na się do jest przez nie z w ' +
    'o os as do da em para com não uma och att som på av med till en ett på og til er at af for med'
  ).split(' '),
);

/**
 * Whether letters were set that are not the letters meant: a PDF with a broken map of characters. Text without letters or vowels is such,
 * and Latin text whose words no language has and whose letters are as common as in none.
 */
export function isGibberish(text: string): boolean {
  const sample = text.slice(0, 20_000);
  if (sample.length <= 200) return false;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < sample.length * 0.35) return true;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.8) return false;
  const vowels = sample.match(/[aeiouyàáâäæèéêëìíîïòóôöœùúûü]/gi)?.length ?? 0;
  if (vowels < letters * 0.2) return true;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => COMMON.has(word)).length;
  const usual = sample.match(/[eainorst]/gi)?.length ?? 0;
  return words.length >= 60 && known < words.length * 0.02 && usual < letters * 0.45;
}
