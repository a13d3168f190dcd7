import { describe, expect, it } from 'vitest';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { analyse } from '../analyse.ts';
import { readText } from '../read/text-blocks.ts';

const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];

function quotesOf(source: string, id: string): string[] {
  const { text, blocks } = readText(source);
  const { findings } = analyse(text, blocks, { fileName: 'backup.md', title: 'Backup policy' }, requirements);
  return findings.find(({ requirementId }) => requirementId === id)?.quotes.map((quote) => quote.text) ?? [];
}

describe('what stands as a quote', () => {
  it('is a sentence that shows something, not the one that says what the text is for', () => {
    const quotes = quotesOf(
      '# Backup policy\n\nThis policy describes how backups of data, software and systems are made and restored.\n\nAll servers are backed up every night. Restores are tested each quarter.',
      'A.8.13',
    );
    expect(quotes[0]).toMatch(/backed up every night|Restores are tested/);
    expect(quotes.join(' ')).not.toContain('This policy describes');
  });

  it.each([
    ['a question', 'Are backups of all servers restored as a test every quarter?'],
    ['a sanction', 'Failure to make backups of servers may lead to disciplinary action.'],
    ['a duty of somebody else', 'The customer must make backups of all servers and test their restore.'],
    ['a denial', 'Backups of servers are not tested by a restore.'],
  ])('is never %s where a rule stands beside it', (_, other) => {
    const quotes = quotesOf(
      `# Backup policy\n\n${other}\n\nAll servers are backed up every night, and a restore is tested each quarter.`,
      'A.8.13',
    );
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.join(' ')).not.toContain(other);
  });
});
