import { z } from 'zod';

/** A fault of the last days. `id` is the reference that was shown; `what` names the fault without anybody's data. */
export const RecentError = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  origin: z.enum(['server', 'interface', 'job']),
  place: z.string(),
  what: z.string(),
});
export type RecentError = z.infer<typeof RecentError>;

const SECRETS = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '{id}'],
  [/(["'`«“])(?:(?!["'`»”]).)*["'`»”]/g, '$1…$1'],
  [/\b(?:https?|wss?|postgres(?:ql)?|smtps?|file):\/\/\S+/gi, '…'],
  [/(?<![\w.])\/(?:[\w.@-]+\/)+[\w.@-]+/g, '…'],
  [/\b[A-Za-z0-9_-]{24,}\b/g, '…'],
  [/\d{4,}/g, '…'],
] as const;

/** The path of a page without the ids in it and without what was searched for. At most 200 characters. */
export function placeOf(path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  return page
    .split('/')
    .map((part) => (/^[a-z0-9.-]{1,40}$/i.test(part) && !/[0-9a-f]{8}-/i.test(part) ? part : part && '…'))
    .join('/')
    .slice(0, 200);
}

/** An error's message without what may be somebody's: quoted texts, addresses, ids, paths, long numbers and keys. At most 200 characters. */
export function withoutData(message: string): string {
  const line = message.split('\n', 1)[0] ?? '';
  return SECRETS.reduce((text, [pattern, put]) => text.replaceAll(pattern, put), line).slice(0, 200);
}
