import { CustomContent, type CustomHead } from '#domain/frameworks/custom/content.ts';
import { type RequirementOutcome, outcomesOf, type OnRecord } from '#domain/frameworks/custom/difference.ts';
import { checkLines } from '#domain/frameworks/custom/lines.ts';
import type { CustomPreview, CustomUpload } from '#domain/frameworks/custom/upload.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkOf } from '../../frameworks/catalogue.ts';
import { readUpload } from '../../frameworks/custom/read-upload.ts';
import { listCustom, onRecord } from '../../frameworks/custom/store.ts';
import { libraryOf } from '../../frameworks/library.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problems.ts';

/** An upload held against what there is. `content` is null where something is wrong with it. */
export interface Planned extends CustomPreview {
  content: CustomContent | null;
  before: CustomContent | null;
}

/** @throws Problem not_found for a framework that is not there or was removed. */
export async function planUpload(context: Context, upload: CustomUpload, id?: string): Promise<Planned> {
  const kept = id === undefined ? undefined : (await listCustom(context)).find((each) => each.id === id);
  if (id !== undefined && (!kept || kept.removedAt)) throw notFound();
  const before = id === undefined ? null : ((await libraryOf(context, [id])).contents.get(id) ?? null);
  const number = kept?.number ?? null;
  const read = await readUpload(upload);
  if ('code' in read)
    return { refusal: read, head: headOf(upload, {}, before), fates: [], number, found: null, content: null, before };
  const base = frameworkOf(BASE_FRAMEWORK)?.requirements ?? [];
  const lines = checkLines(read.lines, new Set(base.map((requirement) => requirement.id)));
  const records = id === undefined ? [] : ((await onRecord(context)).get(id) ?? []);
  const known = new Map(records.map(({ requirementId, ...record }): [string, OnRecord] => [requirementId, record]));
  const head = headOf(upload, read.head, before);
  const outcomes = outcomesOf(lines, before?.requirements ?? [], known);
  const content = CustomContent.safeParse({ ...head, requirements: lines.map(({ requirement }) => requirement) });
  const isSound = content.success && outcomes.every(({ fate }) => fate !== 'error');
  return {
    refusal: null,
    head,
    fates: outcomes,
    number,
    found: read.found ?? null,
    content: isSound ? content.data : null,
    before,
  };
}

/** What is typed goes before what the file says, and that before what it was called. */
function headOf(upload: CustomUpload, said: Partial<CustomHead>, before: CustomHead | null): CustomHead {
  const of = (field: keyof CustomHead) => (upload[field] || said[field] || before?.[field] || '').slice(0, 80);
  return { title: of('title'), edition: of('edition'), publisher: of('publisher') };
}

/** Requirements that a file no longer has although something is on record for them. */
export const losses = (outcomes: readonly RequirementOutcome[]) =>
  outcomes.filter(({ fate, isDecided, evidence }) => fate === 'removed' && (isDecided || evidence > 0));
