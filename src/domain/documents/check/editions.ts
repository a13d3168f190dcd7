import type { Remark } from './objection.ts';

interface Withdrawn {
  names: RegExp;
  /** What took its place. */
  now: string;
}

const iso = (number: string, years: string) =>
  new RegExp(
    String.raw`\b(?:ISO(?:\s*/\s*IEC)?|EN|DIN|UNE|NF|BS)[\s-]*(?:EN\s+)?(?:ISO(?:\s*/\s*IEC)?[\s-]*)?${number}\s*[:\-–]\s*(?:${years})\b`,
    'gi',
  );

/** Editions that are no longer the ones in force, with those that took their place. Publication data of the publishers. */
const WITHDRAWN: Withdrawn[] = [
  { names: iso('27001', '2005|2013|2017'), now: 'ISO/IEC 27001:2022' },
  { names: iso('27002', '2005|2007|2013|2017'), now: 'ISO/IEC 27002:2022' },
  { names: iso('27005', '2008|2011|2018'), now: 'ISO/IEC 27005:2022' },
  { names: iso('27701', '2019'), now: 'ISO/IEC 27701:2025' },
  { names: iso('22301', '2012'), now: 'ISO 22301:2019' },
  { names: iso('9001', '1994|2000|2008'), now: 'ISO 9001:2015' },
  { names: iso('14001', '1996|2004'), now: 'ISO 14001:2015' },
  { names: iso('31000', '2009'), now: 'ISO 31000:2018' },
  { names: iso('19011', '2002|2011'), now: 'ISO 19011:2018' },
  { names: iso('20000-1', '2005|2011'), now: 'ISO/IEC 20000-1:2018' },
  { names: /\b(?:BS\s*7799|ISO(?:\s*\/\s*IEC)?\s*17799)\b/gi, now: 'ISO/IEC 27001:2022' },
  { names: /\b(?:OHSAS|BS)\s*18001\b/gi, now: 'ISO 45001:2018' },
  {
    names: /\bPCI[\s-]*DSS\s*(?:version\s*|v\.?\s*)?(?:1\.\d|2\.0|3\.\d(?:\.\d)?|4\.0(?!\.1))(?![\d.]*\d)/gi,
    now: 'PCI DSS v4.0.1',
  },
  { names: /\b95\/46\/(?:EC|EG|CE)\b/gi, now: 'GDPR, (EU) 2016/679' },
  { names: /\(?\bEU\)?\s*2016\/1148\b/gi, now: 'NIS 2, (EU) 2022/2555' },
  { names: /\bPrivacy Shield\b/gi, now: 'EU-U.S. Data Privacy Framework' },
  { names: /\bNIST\s+(?:Cybersecurity Framework|CSF)\s*(?:version\s*|v\.?\s*)?1\.[01]\b/gi, now: 'NIST CSF 2.0' },
  { names: /\bSP\s*800-53\s*,?\s*(?:Rev(?:ision|\.)?\s*)[1-4]\b/gi, now: 'NIST SP 800-53 Rev. 5' },
];

/** A sentence with one of these tells of the past. */
const PAST =
  /(?<!\p{L})(?:replac\w+|supersed\w+|former(?:ly)?|previous(?:ly)?|transition\w*|withdrawn|instead of|no longer|until|migrat\w+|ersetz\w+|abgelöst|früher\w*|vormals|bisherig\w*|umstellung|zurückgezogen|sustitu\w+|reemplaz\w+|anterior(?:mente)?|antigu[ao]|derogad[ao]|transición|remplac\w+|ancien(?:ne)?|précédent\w*|abrog\w+|retir\w+)(?!\p{L})/iu;

/** References to editions of standards and laws that have been replaced; what tells of the past may name them. */
export function editionRemarks(text: string): Remark[] {
  const remarks: Remark[] = [];
  for (const { names, now } of WITHDRAWN) {
    for (const match of text.matchAll(names)) {
      const [words] = match;
      const quote = { start: match.index, end: match.index + words.length, text: words };
      if (PAST.test(sentenceAround(text, quote.start, quote.end))) continue;
      remarks.push({ kind: 'withdrawn-edition', quote, values: { words: words.replaceAll(/\s+/g, ' '), now } });
      // Once is enough to have it looked for.
      break;
    }
  }
  return remarks.toSorted((a, b) => (a.quote?.start ?? 0) - (b.quote?.start ?? 0));
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - 160), start);
  const after = text.slice(end, end + 160);
  return `${before.split(/[.!?]\s|\n/).at(-1) ?? ''} ${after.split(/[.!?](?:\s|$)|\n/)[0] ?? ''}`;
}
