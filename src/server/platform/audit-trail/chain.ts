import { createHash } from 'node:crypto';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';

/** The hash before the first entry of a chain. */
export const NO_HASH = '';

/** JSON with sorted keys and without undefined: the same facts give the same text wherever they were kept in between. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sortKeys(part)]),
  );
}

/** SHA-256 (hex) over the canonical JSON of the entry, its organisation and the hash before it. */
export function hashOf(organisationId: string, entry: Omit<AuditEntry, 'hash'>): string {
  return createHash('sha256')
    .update(canonicalJson({ organisationId, ...entry }))
    .digest('hex');
}
