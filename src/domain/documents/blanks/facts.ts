/** What an organisation's settings and profile know of it. */
export const BLANK_FACTS = ['organisation', 'date', 'owner', 'industry', 'country'] as const;
export type BlankFact = (typeof BLANK_FACTS)[number];

const MEANS: readonly [BlankFact, RegExp][] = [
  [
    'organisation',
    /^(?:(?:insert |enter |your |name of )*(?:the )?(?:company|organi[sz]ation|business|firm)(?:(?:['’]s)? name)?|(?:name (?:der|des) )?(?:firma|unternehmens?|organisation|firmenname)|(?:nombre de la )?(?:empresa|organizaci[oó]n)|nom de l[’']?\s?(?:entreprise|organisation)|entreprise|soci[ée]t[ée]|organisme)$/u,
  ],
  // The day on which it is filled in is neither that of its approval nor that from which it is in force.
  [
    'date',
    /^(?:(?:insert |enter |today[’']?s |current |the )*date|(?:heutiges )?datum|fecha(?: de hoy| actual)?|date du jour)$/u,
  ],
  [
    'owner',
    /^(?:(?:name of (?:the )?)?(?:document |policy )?owner(?:[’']?s name| name)?|name and role of the owner|name und rolle des eigentümers|eigentümer(?:in)?|propietario|propriétaire|nombre y (?:función|cargo) del? (?:propietario|responsable)|nom et (?:rôle|fonction) du (?:propriétaire|responsable))$/u,
  ],
  ['industry', /^(?:your )?(?:industry|branche|sector|secteur)$/u],
  ['country', /^(?:your )?(?:country|land|país|pays)$/u],
];

/** The fact that belongs into a blank; null where nothing that is known does. */
export function factOfBlank(key: string): BlankFact | null {
  return MEANS.find(([, words]) => words.test(key))?.[0] ?? null;
}
