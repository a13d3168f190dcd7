import { OBJECTION_KINDS, SEVERITIES } from '#domain/documents/check/values.ts';

/** What stands in the address of the check. */
export interface CheckSearch {
  kind?: (typeof OBJECTION_KINDS)[number];
  severity?: (typeof SEVERITIES)[number];
  document?: string;
  /** Counts from 1. */
  page?: number;
}

export function readCheckSearch(raw: Record<string, unknown>): CheckSearch {
  const kind = OBJECTION_KINDS.find((each) => each === raw['kind']);
  const severity = SEVERITIES.find((each) => each === raw['severity']);
  const page = Number(raw['page']);
  const document =
    typeof raw['document'] === 'string' && /^[0-9a-f-]{36}$/.test(raw['document']) ? raw['document'] : null;
  return {
    ...(kind && { kind }),
    ...(severity && { severity }),
    ...(document && { document }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
