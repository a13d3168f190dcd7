import { severityKeys } from '#domain/vendors/agreements/severity.ts';
import { cue } from './cues.ts';

const NAMED =
  /(?<![\p{L}\d])(?:severity|sev|priority|prio|level|category|class|klasse|störungsklasse|fehlerklasse|kategorie|priorität|schweregrad|stufe|gravité|priorité|niveau|catégorie|classe|gravedad|prioridad|severidad|nivel|categoría|clase|p|s)(?:\s(?:level|class|klasse))?[\s-]?(?:\d{1,2}|[A-E](?!\p{L})|I{1,3}|IV)(?![\p{L}\d])/giu;
const WORD = cue(
  String.raw`critical|urgent|severe|serious|major|high|medium|minor|low|kritisch~|dringend~|schwer~|erheblich~|gering~|critiques?|urgentes?|majeure?s?|mineure?s?|graves?|leves?|crític[oa]s?|alt[oa]s?|baj[oa]s?|moyen~|faibles?`,
);
const OF_WHAT = cue(
  String.raw`incident~?|faults?|issues?|tickets?|severit~|priorit~|errors?|problems?|requests?|Störung~|Fehler~?|Mängel|Meldung~|incidents?|pannes?|anomalies?|incidencias?|averías?|fallos?|impact`,
);

export interface NamedSeverity {
  words: string;
  start: number;
  end: number;
}

/** Severities that a text names: "Severity 1", "P2", "Category A"; words such as "critical" only beside what they grade. */
export function severitiesIn(text: string): NamedSeverity[] {
  const named = [...text.matchAll(NAMED)].map(({ 0: words, index }) => ({
    words,
    start: index,
    end: index + words.length,
  }));
  const words = [...text.matchAll(new RegExp(WORD, 'giu'))].flatMap(({ 0: word, index }) => {
    const around = text.slice(Math.max(0, index - 24), index + word.length + 24);
    return OF_WHAT.test(around) && severityKeys(word).length > 0
      ? [{ words: word, start: index, end: index + word.length }]
      : [];
  });
  return [
    ...named,
    ...words.filter((each) => !named.some((other) => other.start <= each.start && each.end <= other.end)),
  ].toSorted((one, other) => one.start - other.start);
}

/** The severity that words at a place speak of: the last one before, else the first behind. */
export function severityAt(named: readonly NamedSeverity[], at: number): string | null {
  return (named.findLast(({ start }) => start <= at) ?? named[0])?.words ?? null;
}
