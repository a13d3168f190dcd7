import type { Document, Sentence } from '../read/document.ts';
import { clausesOf } from '../read/statements/clauses.ts';
import { grammarOf, has } from '../read/statements/grammar.ts';
import type { Statement } from '../read/statements/statement.ts';
import { tokensOf } from '../read/tokens.ts';
import { statementsOf } from '../read/statements/read-statements.ts';
import { PROVES_NOTHING } from '../judge/verdict.ts';
import type { IndexedPassage } from './passage-index.ts';
import { type Frame, NOT_WITHOUT, ONLY, RESULT, ROUND } from './frame.ts';
import { meaningsOf } from './glossary/glossary.ts';
import { countsFailures, type Heard, isBanned, negationIn } from './negation.ts';
import { oftenIn } from '../read/frequency.ts';
import { isOfExempted, isPutOut, isRestricted, PASSIVE } from './refusals.ts';
import { isWeaker, limitIn } from './limits.ts';
import { namedDurationsIn } from './quantities.ts';
import { stemsOf } from './stems.ts';
import { placeOf } from '../read/tables/tables.ts';

/** What a sentence says to a question: yes, no or something between; `null` where it says nothing that may be answered with. */
export type Saying = 'yes' | 'partly' | 'no';

/** What answers nothing: an open point and a scope may, since questions ask whether a thing is there yet, and to whom it applies. */
const SILENT: readonly Statement['mode'][] = PROVES_NOTHING.filter((mode) => mode !== 'open' && mode !== 'scope');

/** To whom and what a text applies, told as such; a section on objectives says more than that. */
const SCOPE =
  /(?<!\p{L})(?:appl(?:y|ies) to|covers|is in scope|gilt für|gelten für|s['’]applique|s['’]appliquent|se aplican? a)(?!\p{L})/iu;

/** What is looked for at a vendor is the vendor's. */
const OF_VENDORS =
  /(?<!\p{L})(?:confirm|verify|ensure|check|review|require|obtain|request|evaluate|assess|collect|ask)\s.{0,25}(?<!\p{L})(?:vendor|supplier|third[- ]part(?:y|ies)|provider|subcontractor)(?:s|['’]s|s['’])?(?!\p{L})/iu;

export const SUPPLIER = new Set(
  ['supplier', 'vendor', 'subcontractor', 'subprocessor'].flatMap((word) => tokensOf(word).map(({ stem }) => stem)),
);

/** A document that by its name is about vendors says of ourselves only what is asked about them. */
export const isAboutVendors = ({ titles, language }: Document): boolean =>
  titles.some((title) => [...stemsOf(title, language)].some((stem) => SUPPLIER.has(stem)));

export interface SaidOf {
  /** The clause that speaks of what is asked. */
  statement: Statement;
  saying: Saying;
  isException: boolean;
  /** Stems of what its main clauses say, without what only says when, why or which. */
  main: Set<string>;
  /** It counts cases in which the thing was not so. */
  isFailure: boolean;
}

/** What is there, without a word of its own on whether. */
export const STANDS: SaidOf = {
  statement: {
    start: 0,
    end: 0,
    bound: 'us',
    mode: 'rule',
    polarity: 'affirmed',
    outcome: 'none',
    strength: 'must',
    reach: null,
    deniesUnwanted: false,
  },
  saying: 'yes',
  isException: false,
  isFailure: false,
  main: new Set(),
};

/** Whether a clause binds whom the question is about, and is of a kind that answers anything. */
export function answers(statement: Statement, text: string, { about, namesVendors }: Frame): boolean {
  const { mode, bound } = statement;
  if (about === 'us' && !namesVendors && OF_VENDORS.test(text)) return false;
  if (SILENT.includes(mode) || (mode === 'scope' && SCOPE.test(text))) return false;
  const doer = (bound === 'vendor' || bound === 'customer') && PASSIVE.test(text) ? 'unnamed' : bound;
  if (bound === 'generic') return false;
  if (about !== 'us') return doer === about;
  return doer !== 'vendor' && doer !== 'customer';
}

/** As much of what is asked, beside what most of it stands in, refuses it; less where it is set against that. */
const REFUSAL = 0.4;
const REFUSAL_AGAINST = 0.2;
const AGAINST = /^(?:but|yet|however|aber|jedoch|doch|mais|pero|sin embargo)(?!\p{L})/iu;

/** The statement of a sentence that speaks most of what is asked, and what it says to that; null where none may answer. */
export function saidBy(
  passage: IndexedPassage,
  sentence: Sentence,
  frame: Frame,
  worthOf: (stems: Set<string>) => number,
): SaidOf | null {
  const { document } = passage;
  if (frame.about === 'us' && !frame.namesVendors && isAboutVendors(document)) return null;
  const all = statementsOf(document)[placeOf(sentence, document)] ?? [];
  let best: { statement: Statement; worth: number } | null = null;
  for (const statement of all) {
    const text = document.text.slice(statement.start, statement.end);
    if (!answers(statement, text, frame) || startsWithCondition(text)) continue;
    const stems = stemsOf(sentence.tokens, document.language, statement);
    const worth = worthOf(stems);
    if (!best || worth > best.worth) best = { statement, worth };
  }
  if (!best) return null;
  const text = document.text.slice(best.statement.start, best.statement.end);
  const worthFrom =
    (from: number): Heard['worthOf'] =>
    ({ start, end }) => {
      const stems = stemsOf(sentence.tokens, document.language, { start: from + start, end: from + end });
      return { worth: worthOf(stems), words: stems.size };
    };
  const heard = { text, language: document.language, worthOf: worthFrom(best.statement.start) };
  const saying = sayingOf(best.statement, heard, frame);
  if (saying === null) return null;
  const { worth } = best;
  const refusing = all.find((other) => {
    const words = document.text.slice(other.start, other.end);
    if (other === best.statement || !answers(other, words, frame) || startsWithCondition(words)) return false;
    const there = { text: words, language: document.language, worthOf: worthFrom(other.start) };
    return (
      worthOf(stemsOf(sentence.tokens, document.language, other)) >=
        worth * (AGAINST.test(words.trim()) ? REFUSAL_AGAINST : REFUSAL) && negationIn(other, there) === true
    );
  });
  // "We follow the outline of ISO 27001 but hold no certificate": what is denied is asked about, and affirmed nowhere.
  const isOfMore =
    refusing !== undefined && worthOf(stemsOf(sentence.tokens, document.language)) > worth * (1 + REFUSAL_AGAINST);
  return {
    statement: best.statement,
    // "Staff have no such rights, and the IT installs it": what is so is said by what denies it.
    saying:
      saying === 'yes' && refusing
        ? isOfMore || (frame.asksLeave && best.statement.strength !== 'may')
          ? 'no'
          : 'partly'
        : saying,
    isException: best.statement.mode === 'exception' || best.statement.polarity === 'waived',
    isFailure: countsFailures(best.statement, text),
    main: mainOf(document.text.slice(sentence.start, sentence.end), sentence, document),
  };
}

function mainOf(text: string, { start: from, tokens }: Sentence, { language }: Document): Set<string> {
  const clauses = clausesOf(text, grammarOf(language));
  const said = tokens.filter(({ start }) =>
    clauses.some((clause) => {
      const at = start - from - clause.start;
      return at >= 0 && at < clause.main.length && clause.main[at] !== ' ';
    }),
  );
  return new Set(said.flatMap(({ stem }) => meaningsOf(stem, language)));
}

const startsWithCondition = (text: string) =>
  /^(?:if|when|whenever|unless|falls|wenn|sofern|si|lorsqu\p{L}*|quand|cuando)\s/iu.test(text.trim());

function sayingOf(statement: Statement, heard: Heard, frame: Frame): Saying | null {
  const { mode, outcome, strength } = statement;
  const { text, language } = heard;
  const negated = negationIn(statement, heard);
  if (negated === 'aside') return frame.asksRule ? 'yes' : null;
  if (mode === 'open') return negated ? 'no' : null;
  // A section on plans holds rules as well.
  if (mode === 'plan' && has(grammarOf(language).plan, text)) return 'no';
  if (outcome === 'partly') return 'partly';
  // What is to be tested says nothing of how a test came out.
  if (frame.asksResult && outcome === 'none' && !RESULT.test(text)) return null;
  if (frame.asksResult && outcome === 'failed') return frame.asksAll ? 'partly' : 'no';
  if (mode === 'exception' || statement.polarity === 'waived')
    return isOfExempted(heard) && !frame.asksAll ? 'no' : 'partly';
  const restricted = isRestricted(heard);
  // "No decision is made without a person."
  if (frame.asksLack && NOT_WITHOUT.test(text)) return frame.asksBan ? 'yes' : 'no';
  if (frame.asksBan && (negated || restricted) && UNLESS.test(text)) return 'partly';
  if (frame.asksBan) return negated || restricted ? 'yes' : ONLY.test(text) ? 'yes' : 'partly';
  if (frame.asksUntouched && negated && TOUCHED.test(text)) return 'yes';
  if (frame.asksOn && isPutOut(heard)) return 'no';
  if (frame.asksRule && isBanned(statement, text)) return 'yes';
  if (negated) return frame.asksWithout ? 'yes' : 'no';
  if (frame.asksRound && HOURS.test(text) && !ROUND.test(text)) return 'no';
  if (frame.asksLeave && restricted) return 'no';
  if (frame.asksLeave && !frame.asksOnly && ONLY.test(text)) return frame.asksOneself ? 'no' : 'partly';
  if (isLater(text, frame)) return 'no';
  const limit = frame.limit && limitIn(text);
  if (frame.limit && limit && isWeaker(limit, frame.limit)) return 'no';
  return strength === 'should' ? 'partly' : 'yes';
}

const TOUCHED =
  /(?<!\p{L})(?:alter|chang|modif|delet|eras|overwrit|tamper|manipul|veränder|geändert|ändern|gelöscht|löschen|überschr|effac|supprim|écras|borr|elimin|sobrescri)/iu;

/** A rule with a way out. */
const UNLESS =
  /(?<!\p{L})(?:unless|except (?:with|where|when|if)|es sei denn|außer (?:mit|wenn|bei)|sauf|à moins|salvo|a menos que|excepto)(?!\p{L})/iu;

/** Hours at which somebody is there. */
const HOURS =
  /(?<!\p{L})(?:from|von|de|between|zwischen|entre)?\s?\d{1,2}(?:[:.h]\d{0,2}| ?am)\s?(?:to|-|–|bis|à|a|and|und|y|et)\s?\d{1,2}(?:[:.h]\d{0,2}| ?pm)|(?<!\p{L})(?:(?:on|during) (?:working|business|week)\s?(?:days?|hours)|(?:office|staffed|opening) hours|werktags|an werktagen|geschäftszeiten|bürozeiten|jours ouvr\p{L}+|heures (?:ouvr\p{L}+|de bureau)|horario (?:de oficina|laboral)|días (?:laborables|hábiles))(?!\p{L})/iu;
/** The same in other words ("90 days", "three months"). */
const SAME = 1.06;

/** It is done less often, or takes longer, than is asked. */
function isLater(text: string, { often, hours }: Frame): boolean {
  const own = often === null ? null : oftenIn(text);
  if (often !== null) return own !== null && own > often * SAME;
  const took = hours === null ? [] : namedDurationsIn(text);
  return hours !== null && took.length > 0 && took.every((each) => each.hours > hours * SAME);
}
