/** A document with the requirements that people say it speaks to. */
export interface Row {
  id: string;
  source: string;
  framework: string;
  title: string;
  fileName: string;
  type: string | null;
  gold: string[];
  /** Also right, but not what the document is for: neither a hit nor a miss. */
  secondary: string[];
  /** Expected status of asks, by requirement and ask. */
  asks: Record<string, Record<string, string>>;
  /** Words that a good quote for a requirement holds; one of them is enough. */
  shows: Record<string, string[]>;
  /** Kept out of all training and tuning, so that figures on it are honest. */
  heldOut: boolean;
  text: string;
}
