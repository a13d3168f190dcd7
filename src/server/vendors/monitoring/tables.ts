import type { ColumnType } from 'kysely';
import type { DomainFacts } from '#domain/vendors/monitoring/facts.ts';
import type { Change, Finding } from '#domain/vendors/monitoring/finding.ts';
import type { MonitoringOverview, MonitoringRun } from '#domain/vendors/monitoring/run.ts';

type At = ColumnType<Date, Date | string, Date | string>;

export interface MonitoringTables {
  vendor_monitoring_runs: {
    id: string;
    organisation_id: string;
    vendor_id: string;
    job_id: string;
    cause: MonitoringRun['cause'];
    asked_by_name: string;
    started_at: At;
    ended_at: At;
    facts: ColumnType<DomainFacts[], string, never>;
    findings: ColumnType<Finding[], string, never>;
    changes: ColumnType<Change[], string, never>;
    posture: number | null;
    has_reached: boolean;
  };
  vendor_monitoring_orders: {
    job_id: string;
    organisation_id: string;
    vendor_id: string | null;
    cause: MonitoringRun['cause'];
    ordered_at: At;
    ordered_by_name: string;
  };
  vendor_monitoring_settings: {
    organisation_id: string;
    rhythm: MonitoringOverview['rhythm'];
    changed_at: At;
    changed_by_name: string;
  };
}
