/** How far a job of the queue is. */
export const WORK_STATES = ['waiting', 'running', 'failed', 'done'] as const;
