/** What an organisation's settings and profile know of it. */
export const BLANK_FACTS = ['organisation', 'date', 'owner', 'industry', 'country'] as const;
export type BlankFact = (typeof BLANK_FACTS)[number];

/** A day that is still to come is nothing that is known. */
const LATER = /next|nächste|prochaine|próxima|review|revis|überprüf|day of|version/u;
const MEANS: readonly [BlankFact, RegExp][] = [
  [
    'organisation',
    /^(?:(?:insert |enter |your |name of )*(?:the )?)?(?:company|organi[sz]ation|business|firm)(?:(?:'s)? name)?$|^(?:name (?:der|des) )?(?:firma|unternehmens?|organisation|firmenname)$|^(?:nombre de la )?(?:empresa|organizaci[oó]n)$|^(?:nom de l[’']?\s?(?:entreprise|organisation))$|^(?:entreprise|soci[ée]t[ée]|organisme)$/u,
  ],
  ['date', /^(?:insert |enter |effective |approval |today[’']?s )*date$|^(?:heutiges )?datum$|^fecha$|^date$/u],
  [
    'owner',
    /^(?:document |policy )?owner$|owner[’']?s name|^name and role of the owner$|^name und rolle des eigent|^eigentümer|^propietario|^propriétaire|^nombre y (?:función|cargo) del? (?:propietario|responsable)|^nom et (?:rôle|fonction) du (?:propriétaire|responsable)/u,
  ],
  ['industry', /^(?:your )?(?:industry|branche|sector|secteur)$/u],
  ['country', /^(?:your )?(?:country|land|país|pays)$/u],
];

/** The fact that belongs into a blank; null where nothing that is known does. */
export function factOfBlank(key: string): BlankFact | null {
  if (LATER.test(key)) return null;
  return MEANS.find(([, words]) => words.test(key))?.[0] ?? null;
}
