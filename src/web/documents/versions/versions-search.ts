/** Which two versions are compared; a number, or the draft. */
export interface VersionsSearch {
  from?: number;
  to?: number | 'draft';
}
