/** What a released version left behind (`test/keep-release.ts`). */
export interface KeptRelease {
  version: string;
  organisation: { id: string; name: string };
  administrator: string;
  /** What each path said there is. */
  totals: Record<string, number>;
  /** The migrations that had been applied. */
  migrations: string[];
  tables: KeptTable[];
}

export interface KeptTable {
  name: string;
  columns: string[];
  /** JSON as PostgreSQL writes it. */
  rows: string;
}

/** REST paths of lists that every version answers. */
export const PATHS = [
  '/assets',
  '/documents',
  '/risks',
  '/vendors',
  '/evidence?framework=iso-27001-2022',
  '/controls/iso-27001-2022',
  '/suggestions?framework=iso-27001-2022',
  '/activity',
] as const;

export function totalOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { total, rows } = answer as { total?: number; rows?: unknown[] };
  return total ?? rows?.length ?? -1;
}
