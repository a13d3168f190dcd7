/** The words that may stand in a field. Apart from the schemas, so that a page's address can be read without their library. */

/** Who may see a document, from everybody to named people. */
export const CLASSIFICATIONS = ['public', 'internal', 'confidential', 'strictly-confidential'] as const;

/** Where a document stands: what is obsolete is kept and no longer in force; `submitted` waits for its approvers. */
export const DOCUMENT_STATUSES = ['unapproved', 'submitted', 'approved', 'obsolete'] as const;

/** What becomes of a draft that was handed in for approval. */
export const SUBMISSION_STATES = ['open', 'approved', 'rejected', 'withdrawn'] as const;

export const DECISIONS = ['approved', 'rejected'] as const;
