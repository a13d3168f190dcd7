import type { DocumentType, Finding, Quote } from '#domain/documents/analysis.ts';
import { askIndexOf, unwantedIn } from '../match/ask-index.ts';
import type { Matches } from '../match/evidence.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document } from '../read/document.ts';
import { grammarOf } from '../read/statements/grammar.ts';
import { statementsOf } from '../read/statements/read-statements.ts';
import type { Statement } from '../read/statements/statement.ts';
import { isAboutOthers } from './about-others.ts';
import { askFeaturesOf, matchOf } from './ask-match.ts';
import { frameOf } from '../read/statements/frame.ts';
import { candidatesOf } from './candidates.ts';
import { decide, doubtOf, type Heard } from './decide.ts';
import { reversalsOf } from './reversal.ts';
import { type Soundness, soundnessOf } from './soundness.ts';
import { aboutOf, isAboutIn } from './substance.ts';
import { toldIn } from './told.ts';
import { verdictOf, weighed } from './verdict.ts';

/** From here on a sentence touches an ask, though it may show nothing of it. */
const TOUCHES = -1.5;

/** For each ask of a requirement whether the document shows it, or says the reverse, with the sentence that decides. */
export function judgeAsks(...asked: Parameters<typeof judgeAll>): Finding['asks'] {
  return judgeAll(...asked).asks;
}

/** The same, with the share of the asks, by weight, of which the document says anything at all. */
export function judgeAll(
  requirement: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
  type: DocumentType,
): { asks: Finding['asks']; treated: number } {
  const asks = index.requirements[requirement]?.asks ?? [];
  const heard = specific(asks.map((_, position) => hear(requirement, position, document, matches, index, type)));
  const whole = asks.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const treated = asks.reduce(
    (sum, { weight }, position) => sum + (heard[position]?.some(({ match }) => match >= TOUCHES) ? weight : 0),
    0,
  );
  const isWithdrawn = frameOf(document, grammarOf(document.language)).isWithdrawn;
  const soundness = soundnessOf(
    document,
    matches.evidence[requirement],
    isAboutOthers(requirement, index),
    isAboutIn(requirement, document, index),
  );
  const waived = exceptionIn(soundness);
  const doubt = doubtOf(soundness, aboutOf(document, matches, requirement, index));
  return {
    asks: asks.map(({ id }, position) => {
      // What is out of force shows nothing.
      if (isWithdrawn) return { id, status: 'missing' as const };
      const decision = decide(heard[position] ?? [], document, doubt);
      return {
        id,
        ...(waived && decision.status === 'covered'
          ? { ...decision, status: 'partial' as const, against: waived }
          : decision),
      };
    }),
    treated: treated / whole,
  };
}

/** A wide exception or a waiver where the requirement is treated: it takes from every rule beside it. */
function exceptionIn({ doubts }: Soundness): Quote | null {
  const waived = doubts.find(({ doubt }) => doubt === 'waived');
  return waived && waived.weight > WIDE ? waived.quote : null;
}

/** What waivers must take from how far a text holds, in log-odds, to count against every rule. */
const WIDE = 0.2;

/** What is said counts for the ask that it is most about, and for a sibling only where it is about that nearly as much. */
function specific(heard: Heard[][]): Heard[][] {
  const most = new Map<Statement, number>();
  for (const { statement, match } of heard.flat())
    most.set(statement, Math.max(most.get(statement) ?? -Infinity, match));
  return heard.map((own) =>
    own.filter(
      ({ statement, verdict, match }) =>
        match >= (most.get(statement) ?? 0) - (verdict === 'contradicts' ? ASIDE : BESIDE),
    ),
  );
}

/** So much less than about another ask, a statement speaks against it, or for it, all the same. */
const ASIDE = 0.3;
const BESIDE = 0.9;

/** Every statement that says something about an ask, whatever it does for it. */
export function hear(
  requirement: number,
  position: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
  type: DocumentType,
): Heard[] {
  const ask = index.requirements[requirement]?.asks[position];
  if (!ask) return [];
  const grammar = grammarOf(document.language);
  const statements = statementsOf(document);
  const reversals = reversalsOf(document);
  const told = toldIn(document);
  const about = { ask, type, aboutOthers: isAboutOthers(requirement, index), dated: isDated(document) };
  return candidatesOf(requirement, position, document, matches, index).flatMap((at): Heard[] => {
    const sentence = document.sentences[at];
    if (!sentence) return [];
    const match = matchOf(
      askFeaturesOf(at, requirement, position, document, matches, index),
      index.requirements[requirement]?.examples !== undefined,
    );
    const unwanted = unwantedIn(sentence, requirement, askIndexOf(index)).get(position) ?? null;
    return (statements[at] ?? []).map((statement, clause) => {
      const text = document.text.slice(statement.start, statement.end);
      return {
        at,
        statement,
        match: match - offside(statement, at, position, requirement, document, index),
        verdict: weighed(
          verdictOf(statement, { ...about, text, unwanted, told: told[at]?.[clause] ?? 0 }, grammar),
          reversals[at]?.[clause] ?? 0,
        ),
        reversal: reversals[at]?.[clause] ?? 0,
      };
    });
  });
}

/** What a clause gives up that holds little of what its sentence has of the ask. */
function offside(
  statement: Statement,
  at: number,
  position: number,
  requirement: number,
  document: Document,
  index: RequirementIndex,
): number {
  const sentence = document.sentences[at];
  if (!sentence || (statement.start === sentence.start && statement.end === sentence.end)) return 0;
  const wanted = new Set([
    ...(index.asks[requirement]?.[position]?.text ?? []),
    ...(index.asks[requirement]?.[position]?.cues ?? []),
  ]);
  const own = sentence.tokens.filter(({ stem }) => wanted.has(stem));
  const inside = own.filter(({ start }) => start >= statement.start && start < statement.end);
  return own.length === 0 ? 0 : 2 * (1 - inside.length / own.length);
}

const days = new WeakMap<Document, boolean>();

/** Whether a document names a day, a month or a year at all. */
function isDated(document: Document): boolean {
  const known = days.get(document) ?? /\b20\d\d\b/.test(document.text);
  days.set(document, known);
  return known;
}
