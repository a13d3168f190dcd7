import { describe, expect, test } from 'vitest';
import type { Block } from './analysis.ts';
import { titleFromFileName, titleFromHeading } from './title.ts';

test.each([
  ['ai_usage_governance_policy.docx', 'AI usage governance policy'],
  ['remote_work_byod_policy.docx', 'Remote work BYOD policy'],
  ['GDPR-record.xlsx', 'GDPR record'],
  ['it-hr.rules.pdf', 'IT HR rules'],
  ['Clean Desk.txt', 'Clean Desk'],
  ['how_it_works.pdf', 'How it works'],
  ['what_is_risk_management.pdf', 'What is risk management'],
  ['use_of_it_resources.pdf', 'Use of IT resources'],
  ['corporate_it_policy.pdf', 'Corporate IT policy'],
  ['is_policy.pdf', 'IS policy'],
  ['dr_plan.pdf', 'DR plan'],
  ['dr_miller_contract.pdf', 'Dr miller contract'],
  ['.pdf', '.pdf'],
])('%s is called %s', (fileName, title) => expect(titleFromFileName(fileName)).toBe(title));

/** Lines as blocks; those with a hash are headings. */
function titleOf(fileName: string, ...lines: string[]) {
  let start = 0;
  const blocks = lines.map((line): Block => {
    const block: Block = { kind: line.startsWith('#') ? 'h' : 'p', start, end: start + line.length };
    start = block.end + 1;
    return line.startsWith('# ') ? { ...block, start: block.start + 2 } : block;
  });
  return titleFromHeading(lines.join('\n'), blocks, fileName, 'Backup Services');
}

describe('a document is called as it calls itself', () => {
  test('by its first heading', () =>
    expect(titleOf('ai_usage_policy.docx', '# Artificial Intelligence Usage and Governance Policy', 'Text.')).toBe(
      'Artificial Intelligence Usage and Governance Policy',
    ));
  test('not by a heading that shares a word with its file', () => {
    expect(titleOf('access_control_policy.pdf', '# Policy manual of the group')).toBeNull();
    expect(titleOf('vendor_risk_policy.pdf', '# Risk appetite of the board and committees this year')).toBeNull();
    expect(titleOf('policy.pdf', '# Access Control Policy')).toBe('Access Control Policy');
  });
  test('in capitals it is written as a title, acronyms kept', () =>
    expect(titleOf('byod.pdf', '# BYOD AND USE OF AI POLICY')).toBe('BYOD and Use of AI Policy'));
  test('in capitals a word stays a word', () =>
    expect(titleOf('how-it-works.pdf', '# HOW IT WORKS')).toBe('How It Works'));
  test('not by a letterhead, a chapter, a blank or the name of a file', () => {
    expect(titleOf('email_policy.pdf', '# Harbour Analytics Ltd', '# Email Policy')).toBe('Email Policy');
    expect(titleOf('email_policy.pdf', '# Purpose', 'Mail.')).toBeNull();
    expect(titleOf('access_control_policy.docx', '# Security Policy', '# 1 Access Control')).toBeNull();
    expect(titleOf('Backup and restore policy.docx', '# Backup')).toBeNull();
    expect(titleOf('email_policy.pdf', '# [Company Name] email policy')).toBeNull();
    expect(titleOf('email_policy.pdf', '# email_policy', '# Email Policy')).toBe('Email Policy');
    expect(titleOf('backup_policy.pdf', '# Backup Services', '# Backup Policy')).toBe('Backup Policy');
    expect(titleOf('email_policy.pdf', '# Email Systems GmbH', '# Email Policy')).toBe('Email Policy');
    expect(titleOf('email_policy.pdf', 'Email is used for work.')).toBeNull();
  });
});
