/** The ways of saying whom a document is for. Apart from the schemas, for pages. */
export const AUDIENCE_KINDS = ['everybody', 'roles', 'departments', 'people'] as const;
