import { once } from 'node:events';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { z } from 'zod';
import type { Files, Received } from '../../platform/files.ts';
import { CONTENTS } from './collections.ts';
import type { Staging } from './staging-tables.ts';

/** Bytes of a file in one row of a backup: a row never becomes large. */
const PIECE = 768 * 1024;

const Content = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  part: z.number().int().min(0),
  base64: z.base64().max(2 * PIECE),
});

/** The rows of a stored file, or none when its bytes are gone. */
export async function* readContent(files: Files, sha256: string): AsyncGenerator<string> {
  const path = files.pathOf(sha256);
  if (!(await stat(path).catch(() => undefined))) return;
  let part = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>)
    yield JSON.stringify({ sha256, part: part++, base64: bytes.toString('base64') });
  if (part === 0) yield JSON.stringify({ sha256, part, base64: '' });
}

interface Open {
  sha256: string;
  parts: number;
  hash: Hash;
  size: number;
  row: number;
  /** Where the bytes go when they are to be kept. */
  target: { stream: PassThrough; received: Promise<Received> } | undefined;
}

/**
 * Takes the bytes of files piece by piece. Each must be what its hash says. With `files` they are kept, which harms nobody when the
 * restoration ends without success: bytes that no row names are nowhere to be seen.
 */
export function openContents({ note, counts }: Staging, files: Files | undefined) {
  const sizes = new Map<string, number>();
  let open: Open | undefined;

  async function close(): Promise<void> {
    const done = open;
    open = undefined;
    if (!done) return;
    done.target?.stream.end();
    const received = await done.target?.received;
    const isRight = done.hash.digest('hex') === done.sha256;
    if (received && files) await (isRight ? files.commit(received) : files.drop(received));
    if (!isRight)
      note({ fault: 'wrong_content', collection: CONTENTS, row: done.row, field: 'base64', detail: done.sha256 });
    else sizes.set(done.sha256, done.size);
  }

  return {
    sizes,
    async take(first: number, rows: readonly unknown[]): Promise<void> {
      counts[CONTENTS] = (counts[CONTENTS] ?? 0) + rows.length;
      for (const [index, given] of rows.entries()) {
        const { data } = Content.safeParse(given);
        if (!data) {
          note({ fault: 'wrong_type', collection: CONTENTS, row: first + index, field: null });
          continue;
        }
        if (data.part === 0) {
          await close();
          open = begin(data.sha256, first + index, files);
        }
        if (!open || open.sha256 !== data.sha256 || open.parts !== data.part || sizes.has(data.sha256)) {
          note({
            fault: 'wrong_content',
            collection: CONTENTS,
            row: first + index,
            field: 'part',
            detail: data.sha256,
          });
          continue;
        }
        const bytes = Buffer.from(data.base64, 'base64');
        open.parts += 1;
        open.size += bytes.length;
        open.hash.update(bytes);
        if (open.target && !open.target.stream.write(bytes)) await once(open.target.stream, 'drain');
      }
    },
    close,
    /** Lets go of what was being taken when the reading ended early. */
    async abandon(): Promise<void> {
      const left = open?.target;
      open = undefined;
      left?.stream.destroy(new Error('The reading of a backup ended early.'));
      await left?.received.catch(() => {});
    },
  };
}

function begin(sha256: string, row: number, files: Files | undefined): Open {
  const stream = new PassThrough();
  const target = files && { stream, received: files.receive(stream) };
  // Whoever closes it hears of it; until then nobody waits.
  target?.received.catch(() => {});
  return { sha256, parts: 0, hash: createHash('sha256'), size: 0, row, target };
}
