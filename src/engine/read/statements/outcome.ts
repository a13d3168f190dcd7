import { all, type Grammar, has } from './grammar.ts';
import type { Outcome, Polarity } from './statement.ts';

const WORDS: Record<string, number> = Object.fromEntries(
  [
    'none no zero keine keiner kein aucun aucune ningún ninguno ninguna nul',
    'one ein eine einer eines un une uno una',
    'two both zwei beide deux dos ambos ambas',
    'three drei trois tres',
    'four vier quatre cuatro',
    'five fünf cinq cinco',
    'six sechs seis',
    'seven sieben sept siete',
    'eight acht huit ocho',
    'nine neun neuf nueve',
    'ten zehn dix diez',
    'eleven elf onze once',
    'twelve zwölf douze doce',
  ].flatMap((names, number) => names.split(' ').map((name): [string, number] => [name, number])),
);
/** Of the cases this share done is all that matters, and less than this is a failure. */
const NEARLY_ALL = 0.97;
const MOST = 0.5;
/** What is said of a count stands within this many letters of it. */
const NEAR = 90;

const PERCENT = /(\d{1,3}(?:[.,]\d+)?)\s?(?:%|percent|per cent|prozent|pour cent|por ciento)/giu;
const TARGET =
  /(?:target|goal|objective|required|instead of|against|planned|expected|minimum|ziel|soll|statt|gefordert|objectif|cible|au lieu de|exigé|objetivo|meta|en lugar de|frente a)\D{0,25}(\d{1,3}(?:[.,]\d+)?)\s?(?:%|percent|per cent|prozent|pour cent|por ciento)/iu;

/** What came of it by its own count ("37 of 120 were not revoked", "41 % (target 95 %)"); null where nothing is counted. */
export function countedOutcome(text: string, polarity: Polarity, grammar: Grammar): Outcome | null {
  for (const match of all(grammar.counted, text)) {
    const { part: some = match[1] ?? match[4], whole: total = match[2] ?? match[3] } = match.groups ?? {};
    const [part, whole] = [numberOf(some), numberOf(total)];
    if (part === null || (whole === null && part !== 0)) continue;
    // "None of the 12 reviews took place": the word is itself the denial, so that what follows says nothing of its own.
    if (part === 0 && polarity === 'denied' && !/\d/.test(some ?? '')) return 'failed';
    const end = match.index + match[0].length;
    const after = text.slice(end, end + NEAR);
    const before = text.slice(Math.max(0, match.index - NEAR), match.index);
    const share = whole === null || whole === 0 ? 0 : part / whole;
    if (share > 1) continue;
    // "None of the 40 was reviewed": the count is the negation, and does not make a good thing of what follows it.
    const isDenied = polarity === 'denied' && !has(grammar.negation, match[0]);
    const isBad = isDenied || has(grammar.failure, after) || has(grammar.negation, after);
    if (isBad) return part === 0 ? 'done' : share <= 1 - NEARLY_ALL ? 'partly' : 'failed';
    if (has(grammar.success, after) || has(grammar.success, before)) return shareOutcome(share);
  }
  const target = TARGET.exec(text);
  if (!target) return null;
  const goal = decimal(target[1]);
  const [value] = [...text.matchAll(PERCENT)].filter(
    ({ index }) => index < target.index || index >= target.index + target[0].length,
  );
  return value ? shareOutcome(Math.min(1, decimal(value[1]) / Math.max(1, goal))) : null;
}

function shareOutcome(share: number): Outcome {
  return share >= NEARLY_ALL ? 'done' : share < MOST ? 'failed' : 'partly';
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const known = WORDS[word.toLowerCase()];
  if (known !== undefined) return known;
  return /^\d/.test(word) ? Number(word.replace(/[.,\s](?=\d{3}\b)/g, '').replace(',', '.')) : null;
}

function decimal(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

/**
 * What a row of a table says by its cells: a cell that says no is a failure, whatever else the row says. A bare "no" or "none" tells nothing
 * without its column ("Findings: none", "May delete: no"), so it counts only where the row has no other values.
 */
export function rowOutcome(cells: string[], header: string[], grammar: Grammar): Outcome {
  const short = cells.slice(1).filter((cell) => cell.length < 40 && /[\p{L}✓✔☑]/u.test(cell));
  const failed = short.filter((cell) => begins(grammar.noCell, cell, grammar.unwanted));
  if (failed.some((cell) => !has(grammar.bareNo, cell))) return 'failed';
  const [only, ...others] = failed;
  if (
    only !== undefined &&
    others.length === 0 &&
    only.length <= PLAIN_NO &&
    !NONE.test(only) &&
    only === cells.at(-1) &&
    asksWhetherDone(header, grammar)
  )
    return 'failed';
  return short.some((cell) => begins(grammar.yesCell, cell, grammar.unwanted)) ? 'done' : 'none';
}

/** A plain no is a failure where its column asks whether a thing was done; of a column that is not known it is taken to. */
function asksWhetherDone(header: string[], grammar: Grammar): boolean {
  const last = header.at(-1);
  return last === undefined || has(grammar.controlling, last) || has(grammar.success, last);
}

/** "no", "nein", "non": in the last column alone it answers the row. "None" may be good news. */
const PLAIN_NO = 4;
const NONE = /^(?:none|kein)$/iu;
const FEW = 2;

/** A cell that is a yes or a no, alone or with a few words behind it. */
function begins(pattern: RegExp, cell: string, unwanted: RegExp): boolean {
  pattern.lastIndex = 0;
  const match = pattern.exec(cell);
  const rest = cell.slice(match?.[0].length ?? 0);
  if (match?.index !== 0 || /^[\p{L}\p{N}]/u.test(rest)) return false;
  return /^\s*(?:$|[,;:(–—-])/u.test(rest) || (rest.trim().split(/\s+/).length <= FEW && !has(unwanted, rest));
}
