import { z } from 'zod';

/** What a person asked for to hand to an auditor; it is kept for a day. `isReady` once its job is done. */
export const AuditPack = z.object({
  id: z.uuid(),
  framework: z.string(),
  name: z.string(),
  size: z.number().int(),
  isReady: z.boolean(),
  jobId: z.uuid(),
  madeAt: z.string(),
});
export type AuditPack = z.infer<typeof AuditPack>;

/** The days of the audit trail that a pack holds. */
export const TRAIL_DAYS = 365;

const MOST = 80;

/**
 * Where a document lies in a pack: its number keeps names apart and from being one that a system reserves; nothing of its name can lead
 * out of the folder.
 * @param number from 1
 */
export function packedName(number: number, fileName: string): string {
  const safe = fileName
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\/:*?<>|]/gu, '_')
    .replaceAll('..', '_')
    .trim();
  const dot = safe.lastIndexOf('.');
  const hasEnding = dot > 0 && safe.length - dot <= 6;
  const ending = hasEnding ? safe.slice(dot).replaceAll(/\s/g, '') : '';
  const stem = Array.from(hasEnding ? safe.slice(0, dot) : safe)
    .slice(0, MOST)
    .join('')
    .replaceAll(/[. ]+$/g, '');
  return `evidence/${String(number).padStart(3, '0')}-${stem || 'document'}${ending === '.' ? '' : ending}`;
}
