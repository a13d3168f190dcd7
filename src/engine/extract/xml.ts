import { SaxesParser } from 'saxes';
import { LIMITS } from './limits.ts';
import { Refused } from './refusal.ts';

export interface XmlHandlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

const PIECE = 262_144;

/** Walks an XML part. No document type, no entities beyond XML's own, bounded depth, nothing fetched. */
export function walkXml(bytes: Buffer, handlers: XmlHandlers): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new Refused('hostile', 'The document declares entities of its own, which no office program does.');
  });
  parser.on('opentag', (tag) => {
    if (++depth > LIMITS.xmlDepth) throw new Refused('hostile', 'The document is nested deeper than any real one.');
    handlers.open(tag.name, tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth--;
    handlers.close(tag.name);
  });
  if (handlers.text) parser.on('text', handlers.text);
  parser.on('error', () => {
    throw new Refused('damaged', 'The document is damaged and cannot be read to its end.');
  });
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const decoder = new TextDecoder(encoding);
  // Piece by piece: a part of forty megabytes is never a string of forty megabytes.
  for (let at = 0; at < bytes.length; at += PIECE)
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
  parser.write(decoder.decode()).close();
}

/** A name without its prefix: writers of spreadsheets differ in it. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
