import { useSyncExternalStore } from 'react';
import type { Refusal } from '#domain/documents/analysis.ts';
import { client } from '../../kit/requests/api.ts';
import type { PickedFile } from '../../kit/files-in.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { refusalOfCode } from '../refusals.ts';
import { uploadFile } from './upload-file.ts';

/** Where a dropped file is on its way into the library. */
export type Step =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'sent'; fileId: string }
  | { at: 'filed'; documentId: string }
  | { at: 'present'; documentId: string; title: string }
  | { at: 'refused'; refusal: Refusal }
  | { at: 'failed'; message: string }
  | { at: 'stopped' };

export interface IntakeItem extends PickedFile {
  key: number;
  step: Step;
}

export interface Intake {
  items: readonly IntakeItem[];
  jobIds: readonly string[];
}

/** Uploads at once; more would only share the same line. */
const AT_ONCE = 3;
/** Files are read while others still upload, so they are filed in portions. */
const PORTION = 20;
const PATIENCE = 5000;

let intake: Intake | null = null;
let lastKey = 0;
let stopping = new AbortController();
let isFiling = false;
let whenFiled: () => void = () => undefined;
const listeners = new Set<() => void>();

function show(next: Intake | null): void {
  intake = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was dropped in this tab and what became of it; it goes on while one looks at other pages. */
export function useIntake(): Intake | null {
  return useSyncExternalStore(subscribe, () => intake);
}

function step(keys: readonly number[], next: (item: IntakeItem) => Step): void {
  if (!intake) return;
  const items = intake.items.map((item) => (keys.includes(item.key) ? { ...item, step: next(item) } : item));
  show({ ...intake, items });
}

function at<T extends Step['at']>(where: T) {
  type There = IntakeItem & { step: Extract<Step, { at: T }> };
  return (intake?.items ?? []).filter((item): item is There => item.step.at === where);
}

interface Dropped {
  taken: readonly PickedFile[];
  /** Files that need not be sent, each with why. */
  refused?: readonly (PickedFile & { refusal: Refusal })[];
  onFiled: () => void;
}

/** Takes dropped files in: sends them, files them in the library, and so has them read. Adds to what is still under way. */
export function takeIn({ taken, refused = [], onFiled }: Dropped): void {
  const known = intake && isUnderWay(intake) ? intake : { items: [], jobIds: [] };
  if (stopping.signal.aborted) stopping = new AbortController();
  whenFiled = onFiled;
  const items = [
    ...taken.map(({ file, path }) => ({ file, path, step: { at: 'waiting' } as Step })),
    ...refused.map(({ file, path, refusal }) => ({ file, path, step: { at: 'refused', refusal } as Step })),
  ].map((item) => ({ ...item, key: ++lastKey }));
  show({ ...known, items: [...known.items, ...items] });
  goOn();
}

/** Whether files are still on their way to the server. */
export function isUnderWay({ items }: Intake): boolean {
  return items.some((item) => ['waiting', 'sending', 'sent'].includes(item.step.at));
}

/** Sends again what failed on the way. */
export function tryAgain(): void {
  if (stopping.signal.aborted) stopping = new AbortController();
  step(
    [...at('failed'), ...at('stopped')].map(({ key }) => key),
    () => ({ at: 'waiting' }),
  );
  goOn();
}

/** What has not arrived stays out; what has arrived stays in. */
export function stopIntake(): void {
  stopping.abort();
  step(
    at('waiting').map(({ key }) => key),
    () => ({ at: 'stopped' }),
  );
}

export function closeIntake(): void {
  show(null);
}

function goOn(): void {
  for (const item of at('waiting').slice(0, AT_ONCE - at('sending').length)) void send(item);
  const sent = at('sent');
  const isLast = at('waiting').length + at('sending').length === 0;
  if (!isFiling && sent.length > 0 && (isLast || sent.length >= PORTION)) void fileAll(sent.slice(0, 100));
}

async function send({ key, ...picked }: IntakeItem): Promise<void> {
  const { signal } = stopping;
  step([key], () => ({ at: 'sending', share: 0 }));
  try {
    const fileId = await uploadFile(picked, (share) => step([key], () => ({ at: 'sending', share })), signal);
    step([key], () => ({ at: 'sent', fileId }));
  } catch (error) {
    const { status, code } = problemOf(error);
    const refusal = refusalOfCode(code) ?? (status === 413 ? 'too-large' : null);
    if (signal.aborted) step([key], () => ({ at: 'stopped' }));
    else if (refusal) step([key], () => ({ at: 'refused', refusal }));
    else if (status === 429) await waitToSend(key);
    else step([key], () => ({ at: 'failed', message: messageOf(error) }));
  }
  goOn();
}

/** Too many in a minute: the file keeps its place among those being sent, so that the others wait too. */
async function waitToSend(key: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  step([key], () => (stopping.signal.aborted ? { at: 'stopped' } : { at: 'waiting' }));
}

async function fileAll(sent: readonly (IntakeItem & { step: { fileId: string } })[]): Promise<void> {
  isFiling = true;
  const keys = sent.map(({ key }) => key);
  try {
    const files = sent.map((item) => ({ fileId: item.step.fileId }));
    const { job, added, present } = await client.documents.add({ files });
    const there = new Map(present.map((one) => [one.fileId, one]));
    const fresh = files.filter(({ fileId }) => !there.has(fileId));
    // Before the steps change: a list that does not know the new documents yet must not say that they are gone.
    whenFiled();
    const documentIds = new Map(fresh.map(({ fileId }, index) => [fileId, added[index]?.id ?? '']));
    step(keys, (item) => {
      const fileId = item.step.at === 'sent' ? item.step.fileId : '';
      const one = there.get(fileId);
      return one
        ? { at: 'present', documentId: one.documentId, title: one.title }
        : { at: 'filed', documentId: documentIds.get(fileId) ?? '' };
    });
    if (job) {
      noteJob(job);
      if (intake) show({ ...intake, jobIds: [...intake.jobIds, job.id] });
    }
  } catch (error) {
    const message = messageOf(error);
    step(keys, () => ({ at: 'failed', message }));
  } finally {
    isFiling = false;
  }
  goOn();
}
