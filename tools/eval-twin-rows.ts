import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { AskStatus } from '#domain/frameworks/requirement.ts';

/** A text with what an honest auditor would say of each ask. */
export interface Twin {
  title: string;
  fileName: string;
  type: string;
  asks: Record<string, AskStatus>;
  text: string;
}

/** A text that an auditor accepts for a control of ISO/IEC 27001, and one as like it as can be that is refused. */
export interface TwinPair {
  id: string;
  requirement: string;
  language: string;
  /** How the refused one fails: negated, failed, other-party and so on. */
  way: string;
  heldOut: boolean;
  good: Twin;
  refused: Twin;
}

/** A sentence with what it does for an ask. */
export interface GradedSentence {
  requirement: string;
  ask: string;
  language: string;
  heldOut: boolean;
  grade: 'shows' | 'partly' | 'contradicts' | 'none';
  sentence: string;
}

const FOLDER = join(import.meta.dirname, '../test/eval');
const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*?)\n=== refused ===\n([\s\S]*)$/;

/** The twins of a folder: those that the engine was made with and against, or the fresh ones, which it was only measured on. */
export function readTwins(folder: 'twins' | 'twins-fresh' | 'twins-third' = 'twins'): TwinPair[] {
  return readdirSync(join(FOLDER, folder))
    .toSorted()
    .flatMap((language) =>
      readdirSync(join(FOLDER, folder, language))
        .toSorted()
        .map((file) => readPair(join(FOLDER, folder, language, file), `${language}/${file}`)),
    );
}

function readPair(path: string, id: string): TwinPair {
  const [, head = '', good = '', refused = ''] = PARTS.exec(readFileSync(path, 'utf8')) ?? [];
  if (!refused.trim()) throw new Error(`${id} is no pair`);
  const label = parse(head) as Omit<TwinPair, 'id'>;
  return { ...label, id, good: { ...label.good, text: good }, refused: { ...label.refused, text: refused } };
}

export function readGradedSentences(): GradedSentence[] {
  const folder = join(FOLDER, 'ask-sentences');
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as GradedSentence[]);
}
