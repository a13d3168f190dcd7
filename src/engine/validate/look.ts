import type { Analysis, Block, DocumentType, Finding } from '#domain/documents/reading.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { About } from '../analyse.ts';
import { judgeAsks } from '../judge/asks.ts';
import { quotesFor } from '../judge/quotes.ts';
import { declarationsOf } from '../match/declared.ts';
import { matchDocument, type Matches } from '../match/evidence.ts';
import { indexOf } from '../match/requirement-index.ts';
import { scoreOf } from '../match/score.ts';
import { readDocument, type Document } from '../read/document.ts';

/** What a document says about one requirement: how sure it speaks of it, which asks it shows, and the passages that speak of it. */
export interface Look {
  document: Document;
  /** 0 to 1, as the analysis has it. */
  relevance: number;
  asks: Finding['asks'];
  /** Null where no passage speaks of it. */
  finding: Finding | null;
  /** Positions of the passages that speak of it. */
  passages: Set<number>;
}

/**
 * Looks at one requirement, whether or not it is among the analysis's findings; where it is, says the same, unless the document is of
 * another `type` than the analysis took it for. A document that lists requirements speaks to none.
 */
export function lookAt(
  requirementId: string,
  text: string,
  blocks: Block[],
  about: About,
  requirements: Requirement[],
  analysis: Analysis,
  type: DocumentType,
): Look {
  const document = readDocument(text, blocks, about);
  const index = indexOf(requirements, document.language);
  const position = requirements.findIndex(({ id }) => id === requirementId);
  const matches = matchDocument(document, index);
  const asks = judgeAsks(position, document, matches, index, type);
  const passages = new Set(matches.evidence[position]?.passages.keys());
  const known = analysis.findings.find((finding) => finding.requirementId === requirementId);
  if (known && type === analysis.type)
    return { document, relevance: known.confidence, asks: known.asks, finding: known, passages };
  if (analysis.notices.some(({ kind }) => kind === 'mapping'))
    return { document, relevance: 0, asks: asks.map(({ id }) => ({ id, status: 'missing' })), finding: null, passages };
  const finding = findingOf(position, document, blocks, matches, requirements, type, asks);
  return {
    document,
    relevance: finding.confidence,
    asks,
    finding: finding.quotes.length > 0 ? finding : null,
    passages,
  };
}

function findingOf(
  position: number,
  document: Document,
  blocks: Block[],
  matches: Matches,
  requirements: Requirement[],
  type: DocumentType,
  asks: Finding['asks'],
): Finding {
  const index = indexOf(requirements, document.language);
  const requirementId = requirements[position]?.id ?? '';
  const hidden = new Set(document.instructions.map(({ start }) => start));
  const visible = blocks
    .filter(({ start }) => !hidden.has(start))
    .map(({ start, end }) => document.text.slice(start, end))
    .join('\n');
  const declared = declarationsOf(
    visible,
    requirements.map(({ id }) => id),
  );
  const { confidence, because } = scoreOf(position, { document, matches, index, type, declared });
  return {
    requirementId,
    confidence,
    quotes: quotesFor(position, document, matches, index),
    because: because(),
    cues: [...(matches.evidence[position]?.cues.keys() ?? [])].slice(0, 8).map(({ text: cue }) => cue),
    declared: declared.has(requirementId),
    asks,
  };
}
