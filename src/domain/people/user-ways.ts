/** How those who are new come in: they take an invitation, or have an account with a password they must change. */
export const USER_WAYS = ['invitation', 'account'] as const;
export type UserWay = (typeof USER_WAYS)[number];
