/** Where somebody stands in an organisation: inside, shut out for now, invited, or asking to be let in. */
export const USER_STATUSES = ['active', 'suspended', 'invited', 'pending'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
