import type { ShortAnswer } from '#domain/vendors/questionnaires/short-answers.ts';
import { shortAnswerIn, valueFor } from '#domain/vendors/questionnaires/short-answers.ts';
import { questionsInRows } from '../questions.ts';
import { ruleAt, type Grid, type GridColumns } from './grid.ts';

const ANSWER =
  /(?<!\p{L})(?:answers?|responses?|replies|reply|antwort(?:en)?|respuestas?|réponses?|compliant|compliance status|erfüllungsgrad|conformité|cumplimiento)(?!\p{L})|(?:\byes|\by|\bja|\bj|\boui|\bo|\bs[íi]|\bs)\s?\/\s?n/iu;
const COMMENT =
  /(?<!\p{L})(?:comments?|remarks?|notes?|explanations?|explain|elaborat\w+|clarifications?|justifications?|rationale|narrative|details?|additional information|implementation description|description of (?:the )?(?:implementation|control)|how (?:is|are|it|this)|kommentare?|bemerkung(?:en)?|anmerkung(?:en)?|erläuterung(?:en)?|begründung(?:en)?|umsetzung|umsetzungsbeschreibung|beschreibung der umsetzung|hinweise?|zusatzinformation(?:en)?|weitere angaben|commentaires?|remarques?|explications?|précisions?|description de la mise en œuvre|mise en œuvre|informations? complémentaires?|détails?|comentarios?|observaciones|explicaci(?:ón|ones)|aclaraci(?:ón|ones)|justificaci(?:ón|ones)|descripción de la implementación|información adicional|detalles?|notas?)(?!\p{L})/iu;
const EVIDENCE =
  /(?<!\p{L})(?:evidence|references?|sources?|proofs?|artefacts?|artifacts?|attachments?|supporting (?:documents?|documentation)|documentation|links?|nachweise?|belege?|referenz(?:en)?|quellen?|fundstellen?|verweise?|dokumente?|dokumentation|preuves?|références?|justificatifs?|pièces? jointes?|documents?|evidencias?|referencias?|pruebas?|documentos?|documentación|adjuntos?|fuentes?)(?!\p{L})/iu;
/** Columns that are for people to plan with, or for the customer alone. */
const THEIRS =
  /(?<!\p{L})(?:owners?|ownership|assigned|responsible|responsibilit\w+|reviewers?|assessors?|auditors?|dates?|due|scores?|weights?|ratings?|points?|internal|guidance|verantwortlich\w*|zuständig\w*|prüfer\w*|datum|frist|punkte|gewichtung|bewertung|responsable|évaluateur|échéance|poids|note finale|évaluation|propietari[oa]|evaluador|fecha|plazo|puntuación|peso)(?!\p{L})/iu;
/** Rows of headings are looked for this far above the first question. */
const HIGHEST = 8;
/** A column that is for us is empty beside most questions. */
const EMPTY = 0.8;

/** Which column asks and which are for the answer, by their headings, their lists and what is empty. */
export function columnsOf(grid: Grid | string[][]): GridColumns {
  const { rows, ...rest } = Array.isArray(grid) ? { name: '', rows: grid } : grid;
  const questions = questionsInRows(rows);
  const [first] = questions;
  if (!first) return { question: null, answer: null };
  const top = first.row ?? 0;
  const question = (rows[top] ?? []).findIndex((cell) => cell.includes(first.text));
  const above = rows.slice(Math.max(0, top - HIGHEST), top).toReversed();
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const headings = (column: number) => above.map((row) => row[column]?.trim() ?? '').filter(Boolean);
  const ticks = tickColumns(above, question);
  const taken = new Set<number | null>([question, ...Object.values(ticks)]);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => !taken.has(column));
  const called = (form: RegExp, column: number) =>
    headings(column).some((words) => words.length < 80 && form.test(words) && !THEIRS.test(words));
  const isFree = (column: number) =>
    questions.filter(({ row = 0 }) => !rows[row]?.[column]?.trim()).length >= questions.length * EMPTY;
  const free = columns.filter((column) => column > question && isFree(column));
  const asksWord = (column: number) => {
    const values = ruleAt({ ...rest, rows }, top, column)?.values ?? [];
    return valueFor(values, 'yes') !== null && valueFor(values, 'no') !== null;
  };
  const isListed = (column: number) => ruleAt({ ...rest, rows }, top, column)?.kind === 'list';

  const answers = columns.filter((column) => called(ANSWER, column));
  const answer =
    answers.find((column) => column > question && isListed(column)) ??
    columns.find((column) => column > question && asksWord(column)) ??
    answers.find((column) => column > question) ??
    answers[0] ??
    null;
  const others = free.filter((column) => column !== answer && !isListed(column));
  const comment = others.find((column) => called(COMMENT, column)) ?? null;
  const evidence = others.find((column) => column !== comment && called(EVIDENCE, column)) ?? null;
  const beside = {
    ...ticks,
    ...(comment !== null && { comment }),
    ...(evidence !== null && { evidence }),
  };
  if (answer !== null || Object.keys(ticks).length > 0) return { question, answer, ...beside };
  if (comment !== null) return { question, answer: comment, ...(evidence !== null && { evidence }) };
  const empty = columns.find(
    (column) =>
      column > question &&
      column !== evidence &&
      questions.every(({ row = 0 }) => !rows[row]?.[column]?.trim()) &&
      !headings(column).some((words) => THEIRS.test(words)),
  );
  return { question, answer: empty ?? width, ...beside };
}

const TICKS: [ShortAnswer, 'yes' | 'partly' | 'no' | 'notApplicable'][] = [
  ['yes', 'yes'],
  ['partly', 'partly'],
  ['no', 'no'],
  ['not-applicable', 'notApplicable'],
];

/** Columns that are marked: a row of headings says "Yes" and "No" in columns of their own, on one side of the questions. */
function tickColumns(above: string[][], question: number) {
  for (const row of above)
    for (const side of [(column: number) => column > question, (column: number) => column < question]) {
      const found: { yes?: number; partly?: number; no?: number; notApplicable?: number } = {};
      for (const [answer, role] of TICKS) {
        const column = row.findIndex((cell, at) => side(at) && shortAnswerIn(cell) === answer);
        if (column >= 0) found[role] = column;
      }
      if (found.yes !== undefined && found.no !== undefined) return found;
    }
  return {};
}
