import type { ColumnType } from 'kysely';

export interface RoundTables {
  rounds: {
    organisation_id: string;
    name: string;
    done_at: ColumnType<Date, Date, Date>;
  };
}
