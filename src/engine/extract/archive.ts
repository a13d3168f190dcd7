import yauzl from 'yauzl';
import { LIMITS } from './limits.ts';
import { Refused } from './refusal.ts';

/** An opened archive: the names of its entries and a bounded way to read one. */
export interface Archive {
  names: string[];
  read(name: string): Promise<Buffer | null>;
}

/**
 * Opens an archive held in memory. Only entries that are asked for are inflated, and what counts are the bytes that really come out,
 * not the sizes the archive declares.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw new Refused('damaged', 'The document is damaged and cannot be opened.');
  });
  if (zip.entryCount > LIMITS.entries)
    throw new Refused('hostile', 'The document holds far more parts than any real one.');
  const entries = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size > LIMITS.entries) break;
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
    }
  } catch {
    throw new Refused('damaged', 'The document is damaged and cannot be opened.');
  }
  let total = 0;
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) return null;
    if (entry.isEncrypted())
      throw new Refused('encrypted', 'The document is protected with a password; please upload an unlocked copy.');
    if (entry.uncompressedSize > LIMITS.entryBytes) throw bomb();
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        size += (chunk as Buffer).length;
        total += (chunk as Buffer).length;
        if (size > LIMITS.entryBytes || total > LIMITS.totalBytes) throw bomb();
        if (size > LIMITS.ratioFrom && size > LIMITS.ratio * entry.compressedSize) throw bomb();
        chunks.push(chunk as Buffer);
      }
    } catch (problem) {
      if (problem instanceof Refused) throw problem;
      throw new Refused('damaged', 'The document is damaged and cannot be read to its end.');
    }
    return Buffer.concat(chunks);
  };
  return { names: [...entries.keys()], read };
}

function bomb(): Refused {
  return new Refused('hostile', 'The document unpacks to far more than any real one and was not opened.');
}
