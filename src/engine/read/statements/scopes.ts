/** Whom or what a rule is for, where it is for some of them alone. `regular` are all who are nothing else. */
export type Group =
  | 'regular'
  | 'administrators'
  | 'services'
  | 'vendors'
  | 'servers'
  | 'network'
  | 'workstations'
  | 'mobile'
  | 'remote'
  | 'cloud'
  | 'critical'
  | 'high'
  | 'medium'
  | 'low'
  | 'emergency';

/** Groups of one kind leave each other out: what is for administrators is not for services. */
export const KINDS: readonly (readonly Group[])[] = [
  ['regular', 'administrators', 'services', 'vendors'],
  ['servers', 'network', 'workstations', 'mobile', 'remote', 'cloud'],
  ['critical', 'high', 'medium', 'low', 'emergency'],
];

const word = (form: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${form})(?![\p{L}\d])`, 'iu');

const FILLER = String.raw`(?:(?:the|all|any|our|other|external|local|den|der|alle[nr]?|anderen|externen?|les|tous|autres|nos|los|las|todos|nuestros|demás)\s){0,2}(?:\p{L}+\s(?:and|or|und|oder|et|ou|y|o)\s)?`;
const MODAL = '(?:must|shall|should|have to|need to|müssen|sollen|doivent|devront|deben|deberán)';
const HAVE =
  '(?:have|has|use|need|choose|haben|verwenden|nutzen|brauchen|benötigen|ont|utilisent|emploient|avoir|utiliser|tienen|usan|utilizan|tener|usar|utilizar)';

/** The head of a line, behind what divides it from another; no run of such signs is walked back. */
const HEAD = String.raw`(?<=^[\s,;(–-]{0,8})`;

/** People do things as well; a rule is for them where they are told as its "for", its "of", its subject that has something, or its label. */
const people = (noun: string) =>
  word(
    [
      String.raw`(?:for|of|für|bei|(?<!\p{L}|(?:wird|werden|wurden?)\s.{0,80})von|pour|des|d['’]|de|del|para)\s?${FILLER}(?:${noun})`,
      // "A los administradores", not "a system administrator".
      String.raw`a\s${FILLER}(?=administrador|usuario|empleado|proveedor|contratista|tercero)(?:${noun})`,
      // "Die Kennwörter der Administratoren", not "sperrt der Administrator": what it is of is a noun, with a capital.
      String.raw`(?-i:(?<=\p{Lu}\p{L}{1,40}\s))der\s${FILLER}(?!(?:administrator|admin|lieferant)(?!\p{L}))(?:${noun})`,
      String.raw`(?:${noun})['’]?s?\s(?:accounts?|passwords?|rights?|access|roles?|log-?ins?|credentials?|sessions?)`,
      String.raw`(?:${noun})(?:\s${MODAL}(?:\s[^,;]{0,80}?)?)?\s${HAVE}`,
      String.raw`${HEAD}(?:${noun})(?=\s*(?:[:(|–]|$))`,
    ].join('|'),
  );

/** Not who or what does it, nor where something is sent. */
const NOT_BY = String.raw`(?<!(?:by|via|from|durch|par|por|depuis|to (?:an?|the))\s(?:\p{L}+\s){0,2})`;

/** What is called after a root has no account. */
const NO_ROOT = String.raw`(?![\s-](?:causes?|certificat\p{L}*|zertifikat\p{L}*|cas?|authorit\p{L}*|keys?|director\p{L}*|folders?|zones?|servers?|domains?|partitions?|of)(?!\p{L}))`;
const ADMINISTRATORS = String.raw`(?:(?:system|domain|local)\s)?admin(?:istrator)?s?|administrator(?:en)?|administrateurs?|administrador(?:es)?|root${NO_ROOT}`;
const REGULAR = String.raw`users?|employees|staff|benutzer(?:n|innen)?|nutzer(?:n|innen)?|mitarbeite\p{L}+|beschäftigte\p{L}*|utilisateurs?|employés|usuarios?|empleados`;
const VENDORS = String.raw`(?:vendor|supplier|contractor|third[- ]part(?:y|ie)|(?:service )?provider)s?|lieferant\p{L}*|dienstleister\p{L}*|externe[nr]?|fournisseurs?|prestataires?|proveedor(?:es)?|contratistas?|terceros`;
/** What is graded. */
const GRADED = String.raw`(?:vulnerabilit|schwachstelle|sicherheitslücke|lücke|patch|update|correctif|faille|parche|incident|vorfäll|störung|incidencia|finding|risk|risik|risque|riesgo|severit|priorit|prioridad|schweregrad|gravité|gravedad|vulnérabilité|vulnerabilidad)\p{L}*`;

/** A word of grade says so of itself at the head of a line, or beside what is graded. */
const grade = (form: string) =>
  word(
    String.raw`${HEAD}(?:${form})(?=\s*(?:[:(|–]|$))|(?:${form})[\s-](?:security\s)?${GRADED}|${GRADED}\s(?:ist\s|est\s|es\s|de sécurité\s|de seguridad\s)?(?:${form})`,
  );

const FORMS: readonly (readonly [Group, RegExp])[] = [
  ['administrators', people(ADMINISTRATORS)],
  [
    'administrators',
    word(
      String.raw`(?:${NOT_BY}(?:administrative|privileged|elevated)\s(?:\p{L}+\s)?(?:accounts?|users?|access|rights?|log-?ins?|passwords?|credentials?|identities)|administrator(?:en)?-?(?:kont|kennw|passw|recht|zug)\p{L}*|admin-?(?:kont|kennw|passw|recht|zug)\p{L}*|(?:privilegierte|administrative)[nrsm]?\s\p{L}+|(?:comptes?|accès|droits?|utilisateurs?)\s(?:à\s)?(?:hauts\s)?privil\p{L}+|(?:cuentas?|accesos?|derechos|usuarios?)\s(?:con\s)?privil\p{L}+)`,
    ),
  ],
  [
    'services',
    word(
      String.raw`(?:service|technical|machine|system|functional)\s(?:accounts?|users?)|(?:dienst|service|system|maschinen)-?kont\p{L}*|technische[nrsm]?\s(?:konto|konten|benutzer\p{L}*)|comptes?\s(?:de service|techniques?|système)|cuentas?\s(?:de servicio|de sistema|técnicas?)`,
    ),
  ],
  ['vendors', people(VENDORS)],
  [
    'regular',
    word(
      String.raw`(?:regular|standard|normal|ordinary|end[- ]?)\s?(?:accounts?|users?|passwords?)|(?:normale|gewöhnliche)[nrsm]?\s\p{L}+|comptes?\s(?:ordinaires?|standards?)|cuentas?\s(?:normales?|ordinarias?|estándar)`,
    ),
  ],
  ['regular', people(REGULAR)],
  ['servers', word(String.raw`${NOT_BY}(?:servers?|servern?|serveurs?|servidor(?:es)?)`)],
  [
    'network',
    word(
      String.raw`${NOT_BY}(?:routers?|switches|firewalls?|network devices?|netzwerkgerät\p{L}*|équipements? réseau|pare-feu|dispositivos de red|cortafuegos)`,
    ),
  ],
  [
    'workstations',
    word(
      String.raw`${NOT_BY}(?:laptops?|notebooks?|workstations?|desktops?|endpoints?|arbeitsplatzrechner\p{L}*|postes de travail|ordinateurs portables|portátiles|puestos de trabajo)`,
    ),
  ],
  [
    'mobile',
    word(
      String.raw`${NOT_BY}(?:mobile (?:devices?|phones?)|smartphones?|tablets?|mobilgerät\p{L}*|mobile[nrsm]? gerät\p{L}*|(?:appareils?|terminaux) mobiles?|dispositivos móviles)`,
    ),
  ],
  [
    'remote',
    word(
      String.raw`${NOT_BY}(?:remote (?:access|sessions?)|vpn|fernzugriff\p{L}*|accès (?:à )?distan\p{L}+|acceso remoto)`,
    ),
  ],
  [
    'cloud',
    word(
      String.raw`${NOT_BY}(?:in (?:the )?cloud|cloud (?:services?|systems?|accounts?)|in der cloud|en la nube|dans le nuage)`,
    ),
  ],
  ['critical', word(String.raw`critical|kritische?[nrsm]?|critiques?|crític[oa]s?`)],
  ['high', grade(String.raw`high|hoch|hohe[nrsm]?|élevée?s?|hautes?|alt[oa]s?`)],
  ['medium', grade(String.raw`medium|moderate|mittel|mittlere[nrsm]?|moyen(?:ne)?s?|medi[oa]s?`)],
  ['low', grade(String.raw`low|niedrige?[nrsm]?|geringe?[nrsm]?|faibles?|baj[oa]s?`)],
  [
    'emergency',
    word(
      String.raw`emergency\s(?:changes?|patch\p{L}*|fix\p{L}*|access)|notfall(?:änderung|patch|zugriff)\p{L}*|(?:changements?|correctifs?|accès)\s(?:d['’]urgence|urgents?)|(?:cambios?|parches?|accesos?)\s(?:de emergencia|urgentes?)`,
    ),
  ],
];

/** "All users" are everybody. */
const EVERYBODY = word(
  String.raw`(?:all|every|each|alle[nr]?|jede[nrsm]?|tous les|toutes les|chaque|todos los|todas las|cada)\s(?:${REGULAR})`,
);

/** The groups that a few words are for; none where they are for all. */
export function groupsIn(text: string): Set<Group> {
  const groups = new Set(FORMS.filter(([, form]) => form.test(text)).map(([group]) => group));
  if (EVERYBODY.test(text)) groups.delete('regular');
  return groups;
}

const EXCEPTION = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:no|without|ohne|keine|sans|aucune|sin|ninguna)\s(?:\p{L}+\s)?)(?:exceptions?|exemptions?|waivers?|ausnahme(?:n|genehmigung\p{L}*|regelung\p{L}*)?|dérogations?|excepción|excepciones|dispensas?)(?!\p{L})`,
  'iu',
);

/** A word for exceptions this far before or behind a value may speak of it. */
const NEAR = 160;

/** Verbs that go on with the subject before them: "exceptions are approved and last 30 days". */
const GOES_ON = String.raw`(?:last|expire|end|are|is|must|may|shall|can|remain|apply|gelten|gilt|enden|endet|laufen|dauern|sind|ist|werden|wird|dürfen|durent|valent|vaut|sont|est|expirent|prennent|duran|son|vencen|caducan|expiran|se)`;
/** What is said of an exception ends where something else begins. */
const JOINT = new RegExp(String.raw`[,;–]|\s-\s|(?<!\p{L})(?:and|und|et|y)(?!\p{L}|\s${GOES_ON}(?!\p{L}))`, 'iu');
/** What is inserted divides nothing: "exceptions (with approval) last 30 days", "exceptions, if approved, last 30 days". */
const INSERTED = /\([^()]*\)|,\s(?:if|where|when|once|unless|falls|wenn|sofern|si|lorsque|cuando)\s[^,;()]*,/giu;
/** "Length (exception)" is one. */
const BRACKETED = new RegExp(String.raw`\(\s*${EXCEPTION.source}\s*\)`, 'giu');

/** Whether the words around a value say that it is that of an exception; `at` is where it stands in them. */
export function isOfException(text: string, at: number): boolean {
  const before = withoutInserted(text.slice(Math.max(0, at - NEAR), at));
  const behind = withoutInserted(text.slice(at, at + NEAR));
  // A label holds for all behind it: "Exceptions: 30 days for critical systems, 90 for others".
  const label = before.slice(0, before.lastIndexOf(':') + 1);
  if (!label.includes(';') && named(label)) return true;
  const [inside = ''] = behind.split(JOINT);
  return named(before.split(JOINT).at(-1) ?? '') || named(inside.split(/[()]/)[0] ?? '');
}

/** Whether a heading, or the name of a column or row, is that of exceptions, and not of a rule that has some. */
export const isNameOfException = (name: string): boolean =>
  named(withoutInserted(name.slice(0, NEAR).replace(BRACKETED, ' exception ')).split(JOINT)[0] ?? '');

const named = (text: string) => EXCEPTION.test(text);
const withoutInserted = (text: string) => text.replace(INSERTED, ' ');
