import { expect, test } from 'vitest';
import { type EditKind, editOf } from './edits.ts';

/** A text with its selection in square brackets, before and after. */
function done(kind: EditKind, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  const edit = editOf(kind, { text, start, end }, 'text');
  const after = text.slice(0, edit.from) + edit.words + text.slice(edit.to);
  return `${after.slice(0, edit.start)}[${after.slice(edit.start, edit.end)}]${after.slice(edit.end)}`;
}

test('words are stressed, and doing it again takes it back', () => {
  expect(done('bold', 'a [word] here')).toBe('a **[word]** here');
  expect(done('bold', 'a **[word]** here')).toBe('a [word] here');
  expect(done('italic', 'a []')).toBe('a *[text]*');
});

test('lines become headings and lists, whatever they were, and lines again', () => {
  expect(done('heading2', 'Roles[]')).toBe('## Roles[]');
  expect(done('heading1', '## Ro[]les')).toBe('# Roles[]');
  expect(done('heading2', '## Ro[]les')).toBe('Roles[]');
  expect(done('bullets', 'x\n[a\nb]\ny')).toBe('x\n[- a\n- b]\ny');
  expect(done('numbers', '[- a\n- b]')).toBe('[1. a\n2. b]');
  expect(done('bullets', '[- a\n- b]')).toBe('[a\nb]');
});

test('a table and a link come with something to fill in selected', () => {
  expect(done('link', 'see [this]')).toBe('see [this]([https://])'.replace('[this]', '[this]'));
  expect(done('table', 'Words[]')).toBe('Words\n\n| [text 1] | text 2 |\n| --- | --- |\n|  |  |\n\n');
});
