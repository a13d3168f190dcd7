/** The words of an organisation's profile. Apart from the schemas, so that a page can be read without their library. */

export const INDUSTRIES = [
  'technology',
  'finance',
  'healthcare',
  'manufacturing',
  'retail',
  'consulting',
  'government',
] as const;

/** The specification's sizes: 1-10, 11-50, 51-250, 251 and more people. */
export const ORGANISATION_SIZES = ['startup', 'small', 'medium', 'large'] as const;

export const TIMELINES = ['urgent', 'standard', 'planned', 'future'] as const;

/** Least and most months of a timeline (specification, section 9); the last has no end. */
export const MONTHS_OF_TIMELINE: Record<(typeof TIMELINES)[number], readonly [least: number, most: number | null]> = {
  urgent: [3, 6],
  standard: [6, 12],
  planned: [12, 18],
  future: [18, null],
};

/** What may apply to an organisation and asks for documents, or for a framework, of its own. */
export const SITUATIONS = [
  'personal-data',
  'payment-cards',
  'health-data',
  'software-development',
  'cloud-services',
  'remote-work',
  'physical-sites',
  'artificial-intelligence',
] as const;

/** Why an organisation wants to be compliant. */
export const GOALS = ['certificate', 'customers', 'law', 'incidents', 'order'] as const;

/** What an hour of work may be given in. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'MXN',
  'BRL',
  'JPY',
  'INR',
] as const;

/** ISO 3166-1 alpha-2. */
export const COUNTRIES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );
