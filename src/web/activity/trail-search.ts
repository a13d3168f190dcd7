/** What stands in the audit trail's address. */
export interface TrailSearch {
  subject?: string;
  /** The id of one thing. */
  id?: string;
  actor?: string;
  q?: string;
  /** What restored files say, instead of what was recorded here. */
  files?: true;
  /** Data that left alone. */
  left?: true;
  page?: number;
  size?: number;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) || undefined : undefined;
const count = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

export function readTrailSearch(raw: Record<string, unknown>): TrailSearch {
  const search = {
    subject: text(raw['subject']),
    id: text(raw['id']),
    actor: text(raw['actor']),
    q: text(raw['q']),
    left: raw['left'] === true ? (true as const) : undefined,
    files: raw['files'] === true ? (true as const) : undefined,
    page: count(raw['page']),
    size: count(raw['size']),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
