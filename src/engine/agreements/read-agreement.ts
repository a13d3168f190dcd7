import type { AgreementQuote, CommitmentFacts, ServiceHours } from '#domain/vendors/agreements/commitment.ts';
import { AGREEMENT_LIMITS } from '#domain/vendors/agreements/values.ts';
import type { Block } from '#domain/documents/analysis.ts';
import { languageOf, unreadLanguageOf } from '../read/language.ts';
import { readCredits } from './credits.ts';
import { AVAILABILITY, CUSTOMER_DUTY, ERASES, REFUSED } from './cues.ts';
import { readDuties } from './duties.ts';
import { type Found, statementOf } from './found.ts';
import { hoursIn } from './hours.ts';
import { readBreachNotice, readNotices } from './notices.ts';
import { readNoRecovery } from './no-recovery.ts';
import { type Passage, passagesOf } from './passages.ts';
import { readAvailability, readExclusion, readSupportHours, readTimes, windowIn } from './service.ts';
import { readRow } from './tables.ts';

export interface ReadCommitment {
  facts: CommitmentFacts;
  quote: AgreementQuote;
}

/** What an agreement says. The same text always gives the same. */
export interface AgreementReading {
  /** "en", "de", "fr" or "es"; another one is not read, and `isRead` says so. */
  language: string;
  isRead: boolean;
  commitments: ReadCommitment[];
  /** Sentences in which the vendor says what it does not promise. */
  disclaimers: AgreementQuote[];
  /** What "business hours" are, where the text defines them. */
  businessHours: ServiceHours | null;
  /** There was more than is kept. */
  isCut: boolean;
}

const BUSINESS_HOURS =
  /(?<!\p{L})(?:business|working|service|support) hours|geschäftszeit|servicezeit|arbeitszeit|heures ouvr|horario (?:laboral|comercial)/iu;

/** Reads the commitments of an agreement from its text and blocks. Every quote is text.slice(start, end). Takes linear time. */
export function readAgreement(text: string, blocks: readonly Block[]): AgreementReading {
  const unread = unreadLanguageOf(text);
  const language = unread ?? languageOf(text);
  const nothing = { commitments: [], disclaimers: [], businessHours: null, isCut: false };
  if (unread) return { language, isRead: false, ...nothing };
  const { passages, rows } = passagesOf(text, blocks);
  const usual = usualWindow(passages);
  const all: ReadCommitment[] = [];
  for (const passage of passages)
    if (!passage.isDefinition)
      for (const facts of readPassage(passage, usual)) all.push({ facts, quote: placeOf(passage) });
  for (const row of rows) for (const facts of readRow(row, usual)) all.push({ facts, quote: placeOf(row) });
  const inOrder = all.toSorted((one, other) => one.quote.start - other.quote.start);
  const commitments = withoutTwins(withoutReturns(inOrder, text));
  return {
    language,
    isRead: true,
    commitments: commitments.slice(0, AGREEMENT_LIMITS.commitments),
    disclaimers: passages
      .filter(({ text: words, isDefinition }) => !isDefinition && REFUSED.test(words))
      .slice(0, 50)
      .map(placeOf),
    businessHours:
      passages.map(({ text: words }) => (BUSINESS_HOURS.test(words) ? hoursIn(words) : null)).find(Boolean) ?? null,
    isCut: commitments.length > AGREEMENT_LIMITS.commitments,
  };
}

function readPassage({ text, above, before, previous }: Passage, usual: CommitmentFacts['window']): Found[] {
  const statement = statementOf(text, above, before, previous);
  if (CUSTOMER_DUTY.test(text)) return readCredits(statement).filter(({ kind }) => kind === 'credit-claim');
  const breach = readBreachNotice(statement);
  return [
    ...readAvailability(statement, usual),
    ...readExclusion(statement),
    ...readTimes(statement),
    ...readNoRecovery(statement),
    ...readSupportHours(statement),
    ...readCredits(statement),
    ...breach,
    ...(breach.length > 0 ? [] : readNotices(statement)),
    ...readDuties(statement),
  ];
}

/** Over what availability is measured where a definition says so once for all ("Availability means … in a calendar month"). */
function usualWindow(passages: readonly Passage[]): CommitmentFacts['window'] {
  const saying = passages.filter(({ text, isDefinition }) => isDefinition && AVAILABILITY.test(text));
  return saying.map(({ text }) => windowIn(text)).find((window) => window !== null) ?? null;
}

const placeOf = ({ start, end, page }: AgreementQuote): AgreementQuote => ({ start, end, page });

/** Where an agreement says when data is deleted, the sentence that says when things are given back does not. */
function withoutReturns(all: ReadCommitment[], text: string): ReadCommitment[] {
  const erases = ({ quote }: ReadCommitment) => ERASES.test(text.slice(quote.start, quote.end));
  const isDeletion = ({ facts }: ReadCommitment) => facts.kind === 'deletion';
  return all.some((each) => isDeletion(each) && erases(each))
    ? all.filter((each) => !isDeletion(each) || erases(each))
    : all;
}

/** The same said twice counts once; what contradicts stays. */
function withoutTwins(all: ReadCommitment[]): ReadCommitment[] {
  const seen = new Set<string>();
  return all.filter(({ facts }) => {
    const key = JSON.stringify(facts);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
