/** That a thing is missing: what nobody has is no answer with yes. */
const ABSENT =
  /\b(?:there (?:is|are) no|do(?:es)? not (?:have|use|perform|exist|hold|maintain)|not (?:in place|implemented|available|performed|established|applicable|required|supported|needed)|have not (?:yet )?been|has not (?:yet )?been|have no|has no|kein(?:e[rnsm]?)? .{0,40}(?:vorhanden|eingerichtet)|nicht (?:vorhanden|umgesetzt|eingerichtet|anwendbar)|il n[’']existe pas|n[’']est pas (?:en place|appliqué)|no existe|no se (?:dispone|realiza|aplica))\b/iu;
/** That a thing is to come. */
const COMING =
  /\b(?:not yet|planned|to be (?:defined|determined|decided|written|named)|will (?:be (?:defined|decided|written)|consider)|under consideration|tbd|tbc|in (?:the )?future|next year|noch nicht|geplant|pas encore|prévue?s?|todavía no|previst[oa]s?)\b/iu;
const FORBIDS =
  /\b(?:must not|may not|shall not|cannot|is not allowed|are not allowed|not permitted|not (?:be )?(?:told|shared|used|copied|sent|given)|prohibited|forbidden|never|denied|refuse[sd]?|dürfen .{0,60}nicht|darf .{0,60}nicht|nicht (?:zugelassen|erlaubt|gestattet)|untersagt|verboten|interdit\w*|ne (?:doit|doivent|peut|peuvent) pas|prohibid[oa]s?|no (?:se )?(?:permite|debe|puede))\b/iu;
const ASKS_LEAVE =
  /\b(?:allow(?:ed)?|permit(?:ted)?|may|can|authori[sz]ed to|possible|erlaubt|gestattet|zugelassen|dürfen|autorisée?s?|permis|permitid[oa]s?|pueden?)\b/iu;
const ASKS_BAN =
  /\b(?:prohibit(?:ed)?|forbid(?:den)?|prevent(?:ed)?|disallow(?:ed)?|block(?:ed)?|ban(?:ned)?|verboten|untersagt|verhindert|interdit\w*|prohibid[oa]s?)\b/iu;

/** What a statement says to a yes-or-no question. */
export function polarityOf(question: string, statement: string): 'yes' | 'partly' | 'no' {
  if (COMING.test(statement)) return ABSENT.test(statement) ? 'no' : 'partly';
  const forbids = FORBIDS.test(statement);
  if (ASKS_BAN.test(question)) return 'yes';
  if (ASKS_LEAVE.test(question)) return forbids ? 'no' : 'yes';
  return ABSENT.test(statement) && !forbids ? 'no' : 'yes';
}
