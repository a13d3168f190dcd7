/** The steps of the set-up assistant, as they stand in the address. */
export const SETUP_STEPS = ['profile', 'requirements', 'state', 'analysis'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
