import { expect, test } from 'vitest';
import { frameworkOf } from '#server/frameworks/catalogue.ts';
import { readText } from '../read/text-blocks.ts';
import { validate } from './validate.ts';

const requirements = frameworkOf('iso-27001-2022')?.requirements ?? [];

test('a text that fails in its words is capped with the sentence that says so and a share that is more than nothing', () => {
  const { text, blocks } = readText(
    [
      '# Backup report, September 2026',
      'Report of 2 October 2026 on the backups of the file server and the order database. Owner: head of IT.',
      'The tapes of the file server lie unlabelled in the corridor. The job of the order database came to a halt in July and is still waiting for somebody to look at it. The restore that was due in August was put off again.',
    ].join('\n\n'),
  );
  const about = { fileName: 'backup-report.docx', title: 'Backup report' };
  const result = validate('A.8.13', text, blocks, about, requirements, { today: '2026-11-22', intervalMonths: 12 });
  expect(result.validationScore).toBeLessThan(6);
  for (const { facts, quote } of result.caps.filter(({ cap }) => cap === 'denied')) {
    expect(Number(facts['percent'])).toBeGreaterThan(0);
    expect(quote?.text).toMatch(/unlabelled|came to a halt|put off/);
  }
  expect(result.caps.map(({ cap }) => cap)).toContain('denied');
});
