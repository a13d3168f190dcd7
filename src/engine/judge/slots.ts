/** Who does what when: the parts of a statement that tell a rule which is laid down from a wish, and a deed from a rule. */
export interface Slots {
  /** Somebody is named who does or answers for it. */
  actor: boolean;
  /** It demands ("must", "shall", "is prohibited") or permits. */
  modal: boolean;
  /** It says that something was done, with a past form or a day. */
  done: boolean;
  /** How often, or by when. */
  frequency: boolean;
  /** Under which circumstances. */
  condition: boolean;
}

const ACTOR =
  /\b(?:\w*(?:officer|manager|owner|director|lead|team|department|administrator|committee|board|head of|supplier|reception|service desk|custodian|auditor|developer|employees?|staff|users?)|responsible|personnel|management|\w*(?:beauftragte[rn]?|leiter(?:in)?|leitung|führung|verantwortliche[rn]?|eigentümer|abteilung|mitarbeitende|beschäftigte)|zuständig|responsables?|direction|direct(?:eur|rice)|administrateurs?|comité|propriétaires?|équipe|prestataire|encargado|dirección|jefatura|jefe|administradore?s?|propietario|equipo|proveedor)\b/iu;

const MODAL =
  /\b(?:must|shall|should|will|may|is required|are required|has to|have to|need to|prohibited|forbidden|not allowed|never|only|muss|müssen|soll|sollen|darf|dürfen|ist zu|sind zu|verboten|untersagt|verpflichtet|nur|doit|doivent|interdit|est tenu|ne peut|peut|debe|deben|deberán?|prohibido|no se permite|solo|podrán?)\b/iu;

const DONE =
  /\b(?:was|were|has been|have been|had been|done|approved|completed|reviewed|tested|checked|restored|signed|closed|fixed|passed|attended|wurden?|worden|erledigt|geprüft|durchgeführt|teilgenommen|umgesetzt|genehmigt|a été|ont été|réalisée?s?|retirée?s?|effectuée?s?|fue|fueron|se ha|realizad[oa]s?|revisad[oa]s?|aprobad[oa]s?)\b|\b\d{1,2}(?:st|nd|rd|th|\.|º|er)?\s(?:de\s)?(?:jan|feb|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|ago|sep|oct|okt|nov|dec|dez|déc|dic)\p{L}*|\b20\d\d-\d\d-\d\d\b/iu;

const FREQUENCY =
  /\b(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|half-yearly|every (?:\w+ ){0,2}(?:hours?|day|night|morning|evening|week|month|quarter|year|spring|autumn|release)s?|each (?:day|night|morning|week|month|quarter|year)|once (?:a|per)|twice a|per (?:day|week|month|year)|within (?:\w+ ){1,3}|after \w+ (?:minutes|hours|days)|at (?:least|the latest)|regular(?:ly)?|periodic(?:ally)?|\d+ ?(?:minutes|hours?|days?|weeks?|months?|years?|h|min)|täglich|wöchentlich|monatlich|vierteljährlich|jährlich|halbjährlich|jede[sn]? (?:tag|nacht|woche|monat|quartal|jahr|herbst)|regelmäßig|binnen|innerhalb|spätestens|\d+ (?:tage|stunden|minuten|jahre|monate)|nach \w+ (?:minuten|stunden|tagen)|quotidien\p{L}*|hebdomadaire|mensuel\p{L}*|trimestriel\p{L}*|annuel\p{L}*|chaque (?:jour|nuit|semaine|mois|trimestre|année)|tous les|sous \d+|dans (?:les|un délai)|\d+ (?:jours|heures|minutes|ans|mois)|diari[oa]|semanal|mensual|trimestral|anual\p{L}*|cada (?:día|noche|semana|mes|trimestre|año|seis)|en un plazo|\d+ (?:días|horas|minutos|años|meses)|una vez al año)\b/iu;

const CONDITION =
  /\b(?:if|when|whenever|before|after|unless|until|in case|as soon as|wenn|falls|sobald|bevor|nachdem|bei|vor|si|lorsque|avant|après|dès|en cas|cuando|antes|después|en caso)\b/iu;

export function slotsOf(text: string): Slots {
  return {
    actor: ACTOR.test(text),
    modal: MODAL.test(text),
    done: DONE.test(text),
    frequency: FREQUENCY.test(text),
    condition: CONDITION.test(text),
  };
}
