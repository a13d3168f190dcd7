import { expect, test } from 'vitest';
import type { Block } from '#domain/documents/analysis.ts';
import { readDocument } from '../document.ts';
import { readText } from '../text-blocks.ts';
import { grammarOf } from './grammar.ts';
import { readStatements, statementsOf } from './read-statements.ts';

const read = (text: string) => readStatements(text, grammarOf('en'), text.includes(' | ') ? 'row' : 'p');

test.each([
  // Sanctions, scopes, standards and examples are a topic too.
  'The disciplinary code lays down how violations of security rules by staff are handled.',
  'Before any sanction the facts are checked and the employee is heard.',
  'Outside factors are new laws, sanctions on suppliers and more phishing.',
  'When a goal is reached, the security officer sets a new one.',
  'MFA applies to all remote access.',
  'POL-04 | access control | scope: data, networks, buildings | approved 01.2025 by the board',
  'For all places where the standard asks for something in writing we have a paper.',
  'The hospital keeps the application and the consent for each locum doctor.',
  'Four analysts completed the course; certificates are in the training file.',
  'Everyone must keep our secrets, so says the contract.',
  'Auditors are independent of the area they audit.',
  'The test plan and the list of open points for version 4.1 are filed.',
  'A sensor shows when a housing is open.',
  'The door readers planned for gate 2 were installed on 12 August.',
  // Not a permission.
  'The policy of May names the risks.',
  'On 3 May 2026 the list was checked.',
  'Search results are trimmed to what the signed-in person may see.',
  'The security officer may stop projects.',
  'Events can be reported by phone on 4444.',
  'Should the check turn up something, the offer is withdrawn.',
  // Bans in a list, and what nobody wants.
  'Red zone: phones in the locker, no photos, no dictaphones.',
  'Drawings are sent through the portal, not via free web services.',
  'Forums: no client names, incident details only after release.',
  'Logins and badges are cancelled on the same day.',
  'Older methods are switched off.',
  'A guest cannot open the wages folder.',
  'Screens lock by themselves when nobody has typed for three minutes.',
  'Orders carry a number so that a repeated message is not carried out twice.',
  'A library that has had no maintainer for two years is replaced.',
  'What is not in the shop is not bought, and no paragraph may be waived.',
  'Nobody is exempt from the briefing.',
  'A missing detail is no reason to wait.',
  'Nobody audits his own area.',
  'Passwords are never written down.',
  'Events are reported at once, without waiting for proof.',
  'No single case was above the limit.',
  'Personal data are made up so that nobody can be traced back.',
  'The seal is checked, since it can be lifted off.',
  // Rows and counts.
  'Treatment result for R-05 of 22 April: line in service.',
  'HSM administration | crypto officer Iyer | deputy Zeman | no developer',
  'Principle 4 | fail secure | applies to all designs | approved 6 April',
  'TC-12 session fixation | 8 Feb | failed | fixed in build 77 | retest passed 11 Feb',
])('%s speaks for itself', (text) => {
  const statements = read(text);
  expect(statements.some(({ mode, strength }) => ['rule', 'deed'].includes(mode) && strength === 'must')).toBe(true);
  for (const { polarity, outcome, reach } of statements) {
    expect(polarity === 'denied' && !reach, text).toBe(false);
    expect(polarity).not.toBe('waived');
    expect(outcome).not.toBe('failed');
  }
});

test.each([
  'Violations may lead to disciplinary action.',
  'Employees who break this policy may be subject to disciplinary measures.',
  'The purpose of this policy is to protect data.',
  'Scope: all employees and sites.',
  'It applies to all employees.',
  'The standard requires a list of assets.',
  'A company should review its risks every year.',
  'In this course you see how a bank reviews its rights.',
  'Open points: who signs the list?',
  'It is still open who approves the list.',
  'The rules were approved on 4 June 2026.',
])('%s shows nothing', (text) => {
  for (const { mode } of read(text)) expect(['rule', 'deed']).not.toContain(mode);
});

test('the label that a paragraph begins with is no statement of its own', () => {
  const { text, blocks }: { text: string; blocks: Block[] } = readText(
    '# Server rooms\n\nWorking alone. Two persons work in the room at any time. Doors are locked.\n\nWho may enter. Only the six people on the list.',
  );
  const document = readDocument(text, blocks, { fileName: 'rooms.md', title: 'Server rooms' });
  const said = statementsOf(document).flatMap((own) => own.map(({ start, end }) => text.slice(start, end)));
  expect(said).toContain('Two persons work in the room at any time.');
  expect(said).toContain('Only the six people on the list.');
  expect(said).not.toContain('Working alone.');
  expect(said).not.toContain('Who may enter.');
});
