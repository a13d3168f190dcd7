import type { Span } from '../sentences.ts';

/** Whose duty or deed it is. `generic`: organisations at large, as in training texts and standards. `unnamed`: the text does not say; it is ours then. */
export type Bound = 'us' | 'role' | 'everybody' | 'vendor' | 'customer' | 'generic' | 'unnamed';

/** What a clause does. Only `rule`, `deed` and `result` show anything; `plan` and `exception` weaken; the rest proves nothing. */
export type Mode =
  | 'rule'
  | 'deed'
  | 'plan'
  | 'open'
  | 'question'
  | 'exception'
  | 'quotation'
  | 'definition'
  | 'scope'
  | 'sanction'
  | 'reference'
  | 'blank';

/**
 * How the act of a clause stands: `affirmed` as said, `denied` ("are not reviewed"), `banned` ("must not be shared": an unwanted act forbidden is
 * what a control wants), `waived` ("need not", "is exempt").
 */
export type Polarity = 'affirmed' | 'denied' | 'banned' | 'waived';

/** What came of it, where the text says: `partly` a share of the cases that is not all. */
export type Outcome = 'done' | 'partly' | 'failed' | 'none';

/** One clause of a sentence, a list item or a table row, read on its own. `start` and `end` are slices of the stored text. */
export interface Statement extends Span {
  bound: Bound;
  mode: Mode;
  polarity: Polarity;
  outcome: Outcome;
  /** `must` where nothing weakens it. */
  strength: 'must' | 'should' | 'may';
  /**
   * What a negation reaches, as offsets into the stored text, where it is not plain that an act of control is denied: whether something is
   * contradicted depends on what stands there. Null where it is plain, and where nothing is denied.
   */
  reach: Span | null;
  /** A denied thing that nobody wants ("no exceptions were found") stands here as affirmed; this says that it was so. */
  deniesUnwanted: boolean;
}
