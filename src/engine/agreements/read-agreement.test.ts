import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText } from '../read/text-blocks.ts';
import { readAgreement } from './read-agreement.ts';
import { measure } from './testing/measure.ts';

function read(source: string) {
  const { text, blocks } = readText(source);
  return { text, ...readAgreement(text, blocks) };
}
const said = (source: string) =>
  read(source).commitments.map(({ facts: { kind, value, unit } }) =>
    [kind, value, unit].filter((part) => part !== null).join(' '),
  );

describe('labelled agreements of our own', () => {
  it.each([
    ['gold', 0.98, 0.98],
    ['held', 0.94, 0.94],
  ] as const)('%s: precision and recall stay above their floors', (folder, precision, recall) => {
    const all = [...measure(folder).values()];
    const [hit, missed, extra] = (['hit', 'missed', 'extra'] as const).map(
      (key) => all.flatMap((each) => each[key]).length,
    );
    expect(hit! / (hit! + extra!)).toBeGreaterThanOrEqual(precision);
    expect(hit! / (hit! + missed!)).toBeGreaterThanOrEqual(recall);
  });

  it('are quoted character for character, within one block', () => {
    for (const name of readdirSync(new URL('./testing/gold/', import.meta.url))) {
      const { text, commitments } = read(
        readFileSync(new URL(`./testing/gold/${name}`, import.meta.url), 'utf8').split('===')[0] ?? '',
      );
      for (const { quote } of commitments) {
        expect(text.slice(quote.start, quote.end).trim().length).toBeGreaterThan(5);
        expect(text.slice(quote.start, quote.end)).not.toContain('\n');
      }
    }
  });
});

describe('a sentence', () => {
  it.each([
    ['The Provider guarantees an uptime of 99,9 % per calendar month.', ['availability 99.9 percent']],
    ['The API shall be available four nines of every month.', ['availability 99.99 percent']],
    ['The Provider does not guarantee an availability of 99.9 %.', []],
    ['"Uptime" means the share of minutes, for instance 99.9 %, in which the Service is available.', []],
    ['For example, an availability of 99.9 % allows 43 minutes of downtime.', []],
    ['The Customer shall respond to incident queries within two days.', []],
    ['Incidents are resolved within thirty (30) days.', ['resolution 30 days']],
    [
      'The Provider may change this Agreement, and its prices, by giving 14 days notice.',
      ['price-notice 14 days', 'change-notice 14 days'],
    ],
    ['Prices under this Agreement may be changed with 30 days notice.', ['price-notice 30 days']],
    ['Incidents of priority P2 are answered with a first response within 2-4 hours.', ['response 4 hours']],
    ['P1 incidents shall be responded to within 1 business hour.', ['response 1 hours']],
  ])('%s', (sentence, expected) => {
    expect(said(`${sentence}\n\nThis is the end of the agreement and of its terms.`)).toEqual(expected);
  });

  it.each([
    ['The Supplier may change subcontractors at any time without notice.', ['subprocessor-notice at-will']],
    [
      'The Supplier shall not engage a subcontractor without the prior written consent of the Customer.',
      ['subprocessor-notice consent'],
    ],
    [
      'Subunternehmer dürfen ohne Zustimmung des Auftraggebers nicht eingesetzt werden.',
      ['subprocessor-notice consent'],
    ],
    ['Le Prestataire peut changer de sous-traitant sans préavis.', ['subprocessor-notice at-will']],
    ["The Supplier may not replace subcontractors without 30 days' notice.", ['subprocessor-notice 30 days']],
    ['The Provider may terminate without notice if the customer does not pay within 30 days.', []],
    ["Service credits are capped at one month's fees.", ['credit-cap 100 percent']],
    ['Die Gutschrift beträgt 2 %, höchstens zwei Monatsentgelte.', ['credit 2 percent', 'credit-cap 200 percent']],
    ['Für je angefangene 0,1 % wird eine Gutschrift von 5 % der Monatsvergütung gewährt.', ['credit 5 percent']],
    ['The Supplier will respond to invitations within 2 days, as to any fault of the service.', []],
    ['Incidents are reported by phone and must be responded to within 2 hours.', ['response 2 hours']],
    ['The portal was available when 99.9 % of readers opened it.', []],
    ["The contract renews for a year unless a party gives 90 days' notice.", ['termination-notice 90 days']],
    ['Der Vertrag ist mit sechs Monaten zum Quartalsende kündbar.', ['termination-notice 6 months']],
    ['Le contrat est reconduit chaque année, sauf préavis de trois mois.', ['termination-notice 3 months']],
    ['There is no RTO commitment.', ['recovery-time not-promised']],
    [
      'The recovery time objective is 4 hours, but no RPO is guaranteed.',
      ['recovery-time 4 hours', 'recovery-point not-promised'],
    ],
    ['Goal: 99.5 % per quarter.', ['availability 99.5 percent']],
    [
      '| Sev | Response | Fix |\n|---|---|---|\n| S1 | 15 min | 2 d |\n| S2 | 1 bd | n/a |',
      ['response 15 minutes', 'resolution 2 days', 'response 1 days'],
    ],
    ['We accept no liability for loss of data, and no warranty is given.', []],
    ['After termination data is returned within 30 days and deleted within 60 days.', ['deletion 60 days']],
    ['Nach Vertragsende werden die Daten binnen 14 Tagen herausgegeben und gelöscht.', ['deletion 14 days']],
    ['The liability of the Supplier is unlimited, and liability for injury is not limited.', []],
    [
      'La responsabilité est limitée aux redevances de six mois, et illimitée en cas de dol.',
      ['liability-cap 6 months'],
    ],
    [
      'P1 incidents get a workaround within 4 hours and a fix within 2 days.',
      ['workaround 4 hours', 'resolution 2 days'],
    ],
    ['P1 incidents are fixed or a workaround is given within 8 hours.', ['resolution 8 hours']],
  ])('%s says what it says', (sentence, expected) => {
    const { commitments } = read(`${sentence}\n\nThis is the end of the agreement and of its terms.`);
    expect(
      commitments.map(({ facts: { kind, value, unit, detail } }) =>
        [kind, value, unit, detail].filter(Boolean).join(' '),
      ),
    ).toEqual(expected);
  });

  it('is a target where the vendor only tries', () => {
    const { commitments } = read('We use reasonable efforts to resolve P1 incidents within 4 hours.');
    expect(commitments[0]?.facts).toMatchObject({ kind: 'resolution', modality: 'target', severity: 'P1' });
  });

  it('is a disclaimer where the vendor promises nothing, and keeps its words', () => {
    const { text, disclaimers } = read('The vendor does not warrant that the service is free of errors.');
    expect(disclaimers.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The vendor does not warrant that the service is free of errors.',
    ]);
  });

  it('names working hours, places and tiers', () => {
    const [hours, place] = read(
      'Support is offered Monday to Friday, 9 am to 5:30 pm.\n\nAll data is stored in Ireland and Germany.',
    ).commitments;
    expect(hours?.facts.hours).toEqual({ days: [1, 2, 3, 4, 5], from: 540, to: 1050 });
    expect(place?.facts.detail).toBe('Ireland, Germany');
    const credits = read(
      '# Credits\n\n| Availability | Credit |\n|---|---|\n| < 99.9 % but >= 99.0 % | 10 % |\n| < 99 % | 30 % |',
    ).commitments;
    expect(credits.map(({ facts: { below, from, value } }) => [below, from, value])).toEqual([
      [99.9, 99, 10],
      [99, null, 30],
    ]);
  });
});

it('says that a language is not read, and that a text has no commitments', () => {
  const dutch =
    'De leverancier moet ervoor zorgen dat de dienst voor alle klanten beschikbaar is en dat het niet wordt onderbroken door onderhoud. '.repeat(
      4,
    );
  expect(read(dutch)).toMatchObject({ isRead: false, language: 'nl', commitments: [] });
  expect(read('Good morning, the weather is fine today.')).toMatchObject({ isRead: true, commitments: [] });
});

it.each([
  [
    'a',
    '1',
    '99.9 % ',
    'availability ',
    'thirty (30) days ',
    'Monday to ',
    '"',
    'credit 10 % of the fee below 99.9 %, ',
    'respond within 4 hours to P1 incidents and ',
    'a-a',
    '<b>',
    'no commitment ',
    'aucun délai ',
    'respond to the ',
    'without notice ',
    'for each started 0.1 % ',
    'one monthly ',
  ],
])(
  'takes linear time for hostile texts',
  (...units) => {
    for (const unit of units) {
      const { text, blocks } = readText(unit.repeat(Math.ceil(400_000 / unit.length)));
      const before = performance.now();
      readAgreement(text, blocks);
      expect(performance.now() - before).toBeLessThan(4_000);
    }
  },
  60_000,
);

it('keeps no more commitments than its bound, and says so', () => {
  const many = Array.from(
    { length: 700 },
    (_, at) => `Incidents of priority P1 are resolved within ${at + 1} hours.`,
  ).join('\n\n');
  const { commitments, isCut } = read(many);
  expect([commitments.length, isCut]).toEqual([500, true]);
});
