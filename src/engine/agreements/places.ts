const CODES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK US CA MX BR AR CL CO PE AU NZ JP CN HK TW SG IN KR MY ID TH PH VN AE SA IL TR EG ZA NG KE MA UA RS RU';
const NAMES = ['en', 'de', 'fr', 'es'].flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return CODES.split(' ').map((code) => names.of(code) ?? code);
});
const OTHERS =
  'European Union|European Economic Area|EU|EEA|EWR|Europäischen Union|Europäische Union|Europäischen Wirtschaftsraum|Europe|Europa|Union européenne|Espace économique européen|UE|EEE|Unión Europea|Espacio Económico Europeo|United Kingdom|UK|USA|U.S.|Frankfurt|Dublin|Amsterdam|Paris|London|Zurich|Zürich|Berlin|Munich|München|Stockholm|Madrid|Milan|Vienna|Wien|Luxembourg|Virginia|Oregon|California|Ohio|Singapore|Tokyo|Sydney|Toronto|Montreal|Niederlanden|Schweiz';
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Longer names first: "United States of America" before its parts. Capitals count, so that no turkey is a country. */
const PLACE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...new Set([...NAMES, ...OTHERS.split('|')])]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => escaped(name))
    .join('|')})(?![\p{L}\d])`,
  'gu',
);

/** Countries, regions and places of data centres that a text names, each once. */
export function placesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([name]) => name))];
}
