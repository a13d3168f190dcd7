import { z } from 'zod';
import { isShown, LIKELY, SHOWN_FROM } from '../documents/band.ts';
import type { DocumentReading } from '../documents/document.ts';
import { DocumentType, Quote, Topic } from '../documents/analysis.ts';
import { contradictedFirst, isContradicted } from '../frameworks/contradictions.ts';
import { Ask, AskStatus, type Requirement } from '../frameworks/requirement.ts';
import { STEPS } from './validation-values.ts';

/** How a document stands to one ask: with the words that show it, or with those that were looked for. */
export const AskGap = Ask.omit({ cues: true }).extend({
  status: AskStatus,
  quote: Quote.optional(),
  /** What speaks against an ask that is shown in part. */
  against: Quote.optional(),
  lookedFor: z.array(z.string()).optional(),
});
export type AskGap = z.infer<typeof AskGap>;

const Clause = z.object({ framework: z.string(), clause: z.string(), title: z.string() });

/** What would make a document better evidence; `evidence` are kinds of record that usually show it. */
export const Recommendation = z.object({
  step: z.enum(STEPS),
  clause: z.string().nullable(),
  ask: z.string().nullable(),
  evidence: z.array(z.string()),
  count: z.number().int().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** What the engine makes of a document, in the specification's parts. Confidence is 0 to 1; no clause without a quoted passage. */
export const Classification = z.object({
  documentId: z.uuid(),
  documentType: DocumentType,
  confidence: z.number(),
  suggestedClauses: z.array(
    Clause.extend({
      suggestionId: z.uuid(),
      confidence: z.number(),
      quote: Quote,
      state: z.enum(['open', 'accepted', 'rejected']),
      judgedBy: z.string().nullable(),
      /** What the requirement asks for and the document says the reverse of. Accepting it then takes a reason. */
      contradicted: z.array(AskGap),
    }),
  ),
  keyTopics: z.array(Topic),
  gapAnalysis: z.array(Clause.extend({ asks: z.array(AskGap) })),
  recommendations: z.array(Recommendation),
});
export type Classification = z.infer<typeof Classification>;

const MOST_CUES = 5;
const MOST_RECOMMENDATIONS = 8;
/** How many clauses are looked at for gaps: those that the document is for, and the one of each other framework that it is most for. */
const MOST_GAPS = 3;
const MOST_FRAMEWORKS = 6;

type Requirements = (framework: string, id: string) => Requirement | undefined;

/** The classification of a document that was read; `requirements` gives the requirements in the reader's language. */
export function classify(document: DocumentReading, requirements: Requirements): Classification {
  const found = document.findings
    .map((finding) => ({ finding, requirement: requirements(finding.framework, finding.requirementId) }))
    .filter((one): one is { finding: typeof one.finding; requirement: Requirement } => one.requirement !== undefined)
    .toSorted((a, b) => b.finding.confidence - a.finding.confidence);
  const likely = found.filter(({ finding }, place) => isShown(finding, place === 0 ? SHOWN_FROM : LIKELY));
  const first = likely.slice(0, MOST_GAPS);
  const named = new Set(first.map(({ finding }) => finding.framework));
  const others = [...Map.groupBy(likely, ({ finding }) => finding.framework)]
    .filter(([framework]) => !named.has(framework))
    .flatMap(([, [strongest]]) => strongest ?? [])
    .slice(0, MOST_FRAMEWORKS);
  const gapAnalysis = [...first, ...others].map(({ finding, requirement }) => ({
    ...clauseOf(requirement),
    asks: gapsOf(requirement, finding.asks),
  }));
  return {
    documentId: document.id,
    documentType: document.type ?? 'unknown',
    confidence: document.typeConfidence ?? 0,
    suggestedClauses: found.flatMap(({ finding, requirement }) => clauseSuggested(finding, requirement)),
    keyTopics: document.topics,
    gapAnalysis,
    recommendations: recommendationsOf(
      document,
      gapAnalysis,
      found.map(({ requirement }) => requirement),
    ),
  };
}

const clauseOf = ({ framework, id, title }: Requirement) => ({ framework, clause: id, title });

function clauseSuggested(
  { id, confidence, quotes: [quote], state, judgedBy, asks }: DocumentReading['findings'][number],
  requirement: Requirement,
): Classification['suggestedClauses'] {
  if (!quote) return [];
  const contradicted = gapsOf(requirement, asks).filter(isContradicted);
  return [{ ...clauseOf(requirement), suggestionId: id, confidence, quote, state, judgedBy, contradicted }];
}

/** What is contradicted comes first. */
function gapsOf({ asks }: Requirement, shown: DocumentReading['findings'][number]['asks']): AskGap[] {
  const status = new Map(shown.map((ask) => [ask.id, ask]));
  const gaps = asks.map(({ cues, ...ask }): AskGap => {
    const { status: state = 'missing', quote, against } = status.get(ask.id) ?? {};
    return {
      ...ask,
      status: state,
      ...(quote && { quote }),
      ...(against && { against }),
      ...(state === 'missing' && { lookedFor: cues.slice(0, MOST_CUES) }),
    };
  });
  return contradictedFirst(gaps);
}

/** What it says the reverse of comes first, then what is wrong with the document as a whole, then its gaps, the heaviest first and missing before partial. */
function recommendationsOf(
  { isDraft, notices }: DocumentReading,
  gaps: Classification['gapAnalysis'],
  requirements: Requirement[],
): Recommendation[] {
  const whole = { clause: null, ask: null, evidence: [] };
  const unfilled = notices.find(({ kind }) => kind === 'placeholders');
  const open = gaps.flatMap(({ framework, clause, asks }, place) =>
    asks
      .filter(({ status }) => status !== 'covered')
      .map((ask) => ({
        framework,
        clause,
        ask,
        worth: ask.weight * (ask.status === 'partial' ? 0.6 : 1) - place * 0.1,
      })),
  );
  const toDo = open
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ framework, clause, ask }): Recommendation => {
      const step = stepFor(ask);
      const requirement = requirements.find((each) => each.framework === framework && each.id === clause);
      const evidence = step === 'add-record' ? (requirement?.evidence ?? []) : [];
      return { step, clause, ask: ask.text, evidence, count: null };
    });
  return [
    ...toDo.filter(({ step }) => step === 'correct-ask'),
    ...(isDraft ? [{ step: 'put-in-force' as const, count: null, ...whole }] : []),
    ...(unfilled ? [{ step: 'fill-in' as const, count: unfilled.count, ...whole }] : []),
    ...toDo.filter(({ step }) => step !== 'correct-ask'),
  ].slice(0, MOST_RECOMMENDATIONS);
}

function stepFor({ status, kind, against }: AskGap): Recommendation['step'] {
  if (status === 'contradicted') return 'correct-ask';
  if (kind === 'record' || against) return 'add-record';
  return status === 'partial' ? 'strengthen-ask' : 'show-ask';
}
