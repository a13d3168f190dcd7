import { pipeline } from 'node:stream/promises';
import { openStored } from '../files.ts';
import type { TransferCall } from './transfers.ts';

interface Named {
  name: string;
  mediaType: string;
}

/** Streams a stored file as a download: never shown, never guessed at, never run. */
export async function sendFile(call: TransferCall, file: Named & { sha256: string; size: number }): Promise<void> {
  const { size, stream } = await openStored(call.files, file.sha256);
  await call.depart({ file: file.name, bytes: size }).catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
  call.response.writeHead(200, { ...headersOf(file), 'content-length': size });
  // A browser that goes away is its own affair.
  await pipeline(stream, call.response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** A picture of ours within a page. Its address names its content, so a browser never asks twice. */
export async function sendPicture(call: TransferCall, picture: Named & { sha256: string }): Promise<void> {
  const { size, stream } = await openStored(call.files, picture.sha256);
  call.response.writeHead(200, {
    ...headersOf(picture),
    'cache-control': 'private, max-age=31536000, immutable',
    'content-length': size,
  });
  await pipeline(stream, call.response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

export async function sendBytes(
  call: TransferCall,
  file: Named & { bytes: Uint8Array | string; rows?: number },
): Promise<void> {
  const bytes = Buffer.from(file.bytes as Uint8Array);
  await call.depart({ file: file.name, bytes: bytes.length, rows: file.rows });
  call.response.writeHead(200, { ...headersOf(file), 'content-length': bytes.length });
  call.response.end(bytes);
}

function headersOf({ name, mediaType }: Named): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': dispositionOf(name),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  };
}

/** RFC 6266: an ASCII name for old readers and the whole one beside it; no quotes, slashes or control bytes in either. */
export function dispositionOf(name: string): string {
  const safe =
    name
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"\\/:*?<>|]/gu, '_')
      .slice(0, 200)
      .trim() || 'file';
  const ascii = safe.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '') || 'file';
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
