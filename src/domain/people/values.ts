/** The five roles of the specification (platform-and-readiness, section 6). Apart from the schemas, so that a page can be drawn without their library. */
export const ROLES = ['admin', 'auditor', 'compliance_manager', 'user', 'viewer'] as const;
