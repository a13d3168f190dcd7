import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { InflateTail } from '#domain/tables/workbook-layout.ts';

/** Unpacks a piece of an archive and keeps its end only. */
export const inflateTail: InflateTail = async (deflated, most) => {
  let tail = Buffer.alloc(0);
  await pipeline([deflated], createInflateRaw(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) tail = Buffer.concat([tail, chunk]).subarray(-most);
  });
  return tail;
};
