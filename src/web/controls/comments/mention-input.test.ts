import { expect, test } from 'vitest';
import { mentioningAt, peopleNamed, withMention } from './mention-input.ts';

test('an @ at the beginning of a word opens a mention, an address of a mailbox does not', () => {
  expect(mentioningAt('Could @an', 9)).toEqual({ start: 6, query: 'an' });
  expect(mentioningAt('@', 1)).toEqual({ start: 0, query: '' });
  expect(mentioningAt('ana@example', 11)).toBeNull();
  expect(mentioningAt('@ana\nnext line', 14)).toBeNull();
  expect(mentioningAt('nothing', 7)).toBeNull();
});

test('people are found by any word of their name', () => {
  const people = [{ name: 'Ana Ruiz' }, { name: 'Ben Okafor' }, { name: 'Rosa Anaya' }];
  expect(peopleNamed(people, 'an').map(({ name }) => name)).toEqual(['Ana Ruiz', 'Rosa Anaya']);
  expect(peopleNamed(people, 'ana r').map(({ name }) => name)).toEqual(['Ana Ruiz']);
  expect(peopleNamed(people, '')).toHaveLength(3);
});

test('the name takes the place of what was typed, and the rest of the text stays', () => {
  expect(withMention('Could @an look?', { start: 6, query: 'an' }, 'Ana Ruiz')).toEqual({
    text: 'Could @Ana Ruiz look?',
    caret: 15,
  });
  expect(withMention('@', { start: 0, query: '' }, 'Ana Ruiz')).toEqual({ text: '@Ana Ruiz ', caret: 10 });
});
