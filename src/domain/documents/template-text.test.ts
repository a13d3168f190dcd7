import { describe, expect, test } from 'vitest';
import { messagesOf } from '#server/platform/messages.ts';
import { isDraft } from './draft.ts';
import { composeMarkdown, fileNameOf, markdownFile, segmentOf } from './template-text.ts';

const policy = { category: 'policy', format: 'md' } as const;
const body = 'Rules of {{organisation}}. Kept {{three years}}.';

describe('a template filled from a profile', () => {
  test('has organization, owner and day in the language of its text; what is not known stays a blank', () => {
    const known = composeMarkdown(policy, body, messagesOf('server/document-drafts', 'de'), {
      organisation: 'Ahorn AG',
      owner: 'Eva Kern',
      today: '2026-03-01',
    });
    expect(known).toContain('Rules of Ahorn AG. Kept {{three years}}.');
    expect(known).toMatch(/\| Verantwortlich \|.*\n.*\n\| Eva Kern \| 0\.1, 2026-03-01 \|/);
    expect(composeMarkdown(policy, body, messagesOf('server/document-drafts', 'fr'), {})).toContain(
      '{{nom et fonction}}',
    );
    expect(composeMarkdown(policy, body, messagesOf('server/document-drafts', 'fr'), {})).toContain('{{organisation}}');
  });

  test('registers and records have heads of their own', () => {
    expect(
      composeMarkdown({ category: 'record', format: 'md' }, body, messagesOf('server/document-drafts', 'en'), {
        owner: 'Ana',
      }),
    ).toBe(body);
  });

  test('names cannot break out of their place', () => {
    const name = '$& `x` <img src=x onerror=alert(1)>\n## Fake | cell {{date}}';
    const text = composeMarkdown(policy, body, messagesOf('server/document-drafts', 'en'), {
      organisation: name,
      owner: name,
    });
    expect(text).not.toMatch(/<|^## Fake|`/m);
    expect(
      text
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .every((line) => line.split('|').length <= 7),
    ).toBe(true);
    expect(text).toContain('Rules of $& x img src=x onerror=alert(1) ## Fake cell date. Kept');
  });

  test('says that it is a draft, at the top', () => {
    expect(isDraft(markdownFile('Policy', messagesOf('server/document-drafts', 'es'), 'x'.repeat(5000)))).toBe(true);
  });
});

describe('names in archives', () => {
  test.each([
    ['..', '_'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows', 'C Windows'],
    ['a\u0000b\u202Etxt', 'a b txt'],
    ['con', '_con'],
    ['LPT1.x', '_LPT1.x'],
    ['  .hidden. ', 'hidden'],
    ['', '_'],
    ['Ahorn & Söhne', 'Ahorn & Söhne'],
  ])('%j is %j', (name, safe) => {
    expect(segmentOf(name)).toBe(safe);
  });

  test('are not endless', () => {
    expect(fileNameOf('x'.repeat(5000), 'docx').length).toBe(105);
  });
});
