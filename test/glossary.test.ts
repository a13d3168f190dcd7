import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './architecture/files.ts';
import { glossaryBreaches, MOST_TERMS, termsOf } from './architecture/glossary.ts';

const { terms, unreadable } = termsOf(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));

describe('the glossary', () => {
  test('every line is a term, its definition and where the code has it', () => expect(unreadable).toEqual([]));
  test('is short, in order, and says each thing once, in a sentence', () => {
    expect(terms.length).toBeGreaterThan(0);
    expect(glossaryBreaches(terms)).toEqual([]);
  });
});

describe('the check refuses', () => {
  const term = (name: string, definition = 'What it is.') => ({
    term: name,
    definition,
    symbol: 'It',
    folder: 'domain',
  });

  test('a term out of order, one that stands twice, and one of two sentences', () => {
    expect(glossaryBreaches([term('asset'), term('actor')])).toEqual(['actor']);
    expect(glossaryBreaches([term('asset'), term('Asset')])).toEqual(['asset']);
    expect(glossaryBreaches([term('asset', 'What it is. And more.')])).toEqual(['asset']);
    expect(glossaryBreaches([term('asset', 'What ISO 27001:2022 clause 5.9 asks for.')])).toEqual([]);
  });
  test('more terms than anybody reads', () => {
    const many = Array.from({ length: MOST_TERMS + 1 }, (_, place) => term(`term ${String(place).padStart(3, '0')}`));
    expect(glossaryBreaches(many)).toHaveLength(1);
    expect(glossaryBreaches(many.slice(1))).toEqual([]);
  });
  test('a line that is no term', () => {
    expect(termsOf('- **asset**: What it is. (`Asset` in domain/assets)\n- asset\n').unreadable).toEqual(['- asset']);
  });
});
