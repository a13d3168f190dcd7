import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractFile } from './extract-file.ts';
import { folder, refusal, textOf } from './testing/extract-fixture.ts';
import { docxOf, oleOf, paragraph, zipOf } from './testing/files.ts';
import { pdfOf } from './testing/pdf-files.ts';

describe('what is read', () => {
  it('reads headings, lists and tables of a Word document', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph('Level')}</w:tc><w:tc>${paragraph('Meaning')}</w:tc></w:tr></w:tbl>`;
    const { text, blocks } = await textOf(
      'a.docx',
      docxOf(paragraph('Backup', 'Heading1') + paragraph('We keep copies.') + table),
    );
    expect(blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['h', 'Backup'],
      ['p', 'We keep copies.'],
      ['row', 'Level | Meaning'],
    ]);
  });

  it('leaves deleted and hidden text of a Word document out and counts the hidden', async () => {
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret praise</w:t></w:r>';
    const white = '<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>white praise</w:t></w:r>';
    const deleted = '<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins>';
    const { text, hiddenText } = await textOf('a.docx', docxOf(`<w:p>${hidden}${white}${deleted}</w:p>`));
    expect(text).toBe('new');
    expect(hiddenText).toBe(2);
  });

  it('keeps white text in a table, where the header is dark', async () => {
    const header = '<w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Owner</w:t></w:r></w:p>';
    const { text } = await textOf('a.docx', docxOf(`<w:tbl><w:tr><w:tc>${header}</w:tc></w:tr></w:tbl>`));
    expect(text).toBe('Owner');
  });

  it('reads a PDF page by page', async () => {
    const { text, pages, blocks } = await textOf(
      'a.pdf',
      pdfOf([
        'Backups are made every night and kept for thirty-five days.',
        'A restore is tested every quarter and written up.',
      ]),
    );
    expect(pages).toBe(2);
    expect(text).toContain('Backups are made every night');
    expect(blocks.at(-1)?.page).toBe(2);
  });

  it.each([
    ['UTF-8', Buffer.from('Zugriffskontrolle für alle')],
    ['a byte order mark', Buffer.from('\uFEFFZugriffskontrolle für alle')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zugriffskontrolle für alle', 'utf16le')])],
    ['UTF-16 without a mark', Buffer.from('Zugriffskontrolle für alle', 'utf16le')],
    ['Windows-1252', Buffer.from('Zugriffskontrolle für alle', 'latin1')],
  ])('reads text in %s', async (_, bytes) => {
    expect((await textOf('a.txt', bytes)).text).toBe('Zugriffskontrolle für alle');
  });

  it('joins wrapped lines and finds headings in plain text', async () => {
    const { text, blocks } = await textOf(
      'a.txt',
      'Access Policy\n\nAccess to all systems of the company is granted after a request that the\nowner has approved.\n\n2.1 Reviews\n\n-   every quarter\n-   after a change\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['h', 'p', 'h', 'li', 'li']);
    expect(text).toContain('after a request that the owner has approved.');
  });

  it('reads many files at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, i) => textOf('a.txt', `Policy number ${i}`)));
    expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, (_, i) => `Policy number ${i}`));
  });
});

describe('what is refused', () => {
  const MEGABYTE = 1_000_000;

  it('an empty file, and a document without text', async () => {
    expect(await refusal('a.txt', '')).toBe('empty');
    expect(await refusal('a.docx', docxOf('<w:p/>'))).toBe('empty');
  });

  it('content that is not what the name says', async () => {
    expect(await refusal('a.pdf', docxOf(paragraph('text')))).toBe('mismatch');
    expect(await refusal('a.docx', pdfOf(['text']))).toBe('mismatch');
    expect(await refusal('a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3, 0, 5]))).toBe('mismatch');
    expect(await refusal('a.docx', zipOf({ 'notes.txt': 'hello' }))).toBe('mismatch');
  });

  it('kinds that are not read', async () => {
    expect(await refusal('a.doc', oleOf('WordDocument'))).toBe('damaged');
    expect(await refusal('a.exe', 'MZ plain text')).toBe('unsupported');
    expect(await refusal('a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toBe('unsupported');
    expect(await refusal('a.odt', zipOf({ 'content.xml': '<text/>' }))).toBe('unsupported');
    expect(await refusal('a.zip', zipOf({ 'policy.txt': 'hello', 'inner.zip': zipOf({ a: 'a' }) }))).toBe('archive');
  });

  it('a document under a password', async () => {
    expect(await refusal('a.docx', oleOf('EncryptedPackage'))).toBe('encrypted');
    expect(await refusal('a.pdf', pdfOf(['hello'], { encrypted: true }))).toBe('encrypted');
  });

  it('a PDF without a text layer', async () => {
    expect(await refusal('a.pdf', pdfOf(['', '', '']))).toBe('scanned');
  });

  it('a file that is cut off', async () => {
    const pdf = pdfOf(['Backups are made every night and kept for thirty-five days.']);
    expect(['damaged', 'scanned']).toContain(await refusal('a.pdf', pdf.subarray(0, 60)));
    const docx = docxOf(paragraph('text '.repeat(500)));
    expect(await refusal('a.docx', docx.subarray(0, docx.length / 2))).toBe('damaged');
    expect(await refusal('a.docx', docxOf('<w:p><w:r><w:t>never closed'))).toBe('damaged');
  });

  it('an archive that unpacks to a bomb', async () => {
    const bomb = docxOf(`<w:p><w:r><w:t>${'a'.repeat(45 * MEGABYTE)}</w:t></w:r></w:p>`);
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await refusal('a.docx', bomb)).toBe('hostile');
    expect(await refusal('a.docx', docxOf(`<w:p><w:r><w:t>${'a'.repeat(3 * MEGABYTE)}</w:t></w:r></w:p>`))).toBe(
      'hostile',
    );
  });

  it('an archive with thousands of parts', async () => {
    expect(
      await refusal('a.docx', zipOf(Object.fromEntries(Array.from({ length: 3500 }, (_, i) => [`part${i}.xml`, 'x'])))),
    ).toBe('hostile');
  });

  it('entities and document types in a Word document', async () => {
    const xxe = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    expect(await refusal('a.docx', docxOf('<w:p><w:r><w:t>&x;</w:t></w:r></w:p>', xxe))).toBe('hostile');
  });

  it('nesting without end', async () => {
    expect(await refusal('a.docx', docxOf('<w:sdt>'.repeat(5000) + '</w:sdt>'.repeat(5000)))).toBe('hostile');
  });

  it('a page that unpacks to hundreds of megabytes, and reads on afterwards', { timeout: 30_000 }, async () => {
    expect(['hostile', 'damaged']).toContain(await refusal('a.pdf', pdfOf(['hello'], { inflated: 200 * MEGABYTE })));
    expect((await textOf('a.txt', 'Still at work')).text).toBe('Still at work');
  });

  it('a file that takes too long, and reads on afterwards', async () => {
    const path = join(folder, 'slow');
    writeFileSync(path, pdfOf(['hello'], { inflated: 40 * MEGABYTE }));
    expect(await extractFile(path, 'slow.pdf', 30)).toMatchObject({ state: 'refused', refusal: 'timeout' });
    expect((await textOf('a.txt', 'Still at work')).text).toBe('Still at work');
  });

  it('nothing because of brackets that never close: they are read in time', async () => {
    for (const piece of ['[', '![', '<a', '(', '*a', '# ', '<!--', '|'])
      expect((await textOf('a.md', `Backups are kept. ${piece.repeat(300_000)}`)).text).toContain('Backups are kept');
  });

  it('more text than can be read in one piece', async () => {
    expect(await refusal('a.txt', 'word and another word. '.repeat(800_000))).toBe('too-large');
  });
});
