/** An open risk as those know it who only hold what treats it. */
export interface LinkedRisk {
  reference: string;
  /** By the residual assessment, or the inherent one where there is no residual; false where there is neither. */
  isAboveAppetite: boolean;
}

/** References for a sentence: the first few, and a sign that there are more. */
export function nameSome(references: readonly string[], most = 5): string {
  const named = references.slice(0, most).join(', ');
  return references.length > most ? `${named}, …` : named;
}
