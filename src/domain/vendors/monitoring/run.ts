import { z } from 'zod';
import { Job } from '../../activity/audit-entry.ts';
import { Change, Finding } from './finding.ts';
import { CAUSES, RHYTHMS } from './values.ts';

/** One look at the domains of a vendor. */
export const MonitoringRun = z.object({
  id: z.uuid(),
  cause: z.enum(CAUSES),
  askedByName: z.string(),
  startedAt: z.string(),
  endedAt: z.string(),
  findings: z.array(Finding),
  changes: z.array(Change),
  /** 0 to 100; null where too little could be seen. Derived from the findings when they were made. */
  posture: z.number().int().nullable(),
  /** What each check takes away, in points of 100. */
  parts: z.array(z.object({ check: z.string(), points: z.number() })),
});
export type MonitoringRun = z.infer<typeof MonitoringRun>;

export const VendorMonitoring = z.object({
  /** What would be looked at now. */
  domains: z.array(z.string()),
  /** The job that looks at this vendor, alone or among all. */
  job: Job.nullable(),
  /** The one asked for, or the last one. */
  run: MonitoringRun.nullable(),
  /** The runs that are kept, newest first. */
  history: z.array(
    z.object({
      id: z.uuid(),
      endedAt: z.string(),
      posture: z.number().int().nullable(),
      problems: z.number().int(),
      warnings: z.number().int(),
    }),
  ),
});
export type VendorMonitoring = z.infer<typeof VendorMonitoring>;

const OfVendor = z.object({ vendorId: z.uuid(), vendorName: z.string() });

/** The monitoring of all vendors. */
export const MonitoringOverview = z.object({
  rhythm: z.enum(RHYTHMS),
  /** When the next vendor is due; null where nothing is scheduled, and where one was never looked at: it is due already. */
  nextAt: z.string().nullable(),
  /** Whether somebody is due already, and looked at with the next run. */
  isDue: z.boolean(),
  lastAt: z.string().nullable(),
  /** Vendors, and those of them that have a domain. */
  vendors: z.number().int(),
  withDomains: z.number().int(),
  /** Standing problems and warnings of the last run of each vendor, and vendors whose posture is an alert. */
  problems: z.number().int(),
  warnings: z.number().int(),
  alerts: z.number().int(),
  /** What is under way; without a vendor it is all of them. */
  jobs: z.array(z.object({ job: Job, vendorId: z.uuid().nullable(), vendorName: z.string().nullable() })),
  /** Newest first. */
  changes: z.array(Change.extend(OfVendor.shape).extend({ at: z.string() })),
  /** Standing problems, the newest first. */
  standing: z.array(Finding.extend(OfVendor.shape)),
});
export type MonitoringOverview = z.infer<typeof MonitoringOverview>;
