import type { Extraction } from '#domain/documents/analysis.ts';
import { isHtml } from '../read/html-text.ts';
import { countDeceptive } from '../read/normalise.ts';
import { readText } from '../read/text-blocks.ts';
import { collectAsides } from './asides.ts';
import { Refused } from './refusal.ts';

/** Reads plain text or Markdown in UTF-8, UTF-16 (with or without a byte order mark) or Windows-1252. */
export function readPlain(bytes: Buffer, extension = 'txt'): Extraction {
  const asides = collectAsides();
  let comments = 0;
  const decoded = decode(bytes);
  // Markdown and HTML are read as they are shown: without the comments of their author.
  const source =
    !/^(?:md|markdown)$/.test(extension) && !isHtml(decoded)
      ? decoded
      : decoded.replace(/<!--([\s\S]*?)(?:-->|$(?![\s\S]))/g, (_, comment: string) => {
          if (/\p{L}/u.test(comment)) comments++;
          asides.add('comment', comment);
          return '';
        });
  const { text, blocks } = readText(source);
  if (text === '') throw new Refused('empty', 'The file holds no text.');
  const hiddenText = countDeceptive(source) + comments;
  return { state: 'read', text, blocks, pages: null, hiddenText, notices: asides.notices() };
}

export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  if ((zeros[1] ?? 0) > head.length * 0.2) return new TextDecoder('utf-16le').decode(bytes);
  if ((zeros[0] ?? 0) > head.length * 0.2) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
