import type { ReportBar } from '#domain/readiness/reports/report.ts';

/** Each is readable on white paper, in grey as well by its length. */
export const TONES: Record<ReportBar['tone'], string> = {
  success: '#15803d',
  warning: '#b45309',
  error: '#b91c1c',
  neutral: '#6b7280',
};
