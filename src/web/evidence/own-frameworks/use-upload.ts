import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomFramework, CustomPreview, CustomUpload } from '#domain/frameworks/custom/upload.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import { decodeTable } from '#domain/tables/table.ts';
import { client } from '../../kit/requests/api.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshOwn } from './own-queries.ts';

export interface Head {
  title: string;
  edition: string;
  publisher: string;
}

/** One upload from the choice of a file to the framework. The server looks at everything again when it is kept. */
export function useUpload(framework: CustomFramework | null, onDone: () => void) {
  const { t } = useTranslation('mapping');
  const refresh = useRefreshOwn();
  const [file, setFile] = useState<Pick<CustomUpload, 'fileName' | 'text' | 'place'> | null>(null);
  const [head, setHead] = useState<Head>({
    title: framework?.title ?? '',
    edition: framework?.edition ?? '',
    publisher: framework?.publisher ?? '',
  });
  const [preview, setPreview] = useState<CustomPreview | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const look = async (opened: NonNullable<typeof file>) => {
    const answer = await client.frameworks.custom.preview.add({ ...opened, ...(framework && { id: framework.id }) });
    // The way back from a table that holds no requirements is another one.
    const { place } = opened;
    setPreview((old) => ({
      ...answer,
      found: answer.found ?? (place && old?.found ? { ...old.found, place, notices: [] } : null),
    }));
    setFile(opened);
    // What the file says of itself fills what nobody has typed.
    setHead((old) => ({
      title: old.title || answer.head.title,
      edition: old.edition || answer.head.edition,
      publisher: old.publisher || answer.head.publisher,
    }));
  };

  return {
    file: file?.fileName ?? null,
    head,
    preview,
    isBusy,
    problem,
    name: (change: Partial<Head>) => setHead((old) => ({ ...old, ...change })),
    open: (chosen: File | undefined, refused: string | undefined) =>
      attempt(async () => {
        if (!chosen) return setProblem(t(refused === 'size' ? 'refusal.too-large' : 'refusal.unknown-kind'));
        const text = decodeTable(new Uint8Array(await chosen.arrayBuffer()), (part, encoding, isStrict) =>
          new TextDecoder(encoding, { fatal: isStrict }).decode(part),
        );
        if (text === null) return setProblem(t('refusal.unreadable', { detail: '' }));
        await look({ fileName: chosen.name, text });
      }),
    choose: (place: TablePlace) => attempt(async () => file && look({ ...file, place })),
    forget: () => {
      setFile(null);
      setPreview(null);
      setProblem(null);
    },
    keep: (use: boolean, leaves: string[]) =>
      attempt(async () => {
        if (!file || !preview) return;
        const { framework: kept, job } = framework
          ? await client.frameworks.custom.change({
              ...file,
              ...head,
              id: framework.id,
              number: preview.number ?? framework.number,
              leaves,
            })
          : await client.frameworks.custom.add({ ...file, ...head, use });
        if (job) noteJob(job);
        toast('success', t(framework ? 'upload.changed' : 'upload.added', { title: kept.title }));
        refresh();
        onDone();
      }),
  };
}
