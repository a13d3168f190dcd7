import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '#domain/documents/analysis.ts';
import { refusalOfCode } from '../../documents/refusals.ts';
import { uploadFile } from '../../documents/intake/upload-file.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import type { PickedFile } from '../../kit/files-in.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';

/** Where one chosen file is on its way into the library. */
export type Taking =
  | { at: 'none' }
  | { at: 'sending'; name: string; share: number }
  | { at: 'filing'; name: string }
  | { at: 'refused'; name: string; refusal: Refusal }
  | { at: 'failed'; name: string; message: string };

/** Sends one file and files it in the library, or finds that it is there already; either way it answers with the document. */
export function useTakeDocument() {
  const queryClient = useQueryClient();
  const [taking, setTaking] = useState<Taking>({ at: 'none' });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const take = async ({ file }: PickedFile): Promise<string | null> => {
    const { name } = file;
    const control = new AbortController();
    stopping.current = control;
    setTaking({ at: 'sending', name, share: 0 });
    try {
      const onProgress = (share: number) => setTaking({ at: 'sending', name, share });
      // The library would file a path in its folders; what is classified here finds its place by its type.
      const fileId = await uploadFile({ file, path: name }, onProgress, control.signal);
      setTaking({ at: 'filing', name });
      const { job, added, present } = await client.documents.add({ files: [{ fileId }] });
      if (job) noteJob(job);
      await queryClient.invalidateQueries({ queryKey: orpc.documents.list.key() });
      setTaking({ at: 'none' });
      return added[0]?.id ?? present[0]?.documentId ?? null;
    } catch (error) {
      const { code, status } = problemOf(error);
      const refusal = refusalOfCode(code) ?? (status === 413 ? 'too-large' : null);
      if (control.signal.aborted) setTaking({ at: 'none' });
      else if (refusal) setTaking({ at: 'refused', name, refusal });
      else setTaking({ at: 'failed', name, message: messageOf(error) });
      return null;
    }
  };
  const refuse = (name: string, refusal: Refusal) => setTaking({ at: 'refused', name, refusal });
  return { taking, take, refuse, stop: () => stopping.current?.abort(), forget: () => setTaking({ at: 'none' }) };
}
