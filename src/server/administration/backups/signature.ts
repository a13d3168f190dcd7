import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** Of the installation's secret. */
export const BACKUP_KEY = 'backups';

const tailOf = (signature: string) => `,"signature":"${signature}"}\n`;
const TAIL = Buffer.byteLength(tailOf('0'.repeat(64)));

/**
 * Signs a backup while it is written: HMAC-SHA-256 over every byte before the signature, which stands last in the file. Nobody but this
 * installation can make one, and nobody else can check it.
 */
export async function* signed(pieces: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const hmac = createHmac('sha256', key);
  for await (const piece of pieces) {
    hmac.update(piece);
    yield piece;
  }
  yield Buffer.from(tailOf(hmac.digest('hex')));
}

/** Whether this installation wrote the file, and nobody changed it since. */
export async function isSignedHere(path: string, key: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size <= TAIL) return false;
  const tail = Buffer.alloc(TAIL);
  const file = await open(path);
  await file.read(tail, 0, TAIL, size - TAIL);
  await file.close();
  const bytes: AsyncIterable<Buffer> = createReadStream(path, { end: size - TAIL - 1 });
  const hmac = createHmac('sha256', key);
  for await (const chunk of bytes) hmac.update(chunk);
  return timingSafeEqual(tail, Buffer.from(tailOf(hmac.digest('hex'))));
}
