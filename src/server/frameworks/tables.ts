import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Relation } from '#domain/frameworks/crosswalk.ts';
import type { CustomContent } from '#domain/frameworks/custom/content.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface FrameworkTables {
  organisation_frameworks: {
    organisation_id: string;
    framework: string;
    added_at: At;
    added_by: string;
    added_by_name: string;
    in_statement: Generated<boolean>;
  };
  custom_frameworks: {
    organisation_id: string;
    id: string;
    content: ColumnType<CustomContent, string, string>;
    fingerprint: GeneratedAlways<string>;
    number: number;
    file_name: string;
    added_at: At;
    added_by: string;
    added_by_name: string;
    changed_at: At;
    changed_by: string;
    changed_by_name: string;
    removed_at: At | null;
  };
  crosswalk_overrules: {
    id: string;
    organisation_id: string;
    from_framework: string;
    from_requirement: string;
    to_framework: string;
    to_requirement: string;
    relation: Relation | null;
    reason: string;
    decided_at: At;
    decided_by: string;
    decided_by_name: string;
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
