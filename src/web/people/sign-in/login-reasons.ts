/** What happened just before somebody is asked to sign in. Apart from the page: the route reads it, and would load the page with the shell. */
export const LOGIN_REASONS = ['expired', 'signed_out', 'password_changed', 'verified'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];
