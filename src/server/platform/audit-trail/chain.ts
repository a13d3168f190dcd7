import { createHash, createHmac } from 'node:crypto';
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

/** Of the installation's secret: who does not hold it cannot write an entry that verifies, whatever else they may do. */
export const AUDIT_TRAIL_KEY = 'audit trail';

/** HMAC-SHA-256 (hex) under the installation's key over the canonical JSON of the entry, its chain and the hash before it. */
export function hashOf(chainId: string, entry: Omit<AuditEntry, 'hash'>, key: string): string {
  return createHmac('sha256', key).update(factsOf(chainId, entry)).digest('hex');
}

/** SHA-256 (hex) over the same, as versions before 2.2 wrote it: whoever sees the entry can compute it. */
export function unkeyedHashOf(chainId: string, entry: Omit<AuditEntry, 'hash'>): string {
  return createHash('sha256').update(factsOf(chainId, entry)).digest('hex');
}

const factsOf = (organisationId: string, entry: Omit<AuditEntry, 'hash'>) =>
  canonicalJson({ organisationId, ...entry });
