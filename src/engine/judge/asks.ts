import type { DocumentType, Finding } from '#domain/documents/reading.ts';
import type { Ask, AskStatus } from '#domain/frameworks/requirement.ts';
import type { Matches } from '../match/evidence.ts';
import { probability } from '../match/model.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document } from '../read/document.ts';
import { ASK_FEATURES, type AskEvidence, evidenceFor } from './ask-evidence.ts';
import { ASK_BIAS, ASK_WEIGHTS, COVERED, PARTIAL } from './ask-weights.ts';
import { quoteAround } from './quotes.ts';

/** For each ask of a requirement whether the document covers it, with the sentence that shows it best. */
export function judgeAsks(
  requirement: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
  type: DocumentType,
): Finding['asks'] {
  return (index.requirements[requirement]?.asks ?? []).map((ask, position) => {
    const evidence = evidenceFor(requirement, position, document, matches, index, type);
    const status = statusOf(ask, evidence);
    if (status === 'missing' || !evidence.sentence) return { id: ask.id, status: 'missing' };
    return { id: ask.id, status, quote: quoteAround(evidence.sentence, document) };
  });
}

function statusOf(ask: Ask, { features, open, sentence }: AskEvidence): AskStatus {
  if (!sentence) return 'missing';
  const shown = probability(ASK_FEATURES.reduce((sum, name) => sum + features[name] * ASK_WEIGHTS[name], ASK_BIAS));
  if (shown < PARTIAL) return 'missing';
  // What is left open is begun at most, and a rule does not prove that it is kept.
  return shown >= COVERED && !open && features['only-ordered'] === 0 ? 'covered' : 'partial';
}
