/** An account may sign in, or is shut out of the whole installation. */
export const ACCOUNT_STATES = ['active', 'suspended'] as const;
