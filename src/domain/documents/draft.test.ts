import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../organisations/language.ts';
import { messagesOf } from '#server/platform/messages.ts';
import { isDraft, originalFileName } from './draft.ts';

describe('a document is a draft while it says so', () => {
  test.each(LANGUAGES)('in %s, whatever Word made of its spaces', (language) => {
    const sentence = messagesOf('server/document-drafts', language)('sentence');
    expect(isDraft(`Privacy notice\n\n${sentence} Delete this line.`)).toBe(true);
    expect(isDraft(`Privacy notice\n\n${sentence.replaceAll(' ', '\u00a0\n').toUpperCase()}`)).toBe(true);
  });

  test('not once the sentence is gone, nor where it stands deep inside', () => {
    expect(isDraft('Privacy notice\n\nThe draft is in force and is evidence.')).toBe(false);
    expect(isDraft('')).toBe(false);
    expect(isDraft(`${'Rules. '.repeat(300)}${messagesOf('server/document-drafts', 'en')('sentence')}`)).toBe(false);
  });
});

test.each([
  ['Privacy notice (2).docx', 'Privacy notice.docx'],
  ['Privacy notice(2).docx', 'Privacy notice.docx'],
  ['Privacy notice (2026).docx', 'Privacy notice (2026).docx'],
  ['Plan (1)', 'Plan (1)'],
])('%s was saved from %s', (name, original) => expect(originalFileName(name)).toBe(original));
