/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */
export const ASSET_TYPES = [
  'Laptop',
  'Desktop',
  'Server',
  'Mobile Device',
  'Tablet',
  'Network Device',
  'Storage Device',
  'Printer',
  'Scanner',
  'Software License',
  'Cloud Service',
  'Database',
  'Application',
  // Beyond the specification's list: what ISO/IEC 27001 A.5.9 calls information, on whatever it is kept.
  'Information',
] as const;
export const ASSET_CATEGORIES = ['Hardware', 'Software', 'Cloud', 'Network', 'Other'] as const;
export const DEPARTMENTS = [
  'Executive',
  'Human Resources',
  'Finance',
  'IT Operations',
  'Engineering',
  'Sales',
  'Marketing',
  'Legal',
  'Compliance',
] as const;
export const RISK_LEVELS = ['Low', 'Medium', 'High'] as const;
export const ASSET_STATUSES = ['Active', 'Inactive', 'Maintenance', 'Retired'] as const;
export const DATA_CLASSIFICATIONS = ['Public', 'Internal', 'Confidential', 'Restricted'] as const;
export const PATCH_LEVELS = ['Current', 'Behind', 'Critical'] as const;
export const BACKUP_STATUSES = ['Enabled', 'Disabled', 'Pending'] as const;
export const COMPLIANCE_STATUSES = ['Compliant', 'Needs Review', 'Non-Compliant', 'Pending Review'] as const;
/** The fields whose choices an organisation adds to, and the kinds of fields that it gives its assets. */
export const OPTION_FIELDS = ['type', 'department', 'status'] as const;
export const FIELD_KINDS = ['text', 'number', 'date', 'yes-no', 'choice'] as const;
/** Characters of a choice or of a field's name that an organisation adds. */
export const OWN_NAME_LENGTH = 60;
