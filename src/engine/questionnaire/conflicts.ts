import { isAction } from './security-actions.ts';
import { citationsOf } from './cite.ts';
import type { Extract } from './extract.ts';
import { rarestOf, type PassageIndex } from './passage-index.ts';
import { grammarOf, has } from '../read/statements/grammar.ts';
import { stemsOf } from './stems.ts';
import { stemOf } from '../read/tokens.ts';
import type { Value } from '../read/statements/values.ts';
import { tableOf } from '../read/tables/tables.ts';
import { byValueScope, NOTHING_NAMED, valueScopeOf, valuesIn, type Wanted, wantedBy } from './value-scope.ts';
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

/** What is measured of a thing is not the thing. */
const MEASURES = new Set(['length', 'character', 'digit'].map((word) => stemOf(word)));

/** Passages that speak of the same as the first does. */
function alikeIn(extracts: Extract[], wanted: Wanted | null, index: PassageIndex): Extract[] {
  const [first] = extracts;
  if (!first) return [];
  // A row or an item of a list that sets a value says by its headings what it speaks of.
  const termsOf = ({ around, terms }: Extract) => (wanted ? around : terms);
  const subject = rarestOf(
    [...termsOf(first)].filter(({ stem }) => !MEASURES.has(stem)),
    index,
  );
  const actions = [...first.terms].filter(isAction);
  const isRow = ({ sentences }: Extract) => sentences.every(({ kind }) => kind === 'row');
  return extracts.filter((each) => {
    const much = isRow(each) ? each.coverage / first.coverage : each.spoken / first.spoken;
    const held = isRow(each) ? each.around : each.terms;
    return (
      much >= NEARLY &&
      (!subject || (isRow(each) ? held : termsOf(each)).has(subject)) &&
      actions.every((action) => held.has(action))
    );
  });
}

/** The passage of another document that sets another value of the same for another part of what is asked about: both are quoted, each names its case. */
export function caseBeside(extracts: Extract[], part: QuestionPart, index: PassageIndex): Extract | null {
  const wanted = wantedBy(part);
  const [first] = extracts;
  const own = first && wanted ? sidesOf(first, wanted) : [];
  // A question that names its case wants that alone.
  if (!first || !wanted || wanted.groups.size > 0 || own.length === 0) return null;
  const isOther = (side: Side) =>
    own.every(({ scope, amount }) => scope !== side.scope && !isSame(amount, side.amount));
  const { source } = first.candidate.passage;
  return (
    alikeIn(extracts, wanted, index).find(
      (each) => each.candidate.passage.source !== source && sidesOf(each, wanted).some(isOther),
    ) ?? null
  );
}

/** Where passages that answer the same question say different things: both are shown, and a person decides which holds. */
export function conflictsIn(extracts: Extract[], part: QuestionPart, index: PassageIndex): Conflict[] {
  const [first] = extracts;
  if (!first || part.kind === 'provide-document') return [];
  const actions = [...first.terms].filter(isAction);
  const wanted = wantedBy(part);
  const alike = alikeIn(extracts, wanted, index);
  if (part.kind === 'yes-no') {
    const thing = rarestOf(
      [...first.terms].filter((term) => !isAction(term)),
      index,
    );
    const failures = extracts.filter(
      ({ spoken, terms, said, near }) =>
        // Not as the cause of another failure.
        said.isFailure &&
        thing &&
        terms.has(thing) &&
        shareOf(thing, (stem) => said.main.has(stem)) > 0 &&
        spoken >= first.spoken * FAILURE &&
        near.about >= ABOUT,
    );
    // Without an act in common two rules may be about different things.
    const others = actions.length > 0 ? alike.filter((each) => each !== first && isSentence(each)) : [];
    return statementsIn([first, ...others, ...failures.filter((each) => each !== first)]);
  }
  return valuesAgainst(
    alike.filter(({ fits }) => fits),
    wanted ?? { ...NOTHING_NAMED, unit: 'hours' },
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

const DIMENSIONS = { months: 'frequency', hours: 'duration', characters: 'amount' } as const;

const isSame = (one: number, other: number) => Math.abs(one - other) <= SAME * Math.max(one, other);

interface Side {
  amount: number;
  /** Whom or what it is for. */
  scope: string;
  value: string;
  citation: Citation;
}

/** Documents that set different values of the same unit for the same case. What each sets for another case, or by way of exception, is no side. */
function valuesAgainst(extracts: Extract[], wanted: Wanted): Conflict[] {
  const sides: Side[] = [];
  for (const extract of extracts)
    for (const side of sidesOf(extract, wanted)) {
      if (sides.some((each) => each.scope !== side.scope || isSame(each.amount, side.amount))) continue;
      if (sides.some(({ citation }) => citation.documentId === side.citation.documentId)) continue;
      sides.push(side);
    }
  const dimension = DIMENSIONS[wanted.unit];
  return sides.length > 1 ? [{ dimension, sides: sides.map(({ value, citation }) => ({ value, citation })) }] : [];
}

/** The value of each sentence that is nearest to what is asked, nearest first: by its case, then by what is said around it or above its column. */
function sidesOf(extract: Extract, wanted: Wanted): Side[] {
  const { document } = extract.candidate.passage;
  const held = new Set([...extract.around].flatMap(({ stem, others }) => [stem, ...others]));
  const found = extract.sentences.flatMap((sentence) => {
    const tokens = [...sentence.tokens, ...(tableOf(sentence, document)?.header?.tokens ?? [])];
    const worthOf = ({ of }: Value) =>
      [...stemsOf(tokens, document.language, of)].filter((stem) => held.has(stem)).length;
    const [best] = valuesIn(sentence, document, wanted)
      .map((value) => ({ value, worth: worthOf(value), scope: valueScopeOf(value, wanted) }))
      .filter(({ scope }) => scope !== 'exception' && scope !== 'other')
      .toSorted((one, other) => byValueScope(one.scope, other.scope) || other.worth - one.worth);
    const [citation] = citationsOf({ candidate: extract.candidate, sentences: [sentence] });
    return best && citation ? [{ ...best, citation }] : [];
  });
  return found
    .toSorted((one, other) => byValueScope(one.scope, other.scope))
    .map(({ value: { amount, groups, start, end }, citation }) => ({
      amount,
      scope: [...groups]
        .filter((group) => group !== 'regular')
        .toSorted()
        .join(' '),
      value: document.text.slice(start, end).trim(),
      citation,
    }));
}
