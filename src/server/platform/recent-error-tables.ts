import type { ColumnType } from 'kysely';
import type { RecentError } from '#domain/activity/recent-error.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface RecentErrorTables {
  recent_errors: {
    id: string;
    organisation_id: string | null;
    at: At;
    origin: RecentError['origin'];
    place: string;
    what: string;
  };
}
