import type { ColumnType } from 'kysely';
import type { ControlStatus } from '#domain/controls/control.ts';

export interface ControlTables {
  controls: {
    organisation_id: string;
    framework: string;
    requirement_id: string;
    status: ControlStatus;
    applicable: boolean;
    justification: string;
    owner_id: string | null;
    due_on: string | null;
    version: number;
    changed_at: ColumnType<Date, Date | string, Date | string>;
  };
}
