/** Turns of phrase of each kind in four languages, counted by thousand words. A `*` at the end stands for any ending of a word. */
const TURNS = {
  meeting:
    'attendees|present:|in attendance|apologies|agenda|action items?|next meeting|minutes|it was decided|it was agreed|decided:|the meeting (?:opened|closed|ended|began)|anwesend*|entschuldigt|teilnehme*|tagesordnung|beschlossen|beschluss*|nächste sitzung|nächster termin|sitzungsleitung|protokollführ*|présents?|excusés?|ordre du jour|décidé|décisions?|séance|prochaine réunion|asistentes|asisten|orden del día|se acordó|se acuerda|acuerdos|reunión|próxima reunión',
  parties:
    'the parties|part(?:y|ies)|hereinafter|hereby|governing law|governed by|indemnif*|liabilit*|(?:supplier|customer|client|processor|controller|contractor|employer|lessee|lessor) (?:shall|undertakes|agrees|must|may)|terminat(?:e|ion) (?:this|the) (?:agreement|contract)|notice period|remuneration|vertragspartei*|auftragnehmer*|auftraggeber*|gerichtsstand|kündigungsfrist|vergütung|vertragsstrafe|les parties|le prestataire|le client|ci-après|résiliation|tribunal|las partes|el proveedor|el cliente|en adelante|rescisión|jurisdicción',
  findings:
    'findings?|summary|recommend*|we (?:found|observed|tested|recommend)|conclusions?|results?|examined|observ*|sample(?:d)?|deviations?|rated|severity|overall|ergebnis*|fazit|feststellung*|empfehl*|stichprobe*|abweichung*|bewertung|zusammenfassung|gesamtbild|constats?|constaté*|conclusions?|recommand*|échantillon*|écarts?|résultats?|synthèse|hallazgos?|resultados?|recomenda*|conclusi*|muestra|desviaci*',
  steps:
    'step \\d+|then|afterwards|first|next|finally|as soon as|once|schritt \\d+|danach|zuerst|anschließend|sobald|zuletzt|dann|étape \\d+|ensuite|puis|d.abord|dès que|enfin|paso \\d+|después|luego|primero|a continuación|en cuanto|finalmente',
  must: 'must|shall|are required to|is required|prohibited|may not|only|never|not allowed|muss|müssen|dürfen|darf|verboten|untersagt|nur|niemals|doit|doivent|interdit*|uniquement|seuls?|seules?|jamais|debe|deben|prohibid*|solo|nunca|no se permite*',
  shall:
    'shall|hat zu|haben zu|ist verpflichtet|verpflichtet sich|s.engage|s.oblige|deberá|deberán|se compromete|se obliga',
  project:
    'milestones?|timeline|phase \\d|deadline|planned|target|by (?:january|february|march|april|may|june|july|august|september|october|november|december)|budget|quarter|start|proposal|roadmap|draft|project|meilenstein*|zeitplan|geplant*|vorhaben|entwurf|projekt*|termin|bis (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|jalons?|échéanc*|prévu*|calendrier|projet|objectif*|hitos?|calendario|previst*|proyecto|objetivos?|presupuesto|plazo',
  emergency:
    'recovery|restore|restart|activat*|emergency|crisis|alternat*|fall-?back|call tree|hours|outage|minimum operation|wiederanlauf*|notbetrieb|krisenstab|notfall*|ausfall*|ausweich*|alarmier*|reprise|crise|secours|panne|repli|continuité|recuperación|contingencia|emergencia|crisis|caída|respaldo',
  lesson:
    'learning objectives?|quiz|module \\d|trainees?|slides?|lesson|trainer|exercise|homework|chapter|novel|reading|course|lecture|seminar|you will learn|correct answer|lernziele?|lektion|übung*|kapitel|kurs*|lehrbrief|lesekreis|seminar|musterlösung|aufgabe \\d|objectifs pédagogiques|leçon|exercice*|cours|formateur|lecture|chapitre|séminaire|objetivos de aprendizaje|lección|ejercicio*|curso|apuntes|capítulo|lectura|docente',
  attendance:
    'participants?|attended|passed|score|teilgenommen|bestanden|participants|suivi|réussi*|asistió|asistieron|aprobad*|nota',
  past: 'was|were|has been|have been|had|did|done|found|checked|tested|passed|failed|fixed|closed|completed|removed|received|took|carried out|wurden?|hat|haben|war|waren|erledigt|geprüft|durchgeführt|festgestellt|bestand|a été|ont été|était|étaient|avait|réalisée?s?|effectuée?s?|fait le|retirée?s?|fue|fueron|estaba*|había*|hubo|se (?:realizó|comprobó|revisó|detectó|hizo|retiró)|realizad*|comprobad*',
  future:
    'will|is to be|are to be|going to|wird|werden|soll|sollen|sera|seront|devra|devront|será|serán|se (?:hará|revisará|probará)',
  plural: 'you|your|we|our|us|sie|ihre|wir|unsere*|uns|vous|votre|vos|nous|notre|nos|usted*|nosotros|nuestr*',
  everybody:
    'employees?|staff|personnel|users?|everyone|whoever|anyone|all (?:staff|employees|users|persons)|beschäftigte*|mitarbeite*|personal|wer|alle (?:beschäftigten|personen)|nutzer*|salariés?|collaborateurs?|personnel|utilisateurs?|quiconque|toute personne|personal|emplead*|usuari*|quien|quienes|toda persona',
  force:
    'in force|comes into force|approved (?:by|on)|issued (?:by|on)|binding|valid (?:from|for|until)|applies to|exceptions?|violations?|disciplinary|policy owner|next review|in kraft|verbindlich|erlassen|gilt für|gültig|ausnahmen?|verstöße|freigegeben|en vigueur|approuvée?|validée?|s.applique|dérogations?|sanctions?|en vigor|aprobad* (?:por|el)|se aplica|excepciones|sanciones|obligator*',
  kept: 'kept by|maintained by|state:|as of|last update*|last checked|updated|entries|entered|list of|geführt von|stand:|zuletzt (?:geprüft|aktualisiert)|eintrag*|einträge|tenu* par|mise? à jour|état au|inscri*|entrées|mantenid* por|actualizad*|a fecha de|estado a|entradas|versión de',
  done: 'carried out (?:by|on)|done on|performed (?:by|on)|held on|conducted|signed|compiled|drawn (?:on|by)|export of|start(?:ed)? at|duration|tester|ticket|durchgeführt (?:am|von)|unterschrieben|unterzeichnet|auszug|erstellt am|dauer|protokoll*|réalisée? (?:le|par)|effectuée? (?:le|par)|signée?|établi* par|durée|relevé|realizad* (?:el|por)|firmad*|firma|duración|extraíd*|acta',
  prepared:
    'prepared (?:by|for)|author|presented to|reporting period|in the (?:period|quarter|month|year)|compared with|trend|per cent|%|incident|root cause|lessons|verfasser*|vorgelegt|berichtszeitraum|im (?:zeitraum|quartal|monat|jahr)|prozent|vergleich|ursache*|vorfall|auteur*|présentée?|période|trimestre|cause*|incident|autor*|presentad*|período|periodo|trimestre|causa*|incidente',
  asks: 'please|tick|fill in|applicant|requested by|signature|yes ?/ ?no|date:|name:|bitte|ankreuzen|ausfüllen|antragsteller*|unterschrift|ja ?/ ?nein|datum:|firma:|cocher|remplir|demandeur|signature|oui ?/ ?non|date ?:|nom ?:|marcar|rellenar|solicitante|firma|sí ?/ ?no|fecha:|nombre:',
  declares:
    'we (?:process|collect|declare|confirm|commit)|your (?:data|rights)|applicab*|justification|scope of|boundar*|interfaces|not applicable|included|excluded|anwendbar*|begründung|ihre (?:daten|rechte)|wir verarbeiten|geltungsbereich|schnittstellen|applicable|justification|vos (?:données|droits)|nous traitons|domaine d.application|périmètre|aplicab*|justificación|sus (?:datos|derechos)|tratamos|alcance',
} satisfies Record<string, string>;

/** What sections of a kind are called. */
const SECTIONS = {
  'policy-sections':
    'purpose|scope|principles|rules?|exceptions?|enforcement|roles|responsibilit*|policy|definitions?|review|compliance|zweck|geltungsbereich|grundsätze|regeln|ausnahmen|zuständig*|verantwort*|objet|règles|principes|champ|périmètre|dérogations?|responsabilités|objeto|alcance|reglas|principios|excepciones|responsabil*',
  'procedure-sections':
    'steps?|trigger|workflow|process|how|procedure|before|after|during|when|request|approval|records?|schritt*|ablauf|vorgehen|antrag|freigabe|verfahren|étapes?|déroulement|procédure|demande|avant|après|pasos?|procedimiento|solicitud|antes|después|aviso|durante',
  'report-sections':
    'results?|findings?|summary|conclusions?|recommendations?|method|observations?|overview|assessment|lessons|causes?|ergebnis*|feststellung*|fazit|zusammenfassung|bewertung|empfehlung*|methode|ursache*|résultats?|constats?|synthèse|conclusion|recommandations?|analyse|méthode|hallazgos|resultados?|resumen|conclusi*|recomenda*|método|causa*',
  'plan-sections':
    'milestones?|timeline|timetable|activation|phases?|resources?|objectives?|budget|recovery|tests?|scenario*|priorit*|meilenstein*|zeitplan|aktivierung|ziele|wiederanlauf|szenari*|übung*|jalons|calendrier|activation|objectifs|reprise|scénario*|essais|hitos|calendario|activación|objetivos|recuperación|escenario*|pruebas',
  'minutes-sections':
    'agenda|decisions?|actions?|attendees|items?|next|top \\d|beschlüsse|maßnahmen|teilnehme*|ordre du jour|décisions|actions|présents|orden del día|acuerdos|asistentes|acciones',
  'contract-sections':
    '§.*|clause*|article*|term|termination|liability|fees|confidentiality|obligations|parties|vertrags*|haftung|kündigung|pflichten|durée|résiliation|responsabilité|obligations|cláusula*|duración|obligaciones|rescisión',
} satisfies Record<string, string>;

function expression(source: string): RegExp {
  const body = source
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(String.raw`.\p{L}*`, '.*')
    .replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${body})(?![\p{L}\p{N}])`, 'giu');
}

const compile = (lists: Record<string, string>) =>
  Object.entries(lists).map(([name, source]): [string, RegExp] => [name, expression(source)]);
const TURN_LIST = compile(TURNS);
const SECTION_LIST = compile(SECTIONS);

export const WORDINGS = [...Object.keys(TURNS), ...Object.keys(SECTIONS)];

/** How often each turn of phrase stands in a text, by its length and logarithmic, then which share of its headings each kind's sections are. */
export function wordingOf(text: string, headings: string[], per: (count: number) => number): number[] {
  return [
    ...TURN_LIST.map(([, pattern]) => per(text.match(pattern)?.length ?? 0)),
    ...SECTION_LIST.map(
      ([, pattern]) => headings.filter((heading) => heading.search(pattern) >= 0).length / Math.max(2, headings.length),
    ),
  ];
}
