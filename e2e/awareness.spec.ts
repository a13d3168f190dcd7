import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { test } from './product.ts';

test.describe.configure({ mode: 'serial' });

const COURSE = 'reporting-incidents';

interface Course {
  title: string;
  lessons: { title: string }[];
  questions: { text: string; options: { text: string; right?: boolean }[] }[];
}

const course = parse(readFileSync(`catalogue/courses/${COURSE}.yaml`, 'utf8')) as Course;

/** The words of the right options of the question that is asked. */
const rightOf = (asked: string): string[] =>
  course.questions
    .filter(({ text }) => text === asked)
    .flatMap(({ options }) => options.filter(({ right }) => right).map(({ text }) => text));

test('a campaign asks everybody; it stands on the dashboard and beside the course', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/security-awareness?view=campaigns`);
  await expect(signedIn.getByText('No campaigns yet')).toBeVisible();
  await signedIn.getByRole('button', { name: 'New campaign' }).first().click();
  const form = signedIn.getByRole('dialog', { name: 'New campaign' });
  await form.getByRole('button', { name: 'Start the campaign' }).click();
  await expect(form.getByText('Name the campaign')).toBeVisible();
  await expect(form.getByText('Choose at least one course')).toBeVisible();
  await form.getByLabel('Name of the campaign').fill('Basics');
  await form.getByRole('checkbox', { name: new RegExp(course.title) }).check();
  await expect(form.getByText('1 person will be asked.')).toBeVisible();
  await form.getByRole('button', { name: 'Start the campaign' }).click();
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();
  await expect(signedIn.getByText('0 of 1 person finished')).toBeVisible();

  await signedIn.goto(`${product.origin}/app/security-awareness`);
  await expect(signedIn.getByRole('region', { name: 'Training for you' }).getByText('Basics')).toBeVisible();
});

test('lessons are read, also after a reload, and the test is passed', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/security-awareness/courses/${COURSE}`);
  await signedIn.getByRole('button', { name: 'Start the course' }).click();
  const [first, ...rest] = course.lessons;
  await expect(signedIn.getByRole('heading', { name: first!.title })).toBeVisible();
  await signedIn.getByRole('button', { name: 'Read, next lesson' }).click();
  await expect(signedIn.getByRole('heading', { name: rest[0]!.title })).toBeVisible();
  await signedIn.reload();
  await expect(signedIn.getByText(`1 of ${course.lessons.length} lessons read`).first()).toBeVisible();
  for (const { title } of rest) {
    await expect(signedIn.getByRole('heading', { name: title })).toBeVisible();
    await signedIn.getByRole('button', { name: /^Read, / }).click();
  }
  await signedIn.getByRole('button', { name: 'Begin the test' }).click();
  for (const [place] of course.questions.entries()) {
    const heading = `Question ${place + 1} of ${course.questions.length}`;
    const card = signedIn.getByRole('region', { name: heading });
    const asked = (await card.locator('legend').textContent()) ?? '';
    for (const words of rightOf(asked)) await card.getByLabel(words, { exact: true }).check();
    await card.getByRole('button', { name: 'Answer' }).click();
    await expect(card.getByText('That is right.')).toBeVisible();
    await signedIn.getByRole('button', { name: /^(Next question|See the result)$/ }).click();
  }
  await expect(signedIn.getByRole('heading', { name: 'Passed with 100 %' })).toBeVisible();
  const [file] = await Promise.all([
    signedIn.waitForEvent('download'),
    signedIn.getByRole('link', { name: 'Certificate (PDF)' }).click(),
  ]);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.includes('/StructTreeRoot')).toBe(true);
  const number = file.suggestedFilename().replace('.pdf', '');
  await signedIn.goto(`${product.origin}/app/security-awareness?view=certificates`);
  await signedIn.getByLabel('Number').fill(number.toLowerCase());
  await signedIn.getByRole('button', { name: 'Verify' }).click();
  await expect(signedIn.getByText('This certificate is genuine')).toBeVisible();
});

test('the record of the campaign becomes evidence by a click', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/security-awareness?view=campaigns`);
  await signedIn.getByRole('link', { name: 'Basics' }).click();
  await expect(signedIn.getByText('1 of 1 person finished').first()).toBeVisible();
  await signedIn.getByRole('button', { name: 'File the record' }).click();
  await signedIn.getByRole('button', { name: 'File as evidence' }).click();
  await signedIn.getByRole('link', { name: /^Record of/ }).click();
  await expect(signedIn.getByText(/1 of 1 people \(100 %\) passed every course/).first()).toBeVisible();
});

test('a mail is reported, shown as text and judged', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.origin}/app/security-awareness?view=reports`);
  await signedIn.getByRole('button', { name: 'Report a mail' }).click();
  const form = signedIn.getByRole('dialog', { name: 'Report a mail' });
  const mail = 'From: IT <it@example.com>\nReply-To: x@other.example\nSubject: Mailbox full\n\n<b>Now</b>';
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'mail.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) });
  await expect(form.getByLabel('Subject of the mail')).toHaveValue('Mailbox full');
  await form.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(form).toBeHidden();
  await signedIn.getByRole('link', { name: 'Mailbox full' }).click();
  const judge = signedIn.getByRole('dialog', { name: 'Reported mail #1' });
  await expect(judge.getByText('<b>Now</b>')).toBeVisible();
  await expect(judge.getByText('Answers go to another domain than the sender’s')).toBeVisible();
  await judge.getByLabel('What it is').click();
  await signedIn.getByRole('option', { name: 'Phishing' }).click();
  await judge.getByRole('button', { name: 'Save and tell the reporter' }).click();
  await expect(judge).toBeHidden();
  await expect(signedIn.getByText(/^Thank you: it was phishing/)).toBeVisible();
});
