import type { CustomRefusal, ReadUpload } from '#domain/frameworks/custom/upload.ts';
import { threadRunner } from '#engine/bounded/thread.ts';

type Read = ReadUpload | CustomRefusal;

/** A thousand requirements take a second on a slow core. */
const read = threadRunner<string, Read>(new URL('./yaml-thread.ts', import.meta.url), {
  time: 15_000,
  memory: 256,
  atOnce: 2,
});

/** Reads YAML: a file that is made to take long, or to break its reader, takes nobody's time but its own, and not forever. */
export function readYamlInThread(text: string): Promise<Read> {
  return read(text).catch(() => ({ code: 'unreadable', detail: '' }));
}
