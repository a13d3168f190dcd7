import type { RawBlock } from './assemble.ts';

/** A page's number at the end of an entry. */
const NUMBER = String.raw`(\d{1,4}|[ivxlc]{1,7}|[A-Z]{1,2}-\d{1,3})`;
const LED = new RegExp(String.raw`(?:(?:[.·]\s?){4,}|(?:…\s?){2,})\s?\|?\s?${NUMBER}$`, 'i');
const ENDS = new RegExp(String.raw`\p{L}.{0,190}\s${NUMBER}$`, 'iu');
const HEADING =
  /^(?:#{1,6}\s+)?(?:\d[\d.]*\s+)?(?:table of contents|contents?|inhalt|inhaltsverzeichnis|inhaltsübersicht|table des matières|sommaire|índice(?: general)?|contenidos?|tabla de contenidos?|(?:list|table) of (?:figures|tables|annexes|appendices|illustrations)|abbildungsverzeichnis|tabellenverzeichnis|anlagenverzeichnis|liste des (?:figures|tableaux|annexes)|índice de (?:tablas|figuras|cuadros))\W*$/i;
/** A chapter's number before its title. */
const CHAPTER =
  /^(?:\d{1,2}(?:\.\d{1,3}){0,4}\.?|[A-Z](?:\.\d{1,2}){1,3}|(?:annex|appendix|chapter|part|section|anhang|anlage|kapitel|teil|annexe|chapitre|partie|anexo|capítulo|parte)\s+\w{1,4}[.:]?)\s+\p{L}/iu;
/** Entries stand at most so many lines apart: long titles are wrapped. */
const APART = 4;
const LEAST = { underHeading: 2, alone: 5 };

/**
 * Which of the lines of a document are its list of contents, of figures or of tables: titles that a row of dots leads to a page's number,
 * or with the numbers alone, where they go up and stand under "Contents" or behind the numbers of chapters. Of some the file itself says that they
 * are entries.
 */
export function contentsAmong(lines: readonly string[], isKnown: (index: number) => boolean = () => false): boolean[] {
  const texts = lines.map((line) => line.trim());
  const marked = texts.map((_, index) => isKnown(index));
  const led = texts.flatMap((text, index) => (LED.test(text.slice(-60)) ? [index] : []));
  led.forEach((index, place) => {
    const [before = -APART, after = Infinity] = [led[place - 1], led[place + 1]];
    if (index - before <= APART || after - index <= APART) marked[index] = true;
  });
  for (let index = 0; index < texts.length; index++) {
    const isHeading = HEADING.test(texts[index] ?? '');
    const entries = entriesFrom(texts, isHeading ? index + 1 : index, isHeading);
    const least = isHeading ? LEAST.underHeading : LEAST.alone;
    if (entries.length < least) {
      if (isHeading && marked.slice(index + 1, index + 1 + APART).includes(true)) marked[index] = true;
      continue;
    }
    if (isHeading) marked[index] = true;
    for (const entry of entries) marked[entry] = true;
    index = Math.max(index, entries.at(-1) ?? index);
  }
  fillGaps(texts, marked);
  return marked;
}

/** Blocks without lists of contents; `known` are those of which the file says that they are entries. */
export function dropContents(blocks: RawBlock[], known: ReadonlySet<RawBlock> = new Set()): RawBlock[] {
  const contents = contentsAmong(
    blocks.map(({ text }) => text),
    (index) => known.has(blocks[index] as RawBlock),
  );
  return blocks.filter((_, index) => !contents[index]);
}

/** The entries that follow each other from a line on, their numbers never going down; without a heading above, chapters with numbers alone. */
function entriesFrom(texts: readonly string[], from: number, isUnderHeading: boolean): number[] {
  const entries: number[] = [];
  let last = 0;
  for (let at = from; at < texts.length && at - (entries.at(-1) ?? from - 1) <= (isUnderHeading ? APART : 1); at++) {
    const text = texts[at] ?? '';
    if (text.length > 220 || (!isUnderHeading && !CHAPTER.test(text))) break;
    const number = Number(ENDS.exec(text)?.[1] ?? NaN);
    const isRoman = Number.isNaN(number) && isUnderHeading && ENDS.test(text) && last === 0;
    if (!isRoman && !(number >= last && number < last + 120)) continue;
    entries.push(at);
    if (!isRoman) last = number;
  }
  return entries;
}

/** The first lines of entries that are wrapped. */
function fillGaps(texts: readonly string[], marked: boolean[]): void {
  let before = -1;
  for (const [index, isMarked] of [...marked].entries()) {
    if (!isMarked) continue;
    const between = texts.slice(before + 1, index);
    if (before >= 0 && between.length < APART && between.every((text) => !/[.!?]$/.test(text)))
      marked.fill(true, before + 1, index);
    before = index;
  }
}
