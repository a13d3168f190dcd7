import { isAct } from './acts.ts';
import { citationsOf } from './cite.ts';
import type { Extract } from './extract.ts';
import { rarestOf, type PassageIndex } from './passage-index.ts';
import { grammarOf, has } from '../read/statements/grammar.ts';
import { durationsIn, oftenIn } from './quantities.ts';
import { stemsOf } from './stems.ts';
import { cellFor, tableOf } from './tables.ts';
import { shareOf } from './terms.ts';
import type { Citation, Conflict, QuestionPart } from './types.ts';

/** A second passage speaks of the same when it says nearly as much of the question as the first. */
const NEARLY = 0.8;
/** A count of failures tells against a rule when it speaks of the same thing, whatever it says was done with it. */
const FAILURE = 0.35;
/** And is about the same at least so much. */
const ABOUT = 0.3;
/** The same value in other words ("90 days", "three months"). */
const SAME = 0.06;

/** Where passages that answer the same question say different things: both are shown, and a person decides which holds. */
export function conflictsIn(extracts: Extract[], part: QuestionPart, index: PassageIndex): Conflict[] {
  const [first] = extracts;
  if (!first || part.kind === 'provide-document') return [];
  const subject = rarestOf(first.terms, index);
  const acts = [...first.terms].filter(isAct);
  // A row says by its headings what it speaks of.
  const isRow = ({ sentences }: Extract) => sentences.every(({ kind }) => kind === 'row');
  const alike = extracts.filter((each) => {
    const { terms, around } = each;
    const [much, held] = isRow(each) ? [each.coverage / first.coverage, around] : [each.spoken / first.spoken, terms];
    return much >= NEARLY && (!subject || held.has(subject)) && acts.every((act) => held.has(act));
  });
  if (part.kind === 'yes-no') {
    const thing = rarestOf(
      [...first.terms].filter((term) => !isAct(term)),
      index,
    );
    const failures = extracts.filter(
      ({ spoken, terms, said, about }) =>
        // Not as the cause of another failure.
        said.isFailure &&
        thing &&
        terms.has(thing) &&
        shareOf(thing, (stem) => said.main.has(stem)) > 0 &&
        spoken >= first.spoken * FAILURE &&
        about >= ABOUT,
    );
    // Without an act in common two rules may be about different things.
    const others = acts.length > 0 ? alike.filter((each) => each !== first && isSentence(each)) : [];
    return statementsIn([first, ...others, ...failures.filter((each) => each !== first)]);
  }
  return figuresIn(
    alike.filter(({ fits }) => fits),
    part.kind === 'how-often' ? 'frequency' : 'duration',
  );
}

/** It says something, and is no mere name of a thing. */
function isSentence({ said, candidate }: Extract): boolean {
  const { document } = candidate.passage;
  const text = document.text.slice(said.statement.start, said.statement.end);
  return has(grammarOf(document.language).finite, text);
}

/** One says yes and another no. */
function statementsIn([first, ...others]: Extract[]): Conflict[] {
  if (!first) return [];
  const side = (extract: Extract) => ({ value: extract.said.saying, citation: leadOf(extract) });
  // A row names a thing more often than it says anything of it.
  const telling = others.filter(({ sentences }) => sentences.some(({ kind }) => kind !== 'row'));
  const against = telling.find(({ said }) => (said.saying === 'no') !== (first.said.saying === 'no'));
  return against ? [{ dimension: 'statement', sides: [side(first), side(against)] }] : [];
}

function leadOf(extract: Extract): Citation {
  const { said } = extract;
  const lead = extract.sentences.find(({ start, end }) => start <= said.statement.start && said.statement.end <= end);
  return citationsOf({ candidate: extract.candidate, sentences: lead ? [lead] : extract.sentences })[0]!;
}

function figuresIn(extracts: Extract[], dimension: 'frequency' | 'duration'): Conflict[] {
  const sides: { amount: number; value: string; citation: Citation }[] = [];
  for (const extract of extracts) {
    const { document } = extract.candidate.passage;
    const held = new Set([...extract.around].flatMap(({ stem, others }) => [stem, ...others]));
    for (const sentence of extract.sentences) {
      const [citation] = citationsOf({ candidate: extract.candidate, sentences: [sentence] });
      const words =
        sentence.kind === 'row'
          ? cellFor(sentence, document, (span) => {
              const header = tableOf(sentence, document)?.header;
              return [...stemsOf(header?.words ?? [], document.language, span)].filter((stem) => held.has(stem)).length;
            })
          : (citation?.text ?? '');
      const found = dimension === 'frequency' ? often(words) : duration(words);
      if (!found || !citation) continue;
      if (sides.some(({ amount }) => Math.abs(amount - found.amount) <= SAME * Math.max(amount, found.amount)))
        continue;
      if (sides.some((side) => side.citation.documentId === citation.documentId)) continue;
      sides.push({ ...found, citation });
    }
  }
  return sides.length > 1 ? [{ dimension, sides: sides.map(({ value, citation }) => ({ value, citation })) }] : [];
}

function often(text: string): { amount: number; value: string } | undefined {
  const amount = oftenIn(text);
  return amount === null ? undefined : { amount, value: text };
}

function duration(text: string): { amount: number; value: string } | undefined {
  const [found] = durationsIn(text);
  return found && { amount: found.hours, value: found.words };
}
