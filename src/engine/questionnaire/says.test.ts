import { expect, test } from 'vitest';
import { readText } from '../read/text-blocks.ts';
import { answerPart } from './answer.ts';
import { partsOf } from './parts.ts';

test.each([
  ['Is WPS switched on at your access points?', 'Disable WPS on every access point.', 'no'],
  ['Do you use a firewall to protect your network?', 'The firewall must block all traffic that is not needed.', 'yes'],
  ['Is antivirus software used on all servers?', 'Antivirus software must remove malware from all servers.', 'yes'],
  ['Are visitors never left without an escort?', 'Visitors are never left without an escort.', 'yes'],
  ['Are unused ports open?', 'Unused ports are closed on every switch.', 'no'],
  ['Is WPS disabled at your access points?', 'Disable WPS on every access point.', 'yes'],
  [
    'Are storage buckets open to the internet?',
    'Storage buckets: public internet access must be disabled by default.',
    'no',
  ],
  [
    'Do you let software decide on hiring with no person involved?',
    'Software must not decide on hiring without a person.',
    'no',
  ],
  ['Are accounts locked after three failed attempts?', 'Accounts are locked after five failed attempts.', 'no'],
  ['Are accounts locked after ten failed attempts?', 'Accounts are locked after five failed attempts.', 'yes'],
  ['Must passwords have 14 or more characters?', 'Passwords have at least 12 characters.', 'no'],
  ['Are all contracts with vendors reviewed?', 'Contracts with critical vendors are reviewed.', 'partly'],
  ['Do all hotels have a generator?', 'Five of the eight hotels have a generator.', 'partly'],
  ['Are logs tamper-proof?', 'Logs cannot be altered or deleted by anybody.', 'yes'],
  ['Do you keep an immutable copy of backups?', 'There is no immutable copy of backups.', 'no'],
  ['Are visitors escorted?', 'Escort visitors and ensure that they do not see papers.', 'yes'],
  ['May employees install software themselves?', 'Software is installed by IT only.', 'no'],
  ['Are you certified to ISO 27001?', 'We follow the outline of ISO 27001 but hold no certificate for it.', 'no'],
  ['Is split tunneling prohibited?', 'Split tunneling is prohibited unless approved.', 'partly'],
])('%s %s %s', (question, sentence, verdict) => {
  const { text, blocks } = readText(`# Policy\n\n${sentence}`);
  const policy = { id: 'policy', title: 'Policy', fileName: 'policy.md', text, blocks, date: null };
  const library = { documents: [policy], answers: [], links: [], requirements: [] };
  expect(answerPart(partsOf(question)[0]!, library, 0).verdict).toBe(verdict);
});
