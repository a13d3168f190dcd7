import type { Analysis, Block, DocumentType, Finding } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import type { About } from '../analyse.ts';
import { isAboutOthers } from '../judge/about-others.ts';
import { judgeAll } from '../judge/asks.ts';
import { quotesFor } from '../judge/quotes.ts';
import { costOf, type Soundness, soundnessOf } from '../judge/soundness.ts';
import { declarationsOf } from '../match/declared.ts';
import { listIn, maySpeak } from '../match/lists.ts';
import { matchDocument, type Matches } from '../match/evidence.ts';
import { indexOf } from '../match/requirement-index.ts';
import { aboutOf, isAboutIn } from '../judge/substance.ts';
import { scoreAll } from '../match/score.ts';
import { readDocument, type Document } from '../read/document.ts';

/** What a document says about one requirement: how sure it speaks of it, which asks it shows, and the passages that speak of it. */
export interface Look {
  document: Document;
  /**
   * 0 to 1: how sure the analysis is, or how much of the asks, by weight, it says anything about: whoever asks about one requirement has a reason.
   */
  relevance: number;
  soundness: Soundness;
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
  const { asks, treated } = judgeAll(position, document, matches, index, type);
  const list = listIn(text, blocks);
  const soundness = list
    ? SOUND
    : soundnessOf(
        document,
        matches.evidence[position],
        isAboutOthers(position, index),
        isAboutIn(position, document, index),
      );
  const substantial = aboutOf(document, matches, position, index);
  const passages = new Set(matches.evidence[position]?.passages.keys());
  const look = { document, passages, soundness };
  const item = requirements[position];
  const isListing = analysis.notices.some(({ kind }) => kind === 'mapping');
  if (item && !maySpeak(item, list, isListing))
    return { ...look, relevance: 0, asks: asks.map(({ id }) => ({ id, status: 'missing' })), finding: null };
  const known = analysis.findings.find((one) => one.requirementId === requirementId);
  const finding =
    known && type === analysis.type ? known : findingOf(position, document, blocks, matches, requirements, type, asks);
  return {
    ...look,
    relevance: Math.max(finding.confidence, Math.min(SURE, treated * TREATED)) * substantial,
    asks: finding.asks,
    finding: finding.quotes.length > 0 ? finding : null,
  };
}

/** A register holds what its filled rows hold: names of things are neither good nor bad. */
const SOUND: Soundness = { against: 0, reversed: 0, doubts: [] };

/** What it says about this share of the asks makes a document as relevant as can be told without being sure. */
const TREATED = 1.25;
const SURE = 0.9;

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
  const declared = declarationsOf(visible, requirements);
  const score = scoreAll({
    document,
    matches,
    index,
    type,
    declared,
    unsound: costOf(soundnessOf(document, null, false)),
  }).find(({ requirement }) => requirement === position);
  if (!score) throw new RangeError('No such requirement');
  return {
    requirementId,
    confidence: score.confidence,
    quotes: quotesFor(position, document, matches, index),
    because: score.because(),
    cues: [...(matches.evidence[position]?.cues.keys() ?? [])].slice(0, 8).map(({ text: cue }) => cue),
    declared: declared.has(requirementId),
    asks,
  };
}
