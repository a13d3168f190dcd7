import { durationsIn } from '../read/durations.ts';
import { percentsIn } from './amounts.ts';
import { cueOf, placesOf } from './clauses.ts';
import * as cues from './cues.ts';
import { type Found, found, promised, type Statement } from './found.ts';
import { hoursIn } from './hours.ts';
import { answersElse } from './answers.ts';
import { severitiesIn, severityAt } from './severities.ts';

const MONTH = cues.cue(
  String.raw`monthly|months?|Monat~?|monatlich~?|Monatsmittel|Kalendermonat~?|mensuel~|mois|mensual~?|mes`,
);
const QUARTER = cues.cue(String.raw`quarter~?|Quartal~?|Kalenderquartal~?|vierteljähr~|trimest~`);
const YEAR = cues.cue(
  String.raw`yearly|annual~?|years?|annum|Jahr~?|Kalenderjahr~?|Jahresmittel|jährlich~?|annuel~|ans?|année|anual~?|años?`,
);

/** Over what a percentage is measured, as some words say. */
export function windowIn(text: string): Found['window'] {
  if (MONTH.test(text)) return 'month';
  if (QUARTER.test(text)) return 'quarter';
  return YEAR.test(text) ? 'year' : null;
}

/** "Goal: 99.5 % per quarter" speaks of nothing else. */
const PER_PERIOD =
  /^\s?(?:per|each|every|a|je|pro|par|chaque|por|cada|al)\s(?:calendar\s|Kalender)?(?:month|quarter|year|Monat|Quartal|Jahr|mois|trimestre|an|mes|año)(?!\p{L})/iu;
const OF_TIME = /^\s?(?:of the time|der Zeit|du temps|del tiempo)(?!\p{L})/iu;

/** Percentages of availability, each with its service. */
export function readAvailability(statement: Statement, usual: Found['window']): Found[] {
  const { text, context, above } = statement;
  const isOfTime = percentsIn(text).some(({ value, end }) => {
    const behind = text.slice(end, end + 30);
    return OF_TIME.test(behind) || (value >= 90 && value < 100 && PER_PERIOD.test(behind) && !cues.FEE.test(text));
  });
  if ((!cues.AVAILABILITY.test(context) && !isOfTime) || cues.CREDIT.test(text)) return [];
  const isCredits = cues.CREDIT.test(above) && cues.FALLS.test(text);
  if (isCredits || (cues.FALLS.test(text) && !cues.NOT_BELOW.test(text))) return [];
  const window = windowIn(text) ?? usual;
  return percentsIn(text)
    .filter(({ value, end }) => value >= 80 && value <= 100 && !cues.OF_PEOPLE.test(text.slice(end, end + 80)))
    .flatMap((amount) => promised(statement, 'availability', amount, { window, service: serviceNear(text, amount) }));
}

/** Names of services are capitalised, or stand as the subject. */
const BEHIND =
  /^\s?(?:of the time\s?)?(?:(?:in|per|of|over)\s(?:each|every|any|a)?\s?(?:calendar\s)?(?:month|quarter|year)\s)?(?:for|für|pour|para)\s(?:the|our|its|die|das|den|la|le|el|les|l[’'])?\s?(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*){0,4})/u;
const BEFORE =
  /(?:availab\p{L}*|uptime|Verfügbarkeit|disponib\p{L}*)\s(?:of|der|des|de la|de l[’']|du|del|for)\s(?:the\s)?(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*){0,4})/u;
const SUBJECT =
  /^(?:[\d.]+\s)?(?:The|Das|Die|Der|Le|La|El)\s([\p{L}\d-]+(?:\s[\p{L}\d-]+){0,2}?)\s(?:is|are|will be|shall be|ist|est|es|está)\s/u;
const KEPT = /(?:keep|make|maintain)\s(?:the|its)\s(\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*){0,4})\s/u;
const NO_SERVICE =
  /^(?:Service|Services|Provider|Supplier|Availability|Customer|Monthly|Uptime|System|Platform|Plattform|Plateforme|Dienst)$/iu;

function serviceNear(text: string, { start, end }: { start: number; end: number }): string | null {
  const name =
    BEHIND.exec(text.slice(end, end + 120))?.[1] ??
    BEFORE.exec(text.slice(Math.max(0, start - 160), start))?.[1] ??
    KEPT.exec(text.slice(Math.max(0, start - 160), start))?.[1] ??
    SUBJECT.exec(text)?.[1];
  return name && !NO_SERVICE.test(name) && !windowIn(name) ? name.slice(0, 120) : null;
}

/** What does not count as downtime. `detail` says whether planned maintenance is among it. */
export function readExclusion({ text, context, above }: Statement): Found[] {
  const isOfMeasuring = cues.MEASURED.test(context) || cues.AVAILABILITY.test(above);
  if (!cues.EXCLUDED.test(text) || !isOfMeasuring || cues.CREDIT.test(text) || cues.SOLE.test(text)) return [];
  const isMaintenance = cues.MAINTENANCE.test(context);
  const isOther = cues
    .cue('force majeure|höhere Gewalt|fuerza mayor|customer~?|beyond|third part~|Kunde~?|client|cliente')
    .test(text);
  return isMaintenance || isOther ? [found('exclusion', { detail: isMaintenance ? 'maintenance' : '' })] : [];
}

const EITHER = cues.cue(
  String.raw`(?:or|oder|ou|o) (?:\p{L}{1,12} ){0,4}(?:work(?: around|around)~|Umgehung~|Zwischenlösung~|contournement|solución temporal)|(?:work(?: around|around)~|Umgehung~|Zwischenlösung~|contournement) (?:\p{L}{1,12} ){0,2}(?:or|oder|ou|o)`,
);
/** Times to respond and to resolve, and the recovery figures after a disaster. */
export function readTimes(statement: Statement): Found[] {
  const { text, context, above, clauses } = statement;
  if (cues.CREDIT.test(text) || cues.BREACH.test(context) || cues.DELETES.test(text)) return [];
  const durations = durationsIn(text).filter(({ unit }) => unit !== 'months' && unit !== 'years');
  if (durations.length === 0) return [];
  const isDisaster = cues.DISASTER.test(context) || cues.DISASTER.test(above);
  const named = [
    ...placesOf(cues.RTO, text).map((place) => ({ name: 'recovery-time' as const, ...place })),
    ...placesOf(cues.RPO, text).map((place) => ({ name: 'recovery-point' as const, ...place })),
  ];
  const isFault = cues.FAULT.test(context) || cues.FAULT.test(above) || severitiesIn(context).length > 0;
  // "A fix or a workaround" is one promise, of either.
  const workarounds = EITHER.test(text) ? [] : placesOf(cues.WORKAROUND, text);
  const places = [
    ...named,
    ...(isFault && !isDisaster
      ? [
          ...placesOf(cues.RESPONSE, text)
            .filter((place) => !answersElse(text, place))
            .map((place) => ({ name: 'response' as const, ...place })),
          ...workarounds.map((place) => ({ name: 'workaround' as const, ...place })),
        ]
      : []),
    ...(isFault || isDisaster
      ? placesOf(cues.RESOLUTION, text)
          .filter(
            (place) => ![...named, ...workarounds].some((other) => place.start < other.end && other.start < place.end),
          )
          .map((place) => ({ name: isDisaster ? ('recovery-time' as const) : ('resolution' as const), ...place }))
      : []),
  ];
  if (places.length === 0) return [];
  const severities = severitiesIn(text);
  const outside =
    severitiesIn(context)[0]?.words ??
    severitiesIn(above.split('\n').at(-1) ?? '')[0]?.words ??
    severitiesIn(above).at(-1)?.words ??
    null;
  return durations.flatMap((amount) => {
    const name = cueOf(amount, clauses, places);
    if (!name) return [];
    const isRecovery = name === 'recovery-time' || name === 'recovery-point';
    const severity = isRecovery ? null : (severityAt(severities, amount.start) ?? outside);
    return promised(statement, name, amount, { severity }, { isObjective: isRecovery });
  });
}

/** When somebody answers. */
export function readSupportHours({ text, context }: Statement): Found[] {
  if (!cues.MANNED.test(context) || cues.REFUSED.test(text)) return [];
  const hours = hoursIn(text);
  return hours ? [found('support-hours', { hours })] : [];
}
