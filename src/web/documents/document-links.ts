import { addressOf, PAGES } from '#domain/addresses.ts';
import { currentOrganisation } from '../kit/requests/current-organisation.ts';
import type { LibrarySearch } from './library/library-search.ts';

export interface Passage {
  start: number;
  end: number;
}

/** The page of a document, opened at a passage where one is given. */
export function hrefOfDocument(id: string, passage?: Passage): string {
  const path = addressOf('document', { id });
  return passage ? `${path}?at=${passage.start}-${passage.end}` : path;
}

/** The passage that an address names; nonsense names none. */
export function passageOf(at: unknown): Passage | null {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(typeof at === 'string' ? at : '') ?? [];
  const passage = { start: Number(start), end: Number(end) };
  return start !== undefined && passage.start < passage.end ? passage : null;
}

/** A link carries no header, so the organisation stands in the address. */
function queryOf(more: Record<string, string>): string {
  const organisation = currentOrganisation();
  const query = new URLSearchParams({ ...more, ...(organisation && { organisation }) }).toString();
  return query && `?${query}`;
}

const formatOf = (format: 'pdf' | undefined) => queryOf(format ? { format } : {});

/** The original file, or its words as a PDF. */
export function hrefOfFile(id: string, format?: 'pdf'): string {
  return `/api/v1/documents/${id}/file${formatOf(format)}`;
}

/** The file of a version, as it was approved, or its words as a controlled PDF. */
export function hrefOfVersionFile(id: string, number: number, format?: 'pdf'): string {
  return `/api/v1/documents/${id}/versions/${number}/file${formatOf(format)}`;
}

/** The working draft as a file. */
export function hrefOfDraftFile(id: string, format: 'docx' | 'md' | 'pdf'): string {
  return `/api/v1/documents/${id}/draft/file${queryOf({ format })}`;
}

/** Whether a PDF of its words tells more than the file: a PDF is one already, and sheets are no pages. */
export const hasPdf = (fileName: string) => !/\.(?:pdf|xlsx|xls|ods|csv|tsv|pptx|odp)$/i.test(fileName);

/** The library, narrowed where the search says so. */
export function hrefOfLibrary(search: LibrarySearch = {}): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
  return query ? `${PAGES.documents}?${query}` : PAGES.documents;
}

export const REVIEW = PAGES.suggestions;
