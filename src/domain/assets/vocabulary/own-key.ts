/** How a column of files and lists names one of the organisation's own fields: by its id. Apart from the schemas, as ../values.ts is. */
export type OwnKey = `own:${string}`;

export const ownKey = (id: string): OwnKey => `own:${id}`;

/** The id of an own field; null of any other. */
export const ownIdOf = (key: string): string | null => (key.startsWith('own:') ? key.slice(4) : null);
