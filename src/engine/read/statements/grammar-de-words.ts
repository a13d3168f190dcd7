/** The stuff that the German grammar is made of: sources of regular expressions without outer bounds. `(?-i:)` where nouns must stay out. */

/** First parts of verbs that may stand one behind the other ("weiterverarbeiten", "wiederherstellen"). */
const PREFIX =
  '(?:abge|ab|an|auf|aus|be|bei|bereit|durch|ein|ent|er|fehl|fest|fort|frei|gegen|gewähr|her|hin|los|miss|mit|nach|offen|sicher|statt|teil|über|um|unter|ver|vor|voraus|weg|weiter|wider|wieder|zer|zu|zurück|zusammen|heran|hinzu|nieder)';

const WEAK =
  'prüf|führ|gleich|billig|willig|stell|leg|setz|sperr|lösch|schul|zeig|folg|nutz|brauch|wähl|sorg|regel|steuer|sicher|änder|lager|bestätig|genehmig|beschäftig|berechtig|erledig|reinig|kündig|beauftrag|trag|mach|sag|frag|teil|pfleg|hol|klär|kenn|schick|fehl|hör|reich|rühr|plan|üb|wart|lern|sammel|wechsel|sammel|handel|ermittel|behandel|verschlüssel|sichtig|schütz|stör|nehmig|gewährleist|wirk|deck|schränk|grenz|erfüll|verfüg|veranlass|lös|zieh|häng|dien|füg|mahn|such|weiger|forder|liefer|hinder|kontrollier|dokumentier|\\p{Ll}{2,}ier|protokollier|wehr|sieg|neig|tausch|lauf|ruh|scheiter|misch|passier|press|druck|drück|kopier|merk|rechn|öffn|ordn|zeichn|trenn|nenn|kümmer|erinner|schnell|verantwort|überwach|wach|merz|schwenk|lenk|stärk|stütz|reg|pack|koppel|wend|zähl|pass|wander|reis|denk|glaub|trau|kleb|blink|kreis|schraub|jag|bau|kauf|klick|stapel|stau|schau|spar|hoff|fühl|schwieg|stimm|funktionier|dreh|wirk|heul|schwänz|öffn';
const WEAK_E =
  'arbeit|test|meld|achte?|bewert|wert|antwort|beacht|benachricht|richt|bericht|unterricht|wart|halt|entscheid|find|bind|send|wend|verwend|schneid|meid|bild|leist|start|last|fürcht|fest|schalt|gestalt|verwalt|erwart|duld|kost|zeichn|ordn|rechn|öffn|stift|haft|leucht|tret|hinterleg|pflicht|gründ|bereit|gefährd|statt|rüst|unterhalt|werd|acht|spend|land|rett|schild|biet|red|streit|dulde|leid|mied|läut';
const STRONG = [
  'gibt|geben|gab|gaben|nimmt|nehmen|nahm|nahmen|hält|hielt|hielten|liegt|liegen|lag|lagen|steht|stehen|stand|standen|geht|gehen|ging|gingen|kommt|kommen|kam|kamen|sieht|sehen|sah|sahen|lässt|lassen|ließ|ließen|tut|tun',
  'trägt|tragen|trug|trugen|fällt|fallen|fiel|fielen|läuft|laufen|lief|liefen|zieht|ziehen|zog|zogen|schließt|schließen|schloss|schlossen|spricht|sprechen|sprach|sprachen|schreibt|schreiben|schrieb|schrieben|bleibt|bleiben|blieb|blieben',
  'tritt|treten|trat|traten|fand|fanden|hilft|helfen|heißt|heißen|wirft|werfen|warf|warfen|verliert|verlieren|verlor|betrifft|betreffen|betraf|schlägt|schlagen|schlug|schlugen|weist|weisen|wies|wiesen|bringt|bringen|brachte|brachten',
  'weiß|wissen|wusste|wussten|erhält|erhalten|erhielt|erhielten|enthält|enthalten|verlässt|verlassen|verließ|verließen|scheidet|scheiden|schied|schieden|lädt|laden|lud|hebt|heben|hob|misst|messen|liest|lesen|las|lasen|greift|greifen|griff|griffen|besteht|bestehen|bestand|bestanden|vergisst|bricht|brechen|brach|wird|weicht|weichen|wich|wichen|entsteht|entstehen|gelingt|gelingen|gelang|gelangen|misslingt|misslang|gilt|gelten|galt|galten|beginnt|beginnen|begann|beginnt|bittet|bitten|bat|befindet|befinden|befand|befanden|gehört|gehören|braucht|brauchen|benötigt|benötigen|bedarf|bedürfen|beträgt|betragen|betrug|meldete|ergab|ergaben|ergibt|ergeben|dachte|kannte|kannten|existiert|wurden|entfällt|entfallen|verbietet|bietet|schuldet|vereinbart|vereinbaren|überlässt|überlassen|bewahrt|bewahren|fährt|fahren|leitet|leiten|leitete|hinterlässt|schwört|unterliegt|unterliegen|wächst|steigt|sinkt|reißt|rät|ratet|ruft|rufen|rief|biegt|verbleibt|verbleiben|verblieb|sichert|sichern|sicherte|lautet|lauten|scheint|scheinen|unterblieb|unterbleibt|erscheint|erscheinen|erfolgt|erfolgen|erfolgte|erfolgten|ruht|ruhen|springt|springen|sprang|sprangen|schläft|schlafen|stammt|stammen|stammte|wirbt|werben|fließt|fließen|floss|genügt|genügen|genügte|besitzt|besitzen|besaß|hängt|hingen|hing|wechselt|wandert|kümmert|datiert|fehlt|lebt|leben|endet|enden|endete|nennt|nennen|nannte|kennt|liegt|mündet',
].join('|');

const AUXILIARY =
  'ist|sind|war|waren|wird|werden|wurde|wurden|würden?|hat|haben|hatten?|muss|müssen|mussten?|kann|können|konnten?|könnten?|darf|dürfen|durften?|soll|sollen|sollten?|will|wollen|wollten?|möchten?|sei|seien|wäre|wären|bleibt|bleiben|blieben?|gibt|gab|gilt|gelten|galten?';

/** Finite verbs and infinitives with "zu"; nouns of the same letters stay out by their capital. */
export const FINITE = `${AUXILIARY}|(?-i:${PREFIX}{0,2}(?:(?:${WEAK})(?:t|e?n|ten?)|(?:${WEAK_E})(?:et|en|eten?|t)|(?!bereit|bekannt|bewusst|erneut|ernst|vertraut|berechtigt|begrenzt|bestimmt|entfernt|beschränkt|befugt|betraut)(?:be|ver|ent|er|zer)\\p{Ll}{2,}t|${STRONG}))|(?-i:zu \\p{Ll}{2,}e?n)(?=\\s*(?:[,.;:)!?]|$|ist\\b|sind\\b|hat\\b|haben\\b|und\\b|oder\\b))|(?-i:\\p{Ll}{2,}zu\\p{Ll}{2,}e?n)`;

/** A past participle that is not bent, thus a predicate. */
export const PARTICIPLE = `(?-i:(?<!zu\\s)(?:${PREFIX}{0,2}ge\\p{Ll}{2,}(?:t|en)|\\p{Ll}{3,}iert|(?:be|ver|ent|er|über|unter|wieder|zer|vor|ab|an|aus|ein|voll|hinter|miss)\\p{Ll}{2,}t|(?:ent|be|über|voll|vor|unter|zurück|ein|an|ab)?zogen|verloren|beschlossen|ab?geschlossen|vergeben|erhalten|übergeben|überwiesen|unterschrieben|verschoben|unternommen|vernommen|entnommen|übernommen|bestanden|entstanden|verstanden|entschieden|unterwiesen|vergessen|erlassen|überlassen|entlassen|verlassen|betroffen|unterblieben|verblieben|ergeben|besprochen|verglichen|behoben|erhoben|enthalten|beibehalten|begonnen|betrieben|empfangen|vollzogen|erwiesen|bewiesen|nachgewiesen|überschritten|unterbrochen|verstrichen|verfallen|entfallen))`;

/** Some words between two others, none of which denies. */
export const GAP = '(?: (?!kein|nicht|nie|weder)[^\\s;:|]+){0,14}?';
/** Some words between two others, whatever they are. */
export const ANY = '(?: [^\\s;:|]+){0,14}?';
export const NO = 'kein(?:e[nmrs]?|erlei)?';

/** Weak verbs in the past, prefixes apart: with one they might be bent participles ("die überprüften Konten"). */
export const PAST =
  '(?-i:(?:prüf|führ|stell|leg|setz|sperr|lösch|schul|zeig|folg|nutz|brauch|wähl|sorg|üb|sag|frag|teil|hol|klär|schick|hör|plan|such|liefer|mahn|mach|trenn|dauer|deck|wirk|lös|hing|fehl|spiel|änder|sicher|forder|kenn|wechsel|füg|reich|rühr|verlang|händig|mustern|feier|steuer)ten?|(?:test|meld|antwort|arbeit|wart|start|öffn|ordn|schalt|leit|richt|bericht|acht|ende?|land|rett|gestalt|zeichn|kost|leist)eten?)';
