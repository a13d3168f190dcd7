import type { Finding } from '#domain/documents/analysis.ts';
import { askCoverage, checkCoverage, passagesAbout } from '#engine/language-model/coverage.ts';
import { type NumberedPassage, passagesWith } from '#engine/language-model/passages.ts';
import { askVerdicts, checkVerdicts, type Verdict } from '#engine/language-model/verdicts.ts';
import { isWorthAsking, type Said, weigh } from '#engine/language-model/weigh.ts';
import type { Asker } from './model-asker.ts';
import { type Candidate, nameOf, type Subject } from './model-subject.ts';

/** So few at a time that question and answer fit into the small windows of models that run on a laptop. */
const BATCH = 5;
const MOST_PASSAGES = 10;
const MOST_ABOUT = 6;
/** Requirements whose asks are gone through. */
const MOST_COVERED = 5;

/** What the model says of each candidate, after everything that the text does not bear out is gone. */
export async function lookAgain(subject: Subject, asker: Asker): Promise<Map<Candidate, Said>> {
  const verdicts = await judgeCandidates(subject, asker);
  const said = new Map<Candidate, Said>();
  for (const [candidate, verdict] of verdicts) said.set(candidate, { verdict });
  const covered = subject.candidates
    .filter((candidate) => isWorthAsking(candidate.rules.confidence, verdicts.get(candidate)))
    .slice(0, MOST_COVERED);
  for (const candidate of covered) {
    const asks = await judgeAsks(subject, candidate, asker);
    if (asks && asks.length > 0) said.set(candidate, { ...said.get(candidate), asks });
  }
  return said;
}

async function judgeCandidates(subject: Subject, asker: Asker): Promise<Map<Candidate, Verdict>> {
  const { candidates, document } = subject;
  const verdicts = new Map<Candidate, Verdict>();
  for (let first = 0; first < candidates.length; first += BATCH) {
    const batch = candidates.slice(first, first + BATCH);
    const requirements = batch.map(({ requirement }) => requirement);
    const passages = passagesFor(subject, batch);
    if (passages.length === 0) continue;
    const answer = await asker.put(
      `verdicts ${first / BATCH}`,
      (nonce) => askVerdicts(requirements, passages, nonce),
      (value) => checkVerdicts(value, requirements, passages, document),
    );
    for (const verdict of answer?.kept ?? []) {
      const candidate = batch[verdict.candidate];
      if (candidate) verdicts.set(candidate, verdict);
    }
  }
  return verdicts;
}

async function judgeAsks(subject: Subject, candidate: Candidate, asker: Asker) {
  const { requirement, rules } = candidate;
  const quotes = [...rules.quotes, ...rules.asks.flatMap(({ quote }) => quote ?? [])];
  const about = passagesAbout(requirement, subject.passages, subject.document, MOST_ABOUT);
  const passages = inOrder(subject, [...about, ...passagesWith(subject.passages, quotes)]);
  if (passages.length === 0) return undefined;
  const answer = await asker.put(
    `coverage ${nameOf(candidate)}`,
    (nonce) => askCoverage(requirement, passages, nonce),
    (value) => checkCoverage(value, requirement, passages, subject.document),
  );
  return answer?.kept;
}

/** For each candidate, the passages that the rules quote and the one that shares most words with it. */
function passagesFor(subject: Subject, batch: Candidate[]): NumberedPassage[] {
  const { passages, document } = subject;
  const best = batch.flatMap(({ rules }) => passagesWith(passages, rules.quotes.slice(0, 1)));
  const more = batch.flatMap(({ requirement, rules }) => [
    ...passagesAbout(requirement, passages, document, 1),
    ...passagesWith(passages, rules.quotes.slice(1, 2)),
  ]);
  return inOrder(subject, [...best, ...more]);
}

/** Those that come first are the most important; shown they are in the order of the document. */
function inOrder({ passages }: Subject, wanted: NumberedPassage[]): NumberedPassage[] {
  const chosen = new Set([...new Set(wanted)].slice(0, MOST_PASSAGES));
  return passages.filter((passage) => chosen.has(passage));
}

/** The suggestion as it reads with what the model said of it. */
export function findingWith({ rules, requirement }: Candidate, said: Said, { type }: Subject): Finding {
  return weigh(rules, said, requirement, type);
}
