import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dispositionOf } from '../platform/http/downloads.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { type ZipPart, zipOf } from '../platform/file-formats/zip.ts';

/** Sends a ZIP archive of empty folders ("name/") and of files. Names are made of safe segments by whoever calls. */
export async function sendArchive(
  { response }: TransferCall,
  name: string,
  folders: readonly string[],
  files: () => AsyncIterable<{ name: string; bytes: Buffer }>,
): Promise<void> {
  const parts: ZipPart[] = folders.map((folder) => ({ name: folder, content: [] }));
  for await (const { name: path, bytes } of files()) parts.push({ name: path, content: [bytes] });
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-disposition': dispositionOf(name),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  // A browser that goes away is its own affair.
  await pipeline(Readable.from(zipOf(parts)), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
