import { describe, expect, test } from 'vitest';
import type { AskStatus } from '#domain/frameworks/requirement.ts';
import { readText } from '../read/text-blocks.ts';
import { iso27001 as requirements } from '../validate/testing/iso-27001.ts';
import { validate } from '../validate/validate.ts';

/** How an ask stands after a text, whatever else the text says. */
function statusOf(requirement: string, ask: string, source: string): AskStatus | undefined {
  const { text, blocks } = readText(source);
  const about = { fileName: 'text.docx' };
  const circumstances = { today: '2026-11-22', intervalMonths: 12 };
  return validate(requirement, text, blocks, about, requirements, circumstances).asks.find(({ id }) => id === ask)
    ?.status;
}

const policy = (sentence: string) =>
  `# Access rights\n\n## Rules\n\n${sentence} The rules were approved on 4 May 2026.`;
const GRANTED = 'Access rights are granted only after a request and the approval of the owner.';

describe('an ask', () => {
  test('is shown by a rule that binds us', () => {
    expect(statusOf('A.5.18', 'a', policy(GRANTED))).toBe('covered');
  });

  test.each([
    'Access rights are granted to whoever calls; a request is not recorded and the approval of the owner is not asked for.',
    'A request and the approval of the owner are not required before access rights are granted.',
  ])('is contradicted by its reverse: %s', (sentence) => {
    expect(statusOf('A.5.18', 'a', policy(sentence))).toBe('contradicted');
  });

  test.each([
    'The hosting provider grants access rights only after a request and the approval of its owner.',
    'Are access rights granted only after a request and the approval of the owner?',
    'ISO 27001 requires that access rights are granted only after a request and the approval of the owner.',
    'Open point: access rights granted only after a request and the approval of the owner, to be decided.',
  ])('is not shown by what binds others, asks, quotes or leaves open: %s', (sentence) => {
    expect(statusOf('A.5.18', 'a', policy(sentence))).not.toBe('covered');
  });

  test('for a record is met in part by the rule that demands it, and not by another', () => {
    const restores = 'Restores are tested each quarter and the result of the restore test is recorded.';
    const backup = (sentence: string) => `# Backup policy\n\nEvery night the servers are backed up. ${sentence}`;
    expect(statusOf('A.8.13', 'd', backup(restores))).toBe('partial');
    expect(statusOf('A.8.13', 'd', backup('Tapes are labelled by hand.'))).toBe('missing');
  });

  test('is begun at most by a plan', () => {
    const plan = 'From January 2028 access rights will be granted only after a request and the approval of the owner.';
    expect(statusOf('A.5.18', 'a', policy(plan))).not.toBe('covered');
  });

  test('that nothing shows stays missing however long the text around it is', () => {
    const around = Array.from(
      { length: 60 },
      (_, at) => `Room ${at} of the canteen is cleaned on weekdays, and the plants are watered.`,
    );
    const long = `# Canteen\n\n${around.join(' ')}\n\n## Opening hours\n\n${around.toReversed().join(' ')}`;
    expect(statusOf('A.5.18', 'a', long)).toBe('missing');
  });

  test('that is shown stays shown in a long text about something else', () => {
    const around = Array.from(
      { length: 60 },
      (_, at) => `Room ${at} of the canteen is cleaned on weekdays, and the plants are watered.`,
    );
    expect(statusOf('A.5.18', 'a', `${policy(GRANTED)}\n\n## Canteen\n\n${around.join(' ')}`)).toBe('covered');
  });
});
