import type { Language } from '#domain/organisations/language.ts';
import { languageOfQuestion } from './glossary/glossary.ts';
import { oftenIn } from '../read/frequency.ts';
import { type Limit, limitIn } from './limits.ts';
import { namedDurationsIn } from './quantities.ts';

/** Whose doing a question is about. A customer's "the supplier shall" is about us; "your suppliers" are ours. */
export type About = 'us' | 'vendor' | 'customer';

/** How a question asks, apart from what it asks about. */
export interface Frame {
  language: Language;
  about: About;
  /** It speaks of vendors, in whatever role. */
  namesVendors: boolean;
  /** It asks for something to be left undone: "must not", "prohibited". */
  asksBan: boolean;
  /** It asks whether something may be done, or is. */
  asksLeave: boolean;
  /** It asks whether there is a rule at all: a ban is one. */
  asksRule: boolean;
  /** The interval that it asks for, in months, and the longest time, in hours. */
  often: number | null;
  hours: number | null;
  /** The length of a secret or the number of attempts that it asks for. */
  limit: Limit | null;
  /** It asks about every case. */
  asksAll: boolean;
  /** It asks that something be so without a harm ("without fear"): who rules the harm out says yes. */
  asksWithout: boolean;
  /** It asks how something came out. */
  asksResult: boolean;
  /** It asks that something be the only way: "exclusively". */
  asksOnly: boolean;
  /** It asks whether a thing is there to be used: on, open, in use. */
  asksOn: boolean;
  /** It asks whether something goes on without what should go with it ("with no person involved"), other than for a harm. */
  asksLack: boolean;
  /** It asks that something cannot be touched: "tamper-proof". */
  asksUntouched: boolean;
  /** It asks whether people do it themselves. */
  asksOneself: boolean;
  /** It asks for day and night. */
  asksRound: boolean;
}

const VENDORS =
  '(?:vendors?|suppliers?|sub-?contractors?|sub-?processors?|(?:service )?providers?|third[- ]parties|lieferanten|dienstleister|unterauftragnehmer|fournisseurs|sous-traitants|prestataires|proveedores|subcontratistas)';
const CUSTOMERS = '(?:customers?|clients?|kunden|clients|clientes)';
const AUXILIARY =
  '(?:do|does|did|are|is|must|shall|should|can|may|will|have|has|müssen|sollen|haben|sind|werden|dürfen|est-ce que|deben|tienen que|tienen|est[áa]n|son)';
const subject = (who: string) =>
  new RegExp(
    `^(?:[¿"]\\s*)?(?:${AUXILIARY}\\s+)?(?:all |any |each of )?(?:your|ihre|vos|sus)\\s+(?:\\p{L}+\\s+)?${who}(?!\\p{L})(.*)`,
    'iu',
  );
const NAMES_VENDORS = new RegExp(
  `(?<!\\p{L})${VENDORS}|(?<!\\p{L})(?:lieferant|fournisseur|prestataire|proveedor|subencargad)`,
  'iu',
);
const VENDOR_SUBJECT = subject(VENDORS);
const CUSTOMER_SUBJECT = subject(CUSTOMERS);
/** What is done to somebody is our doing; what somebody is held to is theirs. */
const DONE_TO =
  /^\s*(?:doivent-ils|sont-ils)?\s*(?:\p{L}+ly |regularly |always )?(?:be )?(?:assessed|reassessed|reviewed|audited|monitored|evaluated|selected|classified|rated|listed|informed|notified|told|checked|screened|vetted|chosen|approved|bewertet|geprüft|überprüft|überwacht|auditiert|informiert|ausgewählt|évalués|audités|contrôlés|informés|sélectionnés|evaluados|evalúan|auditados|revisados|informados)(?!\p{L})|.*(?:bewertet|geprüft|überprüft|auditiert|informiert|ausgewählt)\s*\??$/iu;

const BAN =
  /(?<!\p{L})(?:(?:must|shall|may|should|can)\s+(?:not|never)|prohibit(?:ed|s)?|forbid(?:den|s)?|disallow(?:ed|s)?|ban(?:ned)?|prevent(?:ed|s)?|not be|verboten|untersagt|dürfen nicht|darf nicht|nicht .{0,60}(?:werden|dürfen)|interdit\w*|ne (?:doit|doivent|peut|peuvent) (?:pas|jamais)|prohib\p{L}+|no (?:se )?(?:debe|deben|puede|pueden)|unterbunden|unterbind\p{L}+|verhinder\p{L}*|empêch\p{L}+|impid\p{L}+|impedid\p{L}+|not to|no \p{L}+[aei]r(?=\s)|ne pas \p{L}+(?:er|ir|re)(?=\s))(?!\p{L})/iu;
const LEAVE =
  /(?<!\p{L})(?:allow(?:ed|s)?|permit(?:ted|s)?|may|can|able to|authori[sz]ed to|possible|use[ds]?|erlaubt|erlauben|gestattet|zugelassen|dürfen|darf|kann|können|verwendet|genutzt|autorisée?s?|permis|permet\p{L}*|peuvent|peut|utilis\p{L}+|permit\p{L}+|permite|permiten|pueden?|usa|usan|utilizan?)(?!\p{L})/iu;
const ALL =
  /(?<!\p{L})(?!(?:every|each|jede\p{L}*|chaque|tous les|toutes les|cada|todos los|todas las) (?:\p{L}+ )?(?:\d+ |\p{L}+ )?(?:days?|nights?|weeks?|months?|quarters?|years?|hours?|tag|nacht|woche|monat|quartal|jahr|jours?|nuits?|semaines?|mois|trimestres?|ans?|années?|heures?|días?|noches?|semanas?|mes(?:es)?|años?|horas?)(?!\p{L}))(?:all|every|each|any|always|at all times|without exception|entire|alle[nrsm]?|jede[nrsm]?|sämtliche\p{L}*|immer|tous|toutes|toute|tout|chaque|toujours|todos|todas|cada|siempre)(?!\p{L})/iu;

const ON =
  /(?<!\p{L})(?:switched on|turned on|enabled|activated|active|open(?:ed)?|exposed|reachable|accessible|in use|used|use|run(?:ning)?|eingeschaltet|aktiviert|aktiv|offen|geöffnet|erreichbar|im einsatz|genutzt|verwendet|benutzt|activée?s?|actifs?|actives?|ouverte?s?|accessibles?|utilisée?s?|en service|activad[oa]s?|activ[oa]s?|abiert[oa]s?|accesibles?|en uso|utilizad[oa]s?)(?!\p{L})/iu;
/** Who asks of an end wants what ends something. */
const END =
  /(?<!\p{L})(?:disabl|deactivat|block|lock|remov|revok|delet|clos|withdraw|terminat|cut off|prevent|stop|restrict|limit|prohibit|forbid|suspend|wip|eras|harden|deaktivier|gesperr|sperr|entfern|entzog|gelösch|lösch|geschlossen|beend|eingeschränk|désactiv|bloqu|supprim|retir|révoqu|ferm|limit|restrein|desactiv|elimin|retira|revoc|cierr|cerrad|restring)/iu;
const LACK = /(?<!\p{L})(?:without|with no|unescorted|unaccompanied|unattended|ohne|sans|sin)(?!\p{L})/iu;
/** What says that one thing does not go without another. */
export const NOT_WITHOUT =
  /(?<!\p{L})(?:not|never|no|nobody|nicht|kein\p{L}*|nie|niemand|ne|n['’]\p{L}+|aucun\p{L}*|nul|nunca|ning[uú]n\p{L}*|nadie)(?!\p{L}).*(?<!\p{L})(?:without|unless|ohne|sans|sin)(?!\p{L})/iu;
const UNTOUCHED =
  /(?<!\p{L})(?:immutable|tamper[- ]?(?:proof|resistant|evident)|unalterable|write[- ]once|(?:protected|safe|secured?|guarded) (?:against|from) (?:tamper|alter|chang|modif|delet|manipulat|unauthori[sz]ed chang)\p{L}*|unveränder\p{L}+|unlöschbar\p{L}*|manipulationssicher\p{L}*|fälschungssicher\p{L}*|inaltérables?|infalsifiables?|immuables?|inmutables?|inalterables?)(?!\p{L})/iu;
const ONESELF =
  /(?<!\p{L})(?:themselves|on their own|by themselves|their own(?= (?:initiative|accord))|selbst|selber|eigenmächtig|eux-mêmes|elles-mêmes|lui-même|por sí mism[oa]s?|ellos mismos|por su cuenta)(?!\p{L})/iu;
const WITHOUT =
  /(?<!\p{L})(?:without|free (?:of|from)|ohne|sans|sin)\s(?:\p{L}+\s){0,2}?(?:fear|risk|reprisals?|retaliation|disadvantages?|negative|consequences|penalty|punishment|angst|furcht|nachteile?|folgen|konsequenzen|repressalien|crainte|représailles|conséquences|sanctions?|temor|miedo|represalias|consecuencias|sanciones)(?!\p{L})/iu;
export const RESULT =
  /(?<!\p{L})(?:success|successful(?:ly)?|succeed(?:ed)?|passed|failed|without (?:errors?|findings?|failures?)|erfolgreich\p{L}*|bestanden|gelungen|gescheitert|réussi\p{L}*|succès|échoué\p{L}*|exitos\p{L}+|con éxito|superad\p{L}+|fallaron)(?!\p{L})/iu;
export const ROUND =
  /24\s*(?:\/|x|×)\s*7|(?<!\p{L})(?:around the clock|round the clock|day and night|at all hours|at all times|rund um die uhr|tag und nacht|24 stunden|24\s?h(?:eures)? sur 24|24\s?h\/24|jour et nuit|las 24 horas|día y noche)(?!\p{L})/iu;

export const ONLY =
  /(?<!\p{L})(?:only|solely|exclusively|nur|ausschließlich|uniquement|seulement|exclusivement|solo|sólo|únicamente|solamente)(?!\p{L})/iu;

const RULE =
  /(?<!\p{L})(?:have|has|there|maintain\p{L}*|established|documented|defined|gibt|haben|existier\p{L}*|avez|disposez|existe\p{L}*|tienen?|disponen?|hay)(?!\p{L}).*(?<!\p{L})(?:polic(?:y|ies)|procedures?|rules?|guidelines?|standards?|\p{L}*richtlinien?|\p{L}*regelung(?:en)?|\p{L}*regeln?|verfahren|politiques?|procédures?|règles?|políticas?|procedimientos?|normas?|reglas?)(?!\p{L})/iu;

export function frameOf(question: string): Frame {
  const text = question.trim();
  const [, afterVendor] = VENDOR_SUBJECT.exec(text) ?? [];
  const [, afterCustomer] = CUSTOMER_SUBJECT.exec(text) ?? [];
  const about =
    afterVendor !== undefined && !DONE_TO.test(afterVendor)
      ? 'vendor'
      : afterCustomer !== undefined && !DONE_TO.test(afterCustomer)
        ? 'customer'
        : 'us';
  const asksBan = BAN.test(text);
  return {
    language: languageOfQuestion(text),
    about,
    namesVendors: NAMES_VENDORS.test(withoutCalled(text)),
    asksBan,
    asksLeave: !asksBan && LEAVE.test(text),
    often: oftenIn(text),
    hours: namedDurationsIn(text)[0]?.hours ?? null,
    limit: limitIn(text),
    asksRule: RULE.test(text),
    asksAll: ALL.test(text),
    asksWithout: WITHOUT.test(text),
    asksResult: RESULT.test(text),
    asksOnly: ONLY.test(text),
    asksOn: !asksBan && ON.test(text) && !END.test(text),
    asksLack: LACK.test(text) && !WITHOUT.test(text) && !NOT_WITHOUT.test(text),
    asksUntouched: UNTOUCHED.test(text),
    asksOneself: ONESELF.test(text),
    asksRound: ROUND.test(text),
  };
}

/** "The supplier shall …" is about us: what a customer calls us is no part of what is asked. */
const CALLED =
  /^(?:the|our|each|every|der|die|das|le|la|el|l['’])\s*(?:vendor|supplier|contractor|(?:service )?provider|processor|bidder|tenderer|organi[sz]ation|company|entity|lieferant|auftragnehmer|dienstleister|anbieter|bieter|organisation|unternehmen|fournisseur|prestataire|titulaire|soumissionnaire|entreprise|proveedor|contratista|licitador|empresa|organización)\s+(?=(?:shall|must|should|will|has|is|ha|muss|soll|hat|ist|doit|devra|est|debe|deberá|tiene)(?!\p{L}))/iu;

/** A question without the name that it gives to whom it asks. */
export const withoutCalled = (question: string): string => question.trim().replace(CALLED, '');
