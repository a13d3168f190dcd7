import type { Block } from '#domain/documents/analysis.ts';
import type { Document } from '#domain/documents/document.ts';
import type { Language } from '#domain/organisations/language.ts';

/** What its paper says of the words: only what is approved and the newest is in force. */
export const PRINTED_STATUSES = ['approved', 'superseded', 'obsolete', 'submitted', 'draft', 'unapproved'] as const;
export type PrintedStatus = (typeof PRINTED_STATUSES)[number];

/** The words as they were written here, or as they were read from a file. */
export type PrintedContent = { markdown: string } | { text: string; blocks: readonly Block[]; fileName: string };

/** A controlled document as it goes to paper, with who stands behind it. */
export interface ControlledDocument {
  title: string;
  organisation: string;
  isDemo: boolean;
  language: Language;
  timezone: string;
  number: string | null;
  /** null: it never had one. */
  version: number | null;
  status: PrintedStatus;
  approvedByName: string | null;
  approvedAt: string | null;
  ownerName: string | null;
  classification: Document['classification'];
  /** ISO date; only of what is in force. */
  reviewDueOn: string | null;
  /** When its words were last changed: the same words are the same bytes. */
  changedAt: string;
  content: PrintedContent;
  ink: string;
  logo: string | null;
}
