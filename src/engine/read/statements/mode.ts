import { placeholdersOf } from '../placeholders.ts';
import type { Clause } from './clauses.ts';
import { type Grammar, has } from './grammar.ts';
import type { Mode } from './statement.ts';

/** Section headings longer than this are sentences. */
const HEADING = 90;
/** The share of a line that unfilled places may take before it counts as blank. */
const UNFILLED = 0.3;

const SECTIONS = [
  ['openSection', 'open'],
  ['planSection', 'plan'],
  ['exceptionSection', 'exception'],
  ['quotationSection', 'quotation'],
  ['definitionSection', 'definition'],
  ['scopeSection', 'scope'],
  ['sanctionSection', 'sanction'],
] as const;

/** What the sections above say of everything in them, the nearest first; null where they say nothing. */
export function sectionMode(headings: string[], grammar: Grammar): Mode | null {
  for (const heading of headings.toReversed()) {
    const name = nameOf(heading);
    if (name.length > HEADING) continue;
    const found = SECTIONS.find(([entry]) => isWhole(grammar[entry], name));
    if (found) return found[1];
  }
  return null;
}

/** What a heading says, without its number and what stands behind it in brackets. */
function nameOf(heading: string): string {
  return heading
    .replace(/^[\d.\s)]+/, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/\s*:?\s*$/, '');
}

/** Whether the nearest heading says that what stands below is what must not be done. */
export function bansBelow(headings: string[], grammar: Grammar): boolean {
  const name = nameOf(headings.at(-1) ?? '');
  return name.length <= HEADING && isWhole(grammar.banSection, name);
}

function isWhole(pattern: RegExp, name: string): boolean {
  pattern.lastIndex = 0;
  const match = pattern.exec(name);
  return match !== null && match.index <= 12 && match[0].length >= name.length * 0.6;
}

/** What a whole sentence is, where that settles it for all its clauses. */
export function sentenceMode(text: string, section: Mode | null, grammar: Grammar): Mode | null {
  const bare = text.trim();
  if (isBlank(bare)) return 'blank';
  if (/\?[\s"”’»)\]]*$/u.test(bare)) return 'question';
  if (section === 'open' || has(grammar.open, bare)) return 'open';
  if (section === 'quotation' || isQuoted(bare) || has(grammar.quotation, bare)) return 'quotation';
  if (isCommand(bare)) return 'reference';
  if (section === 'definition') return 'definition';
  if (has(grammar.sanction, bare)) return 'sanction';
  if (has(grammar.scope, bare) || (section === 'scope' && !isRuleOfItsOwn(bare, grammar))) return 'scope';
  if (
    /^(?:\S+(?: \S+){0,5} (?:means|is defined as|bezeichnet|bedeutet|versteht|verstehen|ist definiert als|gilt als|désignent?|s['’]entend|significan?|designa)|on entend par|se entiende por)(?!\p{L})/iu.test(
      bare,
    ) &&
    has(grammar.definition, bare)
  )
    return 'definition';
  if (isReference(bare, grammar)) return 'reference';
  return isNameOfReport(bare, grammar) ? 'scope' : null;
}

/** "Report of 2 October on the backups of the file server": it names what follows and says nothing of how that went. */
function isNameOfReport(text: string, grammar: Grammar): boolean {
  return (
    (NAME_OF_REPORT.test(text) || (text.length < HEADING && NAME_WITH_DATE.test(text))) &&
    ![grammar.must, grammar.action, grammar.finite, grammar.negation, grammar.failure].some((entry) => has(entry, text))
  );
}

const NAME_OF_REPORT =
  /^(?:[\p{L}-]{5,} )?(?:report(?! (?:to|for|by)(?!\p{L}))|minutes|protocol|memo|notes?|summary|\p{L}*bericht|\p{L}*protokoll|niederschrift|vermerk|notiz|rapport|compte[- ]rendu|proc[eè]s-verbal|informe|acta|nota)s? (?:(?:n|no|nr|nº)\.? ?\d+ )?(?:d['’]|(?:of|on|about|from|to|for|by|vom|von|zur|zum|über|für|der|des|du|de|sur|relatif|sobre|del)(?!\p{L}))[^:;|]*$/iu;

/** "Review of access rights, 4 October 2026": the same, where nothing but a date follows. */
const NAME_WITH_DATE =
  /^(?!.*(?:complet|done|pass|held|perform|carried|approv|sign|clos|restor(?:ed)|erledigt|abgeschlossen|bestanden|durchgeführt|unterschrieben|effectu|réalis|termin|approuv|sign|hech|realiz|aprob|firmad|superad))(?:[\p{L}-]+ ){0,3}(?:review|audit|test|exercise|inspection|assessment|check|drill|walk-?round|\p{L}*prüfung|\p{L}*test|\p{L}*übung|\p{L}*begehung|revue|essai|exercice|contrôle|revisión|auditoría|prueba|simulacro|control)s?(?: (?:of|on|about|from|der|des|vom|von|de|du|des|sur|del)(?!\p{L})[^:;|.]*)?[ ,(–-]+[^:;|.]*20\d\d\)?\.?$/iu;

/** What a clause does of its own. */
export function clauseMode({ text, main }: Clause, section: Mode | null, grammar: Grammar): Mode {
  if (section === 'plan' || has(grammar.plan, main)) return 'plan';
  if (section === 'exception' || has(grammar.exception, text)) return 'exception';
  return has(grammar.action, main) ? 'deed' : 'rule';
}

/** A duty that stands among lines of scope, other than to keep the rules at all. */
function isRuleOfItsOwn(text: string, grammar: Grammar): boolean {
  return has(grammar.must, text) && !KEEPS_RULES.test(text);
}

const KEEPS_RULES =
  /compl(?:y|ies|iance)|adhere|abide|follow|observe|einhalt|einzuhalten|befolg|beacht|respect|conform|cumpl|acat|observar/iu;

function isBlank(text: string): boolean {
  const places = placeholdersOf(text);
  if (places.reduce((sum, { length }) => sum + length, 0) > text.length * UNFILLED) return true;
  return (
    /(?:_{3,}|\.{6,}|:\s*(?:\|\s*)*)$/.test(text) && text.length < 60 && !/\d/.test(text) && /_{3,}|\.{6,}/.test(text)
  );
}

/** Somebody else's words from the first letter to the last. */
function isQuoted(text: string): boolean {
  return /^[“"„«»‘'].{25,}[”"“»«’']\s*[.,;]?(?:\s*(?:\(|[–—-]).*)?$/u.test(text);
}

/** A line for a machine. */
function isCommand(text: string): boolean {
  return (
    /^(?:[$#>]\s|sudo |kubectl |aws |az |gcloud |docker |git |npm |chmod |grep |curl )|\s--?[a-z][\w-]+[= ].*\s--?[a-z]/.test(
      text,
    ) || /^[\w./-]+\.(?:sh|ps1|ya?ml|conf|json)\b/.test(text)
  );
}

function isReference(text: string, grammar: Grammar): boolean {
  grammar.reference.lastIndex = 0;
  const match = grammar.reference.exec(text);
  if (!match) return false;
  return match.index === 0 || match[0].length > text.length * 0.35;
}
