/** What demands: a requirement is a question to whoever is to meet it. */
const DEMANDS =
  /(?<!\p{L})(?:shall|must|should|(?:is|are) (?:required|expected|obliged) to|ha(?:s|ve) to|needs? to|muss|müssen|soll(?:en|te|ten)?|darf|dürfen|hat .{3,80} zu \p{L}+en|(?:ist|sind) .{3,120} zu \p{L}+en|doit|doivent|devra|devront|devrait|devraient|est tenue? de|sont tenue?s de|debe|deben|deberá|deberán|debería|deberían|tiene que|tienen que|ha de|han de)(?!\p{L})/iu;
/** What states that something is so; alone it asks only in a list of its like. */
const STATES =
  /(?<!\p{L})(?:is|are|has|have|ist|sind|wird|werden|hat|haben|est|sont|a|ont|dispose|es|son|está|están|se|dispone|tiene|(?:the |our |der |die |das |le |la |el )?(?:organi[sz]ation|company|supplier|vendor|provider|organisation|unternehmen|lieferant|auftragnehmer|entreprise|fournisseur|empresa|proveedor) \p{L}+)(?!\p{L})/iu;
/** What tells how the form is to be filled. */
const OF_THE_FORM =
  /(?<!\p{L})(?:questionnaires?|answers|responses|this (?:form|sheet|tab|file|worksheet)|drop-?down|column \p{Lu}|fragebogen|antworten|dieses (?:formular|blatt)|réponses|ce formulaire|cuestionario|respuestas|este formulario)(?!\p{L})/iu;
const LEAST_WORDS = 4;
const LONGEST = 900;

const isWhole = (text: string) => {
  const words = text.trim().split(/\s+/).length;
  return words >= LEAST_WORDS && text.length <= LONGEST && !OF_THE_FORM.test(text) && !/[:?]\s*$/.test(text);
};

/** Whether a text tells people how to fill the form. */
export const isInstruction = (text: string): boolean =>
  /^(?:please |bitte |veuillez |por favor,? )?(?:answer|complete|fill|return|respond|select|choose|tick|use|beantworten|füllen|wählen|répondre|remplir|choisir|responda|complete|rellene|seleccione)(?!\p{L})/iu.test(
    text.trim(),
  ) && OF_THE_FORM.test(text);

/** Whether a text is a requirement to be met ("Backups shall be tested."). */
export const demands = (text: string): boolean => isWhole(text) && DEMANDS.test(text);

/** Whether a text says that something is so ("Backups are tested."), as requirements without a "shall" do. */
export const states = (text: string): boolean => isWhole(text) && (DEMANDS.test(text) || STATES.test(text));
