import type { ColumnType, Generated } from 'kysely';

type At = ColumnType<Date, Date | string, Date | string>;

export interface FrameworkTables {
  organisation_frameworks: {
    organisation_id: string;
    framework: string;
    added_at: At;
    added_by: string;
    added_by_name: string;
  };
  edition_changes: {
    id: Generated<string>;
    organisation_id: string;
    from_framework: string;
    to_framework: string;
    made_at: At;
    made_by: string;
    made_by_name: string;
    reversed_at: At | null;
    reversed_by: string | null;
    reversed_by_name: string | null;
  };
}
