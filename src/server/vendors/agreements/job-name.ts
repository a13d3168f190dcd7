/** Named apart, so that who starts the job does not load what does it. */
export const AGREEMENT_JOB = 'risk_management.agreement';
