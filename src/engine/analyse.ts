import type { Analysis, Block, Finding, Notice } from '#domain/documents/analysis.ts';
import type { Requirement } from '#domain/frameworks/requirement.ts';
import { judgeAsks } from './judge/asks.ts';
import { raiseShown } from './judge/many-subjects.ts';
import { quotesFor } from './judge/quotes.ts';
import { costOf, soundnessOf } from './judge/soundness.ts';
import { topicsOf } from './judge/topics.ts';
import { countListed, declarationsOf } from './match/declared.ts';
import { matchDocument, type Matches } from './match/evidence.ts';
import { type List, listIn, maySpeak, saidBy } from './match/lists.ts';
import { indexOf } from './match/requirement-index.ts';
import { scoreAll } from './match/score.ts';
import { documentTypeOf } from './read/document-type.ts';
import { readDocument, type Document } from './read/document.ts';
import { noticesOf } from './read/notices.ts';

/** Changes whenever the same text and catalogue could give another analysis. */
export const ENGINE = '7';

const MOST_FINDINGS = 15;
/** Below this confidence a finding is not worth a person's look. */
const LEAST_CONFIDENCE = 0.015;

export interface About {
  fileName: string;
  title?: string;
  /** Hidden passages that the extraction left out. */
  hiddenText?: number;
  /** What the extraction noticed in the file. */
  notices?: Notice[];
}

/**
 * Says what a stored text is and which requirements it speaks to, most confident first. Pure: the same text, blocks, names and
 * requirements give the same analysis. Confidence is 0 to 1; every finding has at least one quote, a slice of `text`.
 */
export function analyse(text: string, blocks: Block[], about: About, requirements: Requirement[]): Analysis {
  const { document, list, type, confidence } = read(text, blocks, about);
  const index = indexOf(requirements, document.language);
  const matches = matchDocument(document, index);
  const declared = new Set([...declarationsOf(visible(document, blocks), requirements), ...saidBy(list)]);
  const listed = countListed(document, index);
  // A register holds what its filled rows hold: names of things are neither good nor bad.
  const unsound = list ? 0 : costOf(soundnessOf(document, null, false));
  const scored = listed > 0 && !list ? [] : scoreAll({ document, matches, index, type, declared, unsound });
  const findings: Finding[] = [];
  for (const { requirement, confidence: own, because } of scored) {
    if (findings.length >= MOST_FINDINGS || own < LEAST_CONFIDENCE) break;
    const item = requirements[requirement];
    if (!item || !maySpeak(item, list, listed > 0)) continue;
    const quotes = quotesFor(requirement, document, matches, index);
    if (quotes.length === 0) continue;
    const asks = judgeAsks(requirement, document, matches, index, type);
    findings.push({
      requirementId: item.id,
      confidence: own,
      because: because(),
      quotes,
      cues: cuesOf(matches, requirement),
      declared: declared.has(item.id),
      asks,
    });
  }
  raiseShown(findings, requirements);
  return {
    type,
    typeConfidence: round(confidence),
    language: document.unread ?? document.language,
    findings,
    topics: topicsOf(document, matches, index),
    notices: noticesOf(document, blocks, {
      listed: findings.length > 0 ? 0 : listed,
      hiddenText: about.hiddenText ?? 0,
      extracted: about.notices ?? [],
    }),
    engine: ENGINE,
  };
}

interface Read {
  document: Document;
  list: List | null;
  type: Analysis['type'];
  confidence: number;
}

let last: { text: string; about: string; read: Read } | undefined;

/** Reads a text once, however many frameworks it is asked about one after the other. */
function read(text: string, blocks: Block[], about: About): Read {
  const key = JSON.stringify([about.fileName, about.title, blocks.length]);
  if (last?.text === text && last.about === key) return last.read;
  const list = listIn(text, blocks);
  const document = readDocument(text, blocks, { ...about, called: list?.called });
  const type = documentTypeOf(document, blocks);
  last = { text, about: key, read: { document, list, ...type } };
  return last.read;
}

function cuesOf(matches: Matches, requirement: number): string[] {
  return [...(matches.evidence[requirement]?.cues ?? [])]
    .toSorted((a, b) => b[0].weight * b[1] - a[0].weight * a[1] || a[0].id - b[0].id)
    .slice(0, 8)
    .map(([phrase]) => phrase.text);
}

/** The text without the blocks that are addressed to a machine. */
function visible(document: Document, blocks: Block[]): string {
  const hidden = new Set(document.instructions.map(({ start }) => start));
  return hidden.size === 0
    ? document.text
    : blocks
        .filter(({ start }) => !hidden.has(start))
        .map(({ start, end }) => document.text.slice(start, end))
        .join('\n');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
