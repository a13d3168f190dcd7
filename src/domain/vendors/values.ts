/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

export const TIERS = ['Critical', 'High', 'Medium', 'Low'] as const;
export const COMPLIANCES = ['ISO 27001', 'SOC 2', 'PCI DSS', 'HIPAA', 'None'] as const;
export const BANDS = ['good', 'fair', 'alert'] as const;
export const VENDOR_COLUMNS = ['name', 'tier', 'industry', 'score', 'reviewDueOn', 'lastScanAt', 'changedAt'] as const;
/** Vendors that wait for somebody. */
export const VENDOR_SLICES = [
  'review-overdue',
  'certificate-ended',
  'certificate-expiring',
  'contract-ending',
  'without-owner',
  'without-contract',
] as const;
export const RECORD_KINDS = [
  'contact',
  'contract',
  'service',
  'data',
  'certificate',
  'subcontractor',
  'incident',
] as const;
export const CLAUSES = ['security', 'confidentiality', 'personal-data', 'audit', 'incidents', 'exit'] as const;
export const CLASSIFICATIONS = ['Public', 'Internal', 'Confidential', 'Restricted'] as const;
export const STANDARDS = ['ISO 27001', 'SOC 2', 'PCI DSS', 'HIPAA', 'Other'] as const;
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
/** What an incident did to the service; planned maintenance does not count as downtime. */
export const AFFECTED = ['down', 'maintenance', 'unaffected'] as const;
export const ACCESSES = ['none', 'data', 'systems', 'premises'] as const;
export const OUTCOMES = ['satisfactory', 'improvements', 'unsatisfactory'] as const;

/** How many days before its end a certificate or a contract is worth a look. */
export const SOON_DAYS = 60;
