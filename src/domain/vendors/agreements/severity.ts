/** Words for how grave an incident is, in the languages that agreements are read in. */
const SEVERITY_PATTERNS: readonly [string, RegExp][] = [
  ['critical', /^(?:critical|kritisch\w*|critiques?|crític[oa]s?|blocker|bloquante?s?)$/iu],
  ['urgent', /^(?:urgent|dringend\w*|urgentes?|urgente)$/iu],
  ['severe', /^(?:severe|serious|schwer\w*|graves?|schwerwiegend\w*)$/iu],
  ['major', /^(?:major|erheblich\w*|majeure?s?|importantes?|mayor(?:es)?|wesentlich\w*)$/iu],
  ['high', /^(?:high|hoch|hohe[nrsm]?|élevée?s?|haute?s?|alt[oa]s?)$/iu],
  [
    'medium',
    /^(?:medium|moderate|normal\w*|mittel\w*|mittlere[nrsm]?|moyen(?:ne)?s?|modérée?s?|medi[oa]s?|moderad[oa]s?)$/iu,
  ],
  ['minor', /^(?:minor|gering\w*|leicht\w*|mineure?s?|leves?|menor(?:es)?)$/iu],
  ['low', /^(?:low|niedrig\w*|faibles?|basses?|baj[oa]s?)$/iu],
];
const LEVEL =
  /(?<![\p{L}\d])(?:severity|sev|priority|prio|level|class|category|tier|klasse|stufe|störungsklasse|fehlerklasse|kategorie|priorität|schweregrad|niveau|gravité|priorité|catégorie|classe|nivel|gravedad|prioridad|severidad|categoría|clase|p|s)(?:\s+(?:level|class|klasse|stufe))?\s*[-:.#]?\s*(\d{1,2}|[a-e]|i{1,3}|iv|v)(?![\p{L}\d])/iu;
const ROMAN: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' };

/** The names under which a severity may be meant, folded so that "P1", "Severity 1 (Critical)" and "critical" meet. Empty: it names none. */
export function severityKeys(text: string): string[] {
  const level = LEVEL.exec(text)?.[1]?.toLowerCase();
  const keys = level ? [ROMAN[level] ?? level] : [];
  const number = /^\s*(\d{1,2})\s*(?:$|[-–:.)(])/.exec(text)?.[1];
  if (number) keys.push(number);
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const found = SEVERITY_PATTERNS.find(([, form]) => form.test(word))?.[0];
    if (found) keys.push(found);
  }
  return [...new Set(keys)];
}

/** Whether an incident's priority is the severity that a commitment speaks of. */
export function isSameSeverity(one: string, other: string): boolean {
  const keys = severityKeys(one);
  return keys.length > 0
    ? severityKeys(other).some((key) => keys.includes(key))
    : one.trim().toLowerCase() === other.trim().toLowerCase();
}
