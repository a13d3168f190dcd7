import type { Language } from '../organisations/language.ts';
import type { Method, MethodVersion } from './method.ts';

type Pair = [label: string, description: string];
interface Words {
  likelihood: Pair[];
  impact: Pair[];
  bands: Pair[];
  criteria: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    likelihood: [
      ['Rare', 'Less than once in ten years; would surprise everybody'],
      ['Unlikely', 'About once in five to ten years'],
      ['Possible', 'About once in one to five years'],
      ['Likely', 'About once a year'],
      ['Almost certain', 'Several times a year, or it is happening now'],
    ],
    impact: [
      ['Negligible', 'Hardly noticed; no personal data, no cost worth naming'],
      ['Minor', 'A few hours of work lost, a few people concerned, put right from the usual budget'],
      ['Moderate', 'A service down for a day, some customers concerned, must be reported inside'],
      [
        'Major',
        'Several days without an important service, personal data exposed, authorities or customers must be told',
      ],
      ['Severe', 'The organization’s existence, people’s safety or a licence to operate is at stake'],
    ],
    bands: [
      ['Low', 'Kept as it is and looked at once a year'],
      ['Medium', 'Treated where it costs little; otherwise the owner accepts it'],
      ['High', 'Treated by a plan with an owner and a day; accepted only by who manages risks'],
      ['Critical', 'Treated at once; accepted only by management, for a short time'],
    ],
    criteria:
      'Risks are assessed when they are identified, at every planned review, before significant changes and after incidents. The residual risk counts. What is above the appetite is treated, or accepted by its owner with a reason and an end.',
  },
  es: {
    likelihood: [
      ['Rara', 'Menos de una vez en diez años; sorprendería a todos'],
      ['Improbable', 'Alrededor de una vez cada cinco a diez años'],
      ['Posible', 'Alrededor de una vez cada uno a cinco años'],
      ['Probable', 'Alrededor de una vez al año'],
      ['Casi segura', 'Varias veces al año, o ya está ocurriendo'],
    ],
    impact: [
      ['Insignificante', 'Apenas se nota; sin datos personales ni coste apreciable'],
      ['Menor', 'Unas horas de trabajo perdidas, pocas personas afectadas, se resuelve con el presupuesto habitual'],
      ['Moderado', 'Un servicio parado un día, algunos clientes afectados, debe comunicarse internamente'],
      [
        'Mayor',
        'Varios días sin un servicio importante, datos personales expuestos, hay que avisar a autoridades o clientes',
      ],
      [
        'Grave',
        'Está en juego la existencia de la organización, la seguridad de las personas o una licencia para operar',
      ],
    ],
    bands: [
      ['Bajo', 'Se mantiene como está y se revisa una vez al año'],
      ['Medio', 'Se trata donde cuesta poco; si no, lo acepta su responsable'],
      ['Alto', 'Se trata con un plan, responsable y fecha; solo lo acepta quien gestiona los riesgos'],
      ['Crítico', 'Se trata de inmediato; solo lo acepta la dirección, por poco tiempo'],
    ],
    criteria:
      'Los riesgos se evalúan cuando se identifican, en cada revisión planificada, antes de cambios significativos y después de incidentes. Cuenta el riesgo residual. Lo que supera el apetito se trata, o lo acepta su responsable con un motivo y un plazo.',
  },
  fr: {
    likelihood: [
      ['Rare', 'Moins d’une fois en dix ans ; surprendrait tout le monde'],
      ['Peu probable', 'Environ une fois tous les cinq à dix ans'],
      ['Possible', 'Environ une fois tous les un à cinq ans'],
      ['Probable', 'Environ une fois par an'],
      ['Presque certain', 'Plusieurs fois par an, ou déjà en cours'],
    ],
    impact: [
      ['Négligeable', 'À peine perceptible ; aucune donnée personnelle, aucun coût notable'],
      ['Mineur', 'Quelques heures de travail perdues, peu de personnes concernées, réglé avec le budget habituel'],
      ['Modéré', 'Un service arrêté une journée, quelques clients concernés, à signaler en interne'],
      [
        'Majeur',
        'Plusieurs jours sans un service important, données personnelles exposées, autorités ou clients à prévenir',
      ],
      ['Grave', 'L’existence de l’organisation, la sécurité des personnes ou une autorisation d’exercer est en jeu'],
    ],
    bands: [
      ['Faible', 'Conservé tel quel et revu une fois par an'],
      ['Moyen', 'Traité là où cela coûte peu ; sinon accepté par son responsable'],
      ['Élevé', 'Traité par un plan avec responsable et échéance ; accepté seulement par qui gère les risques'],
      ['Critique', 'Traité immédiatement ; accepté seulement par la direction, pour peu de temps'],
    ],
    criteria:
      'Les risques sont évalués lorsqu’ils sont identifiés, à chaque revue planifiée, avant les changements importants et après les incidents. C’est le risque résiduel qui compte. Ce qui dépasse l’appétence est traité, ou accepté par son responsable avec un motif et une échéance.',
  },
  de: {
    likelihood: [
      ['Selten', 'Seltener als einmal in zehn Jahren; würde alle überraschen'],
      ['Unwahrscheinlich', 'Etwa einmal in fünf bis zehn Jahren'],
      ['Möglich', 'Etwa einmal in ein bis fünf Jahren'],
      ['Wahrscheinlich', 'Etwa einmal im Jahr'],
      ['Fast sicher', 'Mehrmals im Jahr, oder es geschieht bereits'],
    ],
    impact: [
      ['Unbedeutend', 'Kaum zu bemerken; keine personenbezogenen Daten, keine nennenswerten Kosten'],
      ['Gering', 'Einige Stunden Arbeit verloren, wenige betroffen, aus dem üblichen Budget zu beheben'],
      ['Mittel', 'Ein Dienst einen Tag ausgefallen, einige Kunden betroffen, intern zu melden'],
      [
        'Groß',
        'Mehrere Tage ohne einen wichtigen Dienst, personenbezogene Daten offengelegt, Behörden oder Kunden zu unterrichten',
      ],
      ['Schwer', 'Das Bestehen der Organisation, die Sicherheit von Menschen oder eine Zulassung steht auf dem Spiel'],
    ],
    bands: [
      ['Niedrig', 'Bleibt, wie es ist, und wird einmal im Jahr angesehen'],
      ['Mittel', 'Wird behandelt, wo es wenig kostet; sonst akzeptiert es die verantwortliche Person'],
      ['Hoch', 'Wird nach Plan mit Verantwortlichen und Termin behandelt; akzeptiert nur, wer Risiken steuert'],
      ['Kritisch', 'Wird sofort behandelt; akzeptiert nur die Leitung, für kurze Zeit'],
    ],
    criteria:
      'Risiken werden bewertet, wenn sie erkannt werden, bei jeder geplanten Überprüfung, vor wesentlichen Änderungen und nach Vorfällen. Es zählt das Restrisiko. Was über der Risikobereitschaft liegt, wird behandelt oder von der verantwortlichen Person mit Grund und Frist akzeptiert.',
  },
};

const STARTS = [1, 5, 10, 17] as const;
const IDS = ['low', 'medium', 'high', 'critical'] as const;
const ACCEPTS = ['owner', 'owner', 'risk-manager', 'management'] as const;
const REVIEWS = [12, 12, 6, 3] as const;

/** What every organisation starts with: five steps by five, four bands, an appetite of 9. */
export function defaultMethod(language: Language): Method {
  const { likelihood, impact, bands, criteria } = WORDS[language];
  const scale = (steps: Pair[]) => steps.map(([label, description]) => ({ label, description }));
  return {
    likelihood: scale(likelihood),
    impact: scale(impact),
    bands: IDS.map((id, place) => ({
      id,
      label: bands[place]?.[0] ?? id,
      guidance: bands[place]?.[1] ?? '',
      from: STARTS[place] ?? 1,
      accepts: ACCEPTS[place] ?? 'nobody',
      reviewMonths: REVIEWS[place] ?? 12,
    })),
    appetite: 9,
    acceptanceMonths: 12,
    criteria,
  };
}

export function firstVersion(language: Language): MethodVersion {
  return { number: 1, method: defaultMethod(language), note: '', madeAt: null, madeByName: null };
}
