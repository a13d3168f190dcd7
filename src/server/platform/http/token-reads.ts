import { tokenSubject } from '#domain/people/subject.ts';
import { BULK_ROWS } from '#domain/activity/departure.ts';
import { perform } from '../context.ts';
import type { TransactionServices, Visitor } from '../context.ts';
import { dayOf } from '../day.ts';

/** Counts what tokens read in a day, on this server: after a start it begins anew. */
export function openTokenReads(services: TransactionServices) {
  let day = '';
  const rows = new Map<string, number>();
  return {
    /** Adds an answer's rows. Where they pass a bound, an entry tells of it. */
    async note(
      visitor: Visitor,
      token: { id: string; name: string },
      answer: unknown,
      now = new Date(),
    ): Promise<void> {
      if (dayOf(now) !== day) rows.clear();
      day = dayOf(now);
      const before = rows.get(token.id) ?? 0;
      const after = before + rowsIn(answer);
      rows.set(token.id, after);
      const passed = BULK_ROWS.findLast((bound) => before < bound && after >= bound);
      if (passed === undefined) return;
      await perform(services, visitor, false, async ({ record }) =>
        record({
          action: 'read-in-bulk',
          subject: tokenSubject,
          subjectId: token.id,
          title: token.name,
          after: { rows: after },
        }),
      );
    },
  };
}

export type TokenReads = ReturnType<typeof openTokenReads>;

/** One thing asked for by its name is no bulk, however often a program looks at it. */
function rowsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const { rows } = (answer ?? {}) as { rows?: unknown };
  return Array.isArray(rows) ? rows.length : 0;
}
