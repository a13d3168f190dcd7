import { describe, expect, it } from 'vitest';
import { isAboutOthers } from '#engine/judge/about-others.ts';
import { judgeAsks } from '#engine/judge/asks.ts';
import { matchDocument } from '#engine/match/evidence.ts';
import { indexOf } from '#engine/match/requirement-index.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readRows } from '../../tools/eval-rows.ts';

const requirements = frameworkOf(BASE_FRAMEWORK)?.requirements ?? [];
const index = indexOf(requirements, 'en');

/** What is said of each ask of a requirement. */
function statusesIn(source: string, at: number): Map<string, string> {
  const { text, blocks } = readText(source);
  const document = readDocument(text, blocks, { title: '', fileName: 'document.md' });
  const asks = judgeAsks(at, document, matchDocument(document, index), index, 'policy');
  return new Map(asks.map(({ id, status }) => [id, status]));
}

const titled = (at: number, sentence: string) => `# ${requirements[at]?.title}\n\n${sentence}`;

/** Rules of the catalogue's examples that by themselves cover their ask. */
const covering = requirements.flatMap(({ asks, examples }, at) =>
  asks
    .filter(({ kind }) => kind !== 'record')
    .flatMap(({ id }) => (examples?.en?.[id]?.shows ?? []).slice(0, 3).map((sentence) => ({ at, ask: id, sentence })))
    .filter(({ ask, sentence }) => statusesIn(titled(at, sentence), at).get(ask) === 'covered'),
);

/** One clause, and nothing in it that a negation might turn into something else. */
const isPlain = (sentence: string) =>
  !/[,;:|]|\b(?:not?|never|nobody|without|that|which|who|where|when|if|before|until|only|unless)\b/i.test(sentence);

const shareCovered = (texts: { at: number; ask: string; source: string }[]) =>
  texts.filter(({ at, ask, source }) => statusesIn(source, at).get(ask) === 'covered').length / texts.length;

describe('what is changed in a text changes what is said of it', () => {
  it('has rules to change', () => {
    expect(covering.length).toBeGreaterThan(300);
  });

  it('a rule that is denied shows its ask no more', () => {
    const denied = covering
      .map(({ at, ask, sentence }) => ({
        at,
        ask,
        sentence,
        source: titled(at, sentence.replace(/\b(must|shall|is|are)\b(?! (?:not|never|only))/, '$1 not')),
      }))
      .filter(({ at, sentence, source }) => source !== titled(at, sentence) && isPlain(sentence));
    expect(denied.length).toBeGreaterThan(80);
    // What is left: bans of what is wanted ("must not surrender") and predicates without an act of control ("is not on the tablet").
    expect(shareCovered(denied)).toBeLessThanOrEqual(0.3);
  });

  it('a duty that a vendor has shows none of ours', () => {
    const theirs = covering
      .filter(({ at, sentence }) => /^We [a-z]+ /.test(sentence) && !isAboutOthers(at, index))
      .map(({ at, ask, sentence }) => ({
        at,
        ask,
        source: titled(at, sentence.replace(/^We /, 'The hosting provider shall ')),
      }));
    expect(theirs.length).toBeGreaterThan(10);
    // Two of thirteen, where our own board adopts it or the like.
    expect(shareCovered(theirs)).toBeLessThanOrEqual(0.16);
  });

  it('a long text about other things hides no gap', () => {
    const rest = readRows(undefined)
      .filter(({ source }) => source === 'own-off-topic')
      .filter((_, at) => at % 2 === 1)
      .map(({ text }) => text)
      .join('\n\n');
    const gaps = covering.slice(0, 120).flatMap(({ at, sentence }) => {
      const before = statusesIn(titled(at, sentence), at);
      const after = statusesIn(`${titled(at, sentence)}\n\n${rest}`, at);
      return [...before].filter(([, status]) => status === 'missing').map(([ask]) => after.get(ask));
    });
    expect(gaps.filter((status) => status !== 'missing').length / gaps.length).toBeLessThanOrEqual(0.02);
  });
});
