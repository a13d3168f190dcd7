/** How an attempt to sign in can end. Apart from the schemas, so that a page's address can be read without their library. */
export const SIGN_IN_OUTCOMES = ['done', 'wrong', 'locked', 'refused'] as const;
