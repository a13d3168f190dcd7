import { docxOf } from './docx.ts';
import type { DocxBlock } from './docx-body.ts';

const PLAIN = { author: '', day: '1980-01-01', language: 'en', isLandscape: false, ink: '1F2937' };

/** A Word document of headings, paragraphs, list items and tables, which is all of Markdown that the catalogue's documents use. */
export function markdownDocx(markdown: string): Promise<Buffer> {
  const blocks = markdown
    .split(/\n\n+|\n(?=\d+\. |- )/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
  const title = blocks.find((block) => block.kind === 'heading');
  return docxOf({ ...PLAIN, title: title?.kind === 'heading' ? title.text : '', blocks });
}

const plain = (text: string) => text.replace(/\*+/g, '');

function blockOf(block: string): DocxBlock {
  const title = /^(#+) (.*)/.exec(block);
  if (title) {
    const level = Math.min(3, title[1]?.length ?? 1) as 1 | 2 | 3;
    return { kind: 'heading', level, text: plain(title[2] ?? '') };
  }
  if (block.startsWith('|')) return tableOf(block.split('\n').filter((line) => !/^[|\s:-]+$/.test(line)));
  const text = plain(block.replaceAll('\n', ' '));
  if (text.startsWith('- ')) return { kind: 'item', text: text.slice(2) };
  if (/^\d+\. /.test(text)) return { kind: 'item', text, isNumbered: true };
  return { kind: 'paragraph', text };
}

function tableOf(lines: string[]): DocxBlock {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => plain(cell.trim())),
  );
  return { kind: 'table', widths: head.map(() => 1), head, rows };
}
