export interface RequirementSearch {
  /** The comment that a notification leads to. */
  comment?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readRequirementSearch({ comment }: Record<string, unknown>): RequirementSearch {
  return typeof comment === 'string' && UUID.test(comment) ? { comment } : {};
}
