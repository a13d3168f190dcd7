import type { Document } from '../document.ts';
import { all, type Grammar, has } from './grammar.ts';

/** What a document says of itself that holds for everything in it. */
export interface Frame {
  /** Its words are somebody else's or made up: a lesson, a story, an article, an example. */
  isForeign: boolean;
  /** It tells of what is to come: a proposal, a project sketch. */
  isPlanned: boolean;
  /** It is out of force: withdrawn, replaced, expired. */
  isWithdrawn: boolean;
  /** Names that it gives to suppliers ("Bitwerk, our hosting provider"). */
  parties: RegExp | null;
}

/** What a document is stands in its title and its first sentences. */
const OPENING = 4;
const frames = new WeakMap<Document, Frame>();

export function frameOf(document: Document, grammar: Grammar): Frame {
  const known = frames.get(document);
  if (known) return known;
  const opening = document.sentences.slice(0, OPENING).map(({ start, end }) => document.text.slice(start, end));
  const title = document.headings[0]?.text ?? '';
  const frame = {
    isForeign: [title, ...opening].some((text) => has(grammar.foreignFrame, text)),
    isPlanned: [title, ...opening].some((text) => has(grammar.planFrame, text)),
    isWithdrawn: [title, ...opening].some((text) => has(grammar.withdrawn, text)),
    parties: partiesIn(document.text.slice(0, 20_000), grammar),
  };
  frames.set(document, frame);
  return frame;
}

const NAME = /^[\s,("“]*(?:(?:the|der|die|das|le|la|el)\s+)?(\p{Lu}[\p{L}\d&.-]{2,}(?:\s\p{Lu}[\p{L}\d&.-]+){0,2})/u;
const NAME_BEFORE = /(\p{Lu}[\p{L}\d&.-]{2,}(?:\s\p{Lu}[\p{L}\d&.-]+){0,2})\s*(?:,|\(|is|ist|est|es|[–—-])\s*$/u;

/** Proper names right before or behind the word for a supplier. */
function partiesIn(text: string, grammar: Grammar): RegExp | null {
  const names = new Set<string>();
  for (const { index, 0: words } of all(grammar.vendor, text)) {
    const before = NAME_BEFORE.exec(text.slice(Math.max(0, index - 50), index))?.[1];
    const after = NAME.exec(text.slice(index + words.length, index + words.length + 50))?.[1];
    for (const name of [before, after]) if (name && !has(grammar.vendor, name)) names.add(name);
  }
  if (names.size === 0) return null;
  const escaped = [...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}
