// Writes what tools/train-meanings.py learns from, as JSON: our own sentences with their stems and, for examples, their ask; and the words of each
// language with theirs. Run: EVAL_DIR=<folder of documents> node tools/run.mjs tools/train-meanings-texts.ts FOLDER_OF_WORD_LISTS OUT.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/organisations/language.ts';
import { readDocument } from '#engine/read/document.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { tokensOf } from '#engine/read/tokens.ts';
import { listFrameworks } from '#server/frameworks/catalogue.ts';
import { readRows } from './eval-rows.ts';
import { readGradedSentences, readTwins } from './eval-twin-rows.ts';

interface Text {
  language: Language;
  text: string;
  stems: string[];
  /** Of an example the ask that it is about. */
  ask: string | null;
}

/** Lists of the most common words, one a line. */
const LISTS: Record<Language, string> = { en: 'english', de: 'german', fr: 'french', es: 'spanish' };
const SHORTEST = 8;
const LONGEST = 600;

const [lists = '', out = ''] = process.argv.slice(2);
const texts = new Map<string, Text>();
const words = new Map<string, { language: Language; stem: string; word: string }>();

for (const { heldOut, good, refused } of readTwins())
  if (!heldOut) [good, refused].forEach(({ text }) => addDocument(text));
for (const { heldOut, text } of readRows(process.env['EVAL_DIR'])) if (!heldOut) addDocument(text);
for (const { heldOut, language, sentence } of readGradedSentences()) if (!heldOut) add(language as Language, sentence);
for (const { requirements } of listFrameworks()) {
  requirements.forEach(({ id, asks, examples }, requirement) => {
    for (const { text } of asks) add('en', text);
    for (const [language, byAsk] of Object.entries(examples ?? {}))
      for (const [ask, { shows, reverse, asked }] of Object.entries(byAsk))
        // Those that tools/train-asks.ts asks about are not learnt from, so that it sees what unseen sentences are like.
        for (const text of [...shows.filter((_, at) => at !== requirement % shows.length), ...reverse, ...asked])
          add(language as Language, text, `${id}/${ask}`);
  });
}
for (const [language, name] of Object.entries(LISTS))
  for (const word of readFileSync(join(lists, `${name}.txt`), 'utf8').split(/\s+/))
    addWords(language as Language, word);
writeFileSync(out, JSON.stringify({ texts: [...texts.values()], words: [...words.values()] }));
console.log(`${texts.size} texts, ${words.size} words`);

function addDocument(source: string): void {
  const { text, blocks } = readText(source);
  const { sentences, language } = readDocument(text, blocks, { title: '', fileName: '' });
  for (const { start, end } of sentences) add(language, text.slice(start, end));
}

function add(language: Language, source: string, ask: string | null = null): void {
  const text = source.replace(/\s+/g, ' ').trim();
  if (text.length < SHORTEST || text.length > LONGEST || (!ask && texts.has(language + text))) return;
  texts.set(language + text, { language, text, stems: tokensOf(text, language).map(({ stem }) => stem), ask });
  addWords(language, text);
}

function addWords(language: Language, text: string): void {
  for (const { stem, start, end } of tokensOf(text, language)) {
    const word = text.slice(start, end).toLowerCase();
    if (/^\p{L}{2,}/u.test(word) && !words.has(`${language}:${stem}`))
      words.set(`${language}:${stem}`, { language, stem, word });
  }
}
