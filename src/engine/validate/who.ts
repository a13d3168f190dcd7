import { placeholdersOf } from '../read/placeholders.ts';
import { datesIn } from './dates.ts';
import type { Line } from './lines.ts';

/** How well something is shown, 0 to 1, and the line that shows it. */
export interface Shown {
  value: number;
  line?: Line;
}

const OWNER =
  /^(?:(?:document|policy|process|asset|risk|system|control) )?(?:owner|responsible(?: person| party)?|accountable|custodian|verantwortliche?r?|eigentümer(?:in)?|dokumentenverantwortliche?r?|responsable|propriétaire|propietari[oa])$/iu;
const OWNER_FIELD =
  /\b(?:owner|owned by|responsible(?: person| party)?|accountable|verantwortlich(?:e[rn]?)?|eigentümer(?:in)?|responsable|propriétaire|propietari[oa])\s*(?::|\|)\s*(?=[\p{L}\p{N}])/iu;
const OWNER_SENTENCE =
  /\b(?:(?:is|are) (?:responsible|accountable) for|owns? (?:this|the)|as (?:the )?owner of|(?:ist|sind) (?:verantwortlich|zuständig) für|verantwortet|est responsable de|sont responsables de|es responsable de|son responsables de)\b/iu;
const NOBODY = /^(?:tbd|tbc|n\/?a|none|open|unknown|offen|keine[rs]?|aucun|ningun[oa]|-+|–|\?+|x+)\b/iu;

/** Whether somebody is named who owns the matter: in a field, in a column, or in a sentence (which tells less). */
export function ownerIn(lines: Line[]): Shown {
  let sentence: Shown = { value: 0 };
  for (const line of lines) {
    if (line.kind === 'row' && line.cells.length > 2) {
      const column = line.header.findIndex((cell) => OWNER.test(cell));
      const cell = column >= 0 && line.cells !== line.header ? (line.cells[column] ?? '') : '';
      if (isSomebody(cell) && !OWNER.test(cell)) return { value: 1, line };
      continue;
    }
    const field = OWNER_FIELD.exec(line.text);
    if (field && isSomebody(line.text.slice(field.index + field[0].length))) return { value: 1, line };
    if (sentence.value === 0 && OWNER_SENTENCE.test(line.text)) sentence = { value: 0.6, line };
  }
  return sentence;
}

function isSomebody(text: string): boolean {
  const name = text.trim();
  const [first] = placeholdersOf(name);
  return /\p{L}{2}/u.test(name) && !NOBODY.test(name) && (first?.index ?? 1) > 0;
}

const APPROVED =
  /(?<!\p{L})(?:approved|approval|authori[sz]ed|signed(?: off)?|signature|adopted|ratified|endorsed|reviewed and accepted|genehmigt|freigegeben|freigabe|unterschrieben|unterzeichnet|unterschrift|verabschiedet|approuvée?s?|signée?s?|validée?s?|adoptée?s?|aprobad[oa]s?|aprobación|firmad[oa]s?|firma|autorizad[oa]s?)(?!\p{L})/iu;
/** That something has to be approved is a rule, not an approval. */
const ORDERED =
  /\b(?:must|shall|should|will|has to|have to|needs? to|to|may|can|only|require[sd]?|muss|müssen|soll|sollen|werden muss|doit|doivent|debe|deben|before|unless|without|not|un)\b/iu;
const PRESENT =
  /^(?:present|attendees|attended by|participants|teilnehmer(?:innen)?|anwesend|présents?|asistentes)\s*[:|]\s*\p{L}/iu;

/** Whether the document was approved or signed: best with a day and with who did it. */
export function approvalIn(lines: Line[]): Shown {
  let best: Shown = { value: 0 };
  for (const line of lines) {
    const found = APPROVED.exec(line.text);
    const after = found ? line.text.slice(found.index + found[0].length) : '';
    let value = 0;
    if (found && !ORDERED.test(line.text.slice(0, found.index)) && !isBlank(after)) {
      const hasDay = datesIn(line.text).length > 0;
      const hasWho = /(?:\b(?:by|von|durch|par|por)\s|[:|,]\s*)(?=\p{L}{2})/iu.test(after);
      value = hasDay && hasWho ? 1 : hasDay || hasWho ? 0.7 : 0;
    } else if (PRESENT.test(line.text)) value = 0.6;
    if (value > best.value) best = { value, line };
  }
  return best;
}

function isBlank(text: string): boolean {
  const rest = text.replace(/^[\s:|,]*(?:by|on|von|am|par|le|por|el)?[\s:|]*/iu, '');
  const [first] = placeholdersOf(rest);
  return first?.index === 0 || NOBODY.test(rest);
}
