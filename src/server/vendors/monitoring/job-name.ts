/** Named apart, so that who starts the job does not load what does it. */
export const MONITORING_JOB = 'risk_management.monitoring';
