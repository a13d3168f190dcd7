import { currentOrganisation } from '../kit/current-organisation.ts';
import type { LibrarySearch } from './library-search.ts';

export interface Passage {
  start: number;
  end: number;
}

/** The page of a document, opened at a passage where one is given. */
export function hrefOfDocument(id: string, passage?: Passage): string {
  const path = `/app/document-check/${id}`;
  return passage ? `${path}?at=${passage.start}-${passage.end}` : path;
}

/** The passage that an address names; nonsense names none. */
export function passageOf(at: unknown): Passage | null {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(String(at ?? '')) ?? [];
  const passage = { start: Number(start), end: Number(end) };
  return start !== undefined && passage.start < passage.end ? passage : null;
}

/** The original file; a link carries no header, so the organisation stands in the address. */
export function hrefOfFile(id: string): string {
  const organisation = currentOrganisation();
  const query = organisation ? `?organisation=${encodeURIComponent(organisation)}` : '';
  return `/api/v1/documents/${id}/file${query}`;
}

/** The file of a version, as it was approved. */
export function hrefOfVersionFile(id: string, number: number): string {
  const organisation = currentOrganisation();
  const query = organisation ? `?organisation=${encodeURIComponent(organisation)}` : '';
  return `/api/v1/documents/${id}/versions/${number}/file${query}`;
}

/** The working draft as a file. */
export function hrefOfDraftFile(id: string, format: 'docx' | 'md'): string {
  const query = new URLSearchParams({ format, organisation: currentOrganisation() ?? '' });
  return `/api/v1/documents/${id}/draft/file?${query.toString()}`;
}

/** The library, narrowed where the search says so. */
export function hrefOfLibrary(search: LibrarySearch = {}): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
  return query ? `/app/document-check?${query}` : '/app/document-check';
}

export const REVIEW = '/app/document-check/review';
