/** How a field is entered and shown that needs no code of its own. */
export type SimpleField =
  | { as: 'text' | 'link'; isRequired?: boolean; placeholder?: string; rows?: number }
  | { as: 'number'; min?: number; step?: number; prefix?: string }
  | { as: 'day' };

/** What stands for fields by their names: every one that is not declared as simple must have code of its own, and others may. */
export type OwnParts<Name extends string, Simple extends string, Part> = Record<Exclude<Name, Simple>, Part> &
  Partial<Record<Name, Part>>;
