import { describe, expect, test } from 'vitest';
import { decodeHeaderWords, readMail } from './mail-text.ts';

const MAIL = [
  'Return-Path: <bounce@mailer.example.org>',
  'From: =?utf-8?Q?Zahlungs=C3=BCbersicht?= <accounts@example.com>',
  'Reply-To: accounts@example-pay.net',
  'Subject: =?utf-8?B?RMOpbGFp?= =?utf-8?Q?_court?=',
  'Authentication-Results: mx.example.net; spf=fail; dkim=none',
  'Content-Type: multipart/mixed; boundary="outer"',
  '',
  'This is a message in several parts.',
  '--outer',
  'Content-Type: multipart/alternative; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Votre compte sera cl=C3=B4tur=C3=A9, voyez https://198.51.100.7/a =',
  'vite',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<script>alert(1)</script><p>Sign in at <a href="https://login.bad.example/x">https://www.example.com</a></p>',
  '--inner--',
  '--outer',
  'Content-Type: application/octet-stream; name="invoice.pdf.exe"',
  'Content-Disposition: attachment; filename="invoice.pdf.exe"',
  'Content-Transfer-Encoding: base64',
  '',
  'TVqQAAMAAAAEAAAA',
  '--outer--',
].join('\r\n');

describe('the source of a mail', () => {
  const mail = readMail(MAIL);

  test('gives its headers decoded, its text, and the names of files', () => {
    expect(mail.headers).toContainEqual({ name: 'from', value: 'Zahlungsübersicht <accounts@example.com>' });
    expect(mail.headers).toContainEqual({ name: 'subject', value: 'Délai court' });
    expect(mail.text).toContain('Votre compte sera clôturé, voyez https://198.51.100.7/a vite');
    expect(mail.attachments).toEqual(['invoice.pdf.exe']);
  });

  test('says where its links really lead', () => {
    expect(mail.links).toEqual([
      { shown: 'https://www.example.com', host: 'login.bad.example' },
      { shown: '', host: '198.51.100.7' },
    ]);
  });

  test('names what speaks against it', () => {
    expect(mail.signs).toEqual([
      'reply-elsewhere',
      'sent-elsewhere',
      'not-authenticated',
      'link-elsewhere',
      'odd-host',
      'risky-attachment',
    ]);
  });
});

test('an honest mail has no signs', () => {
  const { signs } = readMail(
    'Return-Path: <a@mail.example.com>\nFrom: A <a@example.com>\nSubject: Hello\n\nSee https://www.example.com/x',
  );
  expect(signs).toEqual([]);
});

test('pasted text is only a text, and its links are found', () => {
  const { headers, text, links } = readMail('Dear customer,\n\nopen https://bad.example/now');
  expect([headers, links]).toEqual([[], [{ shown: '', host: 'bad.example' }]]);
  expect(text).toContain('Dear customer');
});

test('markup without plain text is told as text, scripts and styles left out', () => {
  const { text } = readMail(
    'Subject: x\nContent-Type: text/html\n\n<style>p{}</style><p>One &amp; two</p><script>evil()</script><p>Three</p>',
  );
  expect(text).toBe('One & two\nThree');
});

test('nothing in a mail makes it throw or go on for long', () => {
  const nested = Array.from(
    { length: 400 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
  );
  const odd = [
    `Subject: ${'=?utf-8?B?'.repeat(5000)}\n\nx`,
    `Subject: x\n${nested.join('')}`,
    `Subject: x\nContent-Type: text/html\n\n${'<a href='.repeat(20_000)}`,
    `From: ${'a'.repeat(200_000)}\n\n${'https://'.repeat(10_000)}`,
    'Subject: =?utf-8?Q?=ZZ=E9?=\n\n=',
  ];
  const start = Date.now();
  for (const source of odd) expect(() => readMail(source)).not.toThrow();
  expect(Date.now() - start).toBeLessThan(2000);
  expect(decodeHeaderWords('=?utf-8?Q?=E9?=')).toBe('é');
});
