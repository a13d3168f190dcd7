import { describe, expect, test } from 'vitest';
import { messagesOf } from '#server/platform/messages.ts';
import { listScenarios } from '#server/risks/library.ts';
import { LANGUAGES } from '../../organisations/language.ts';
import { defaultMethod } from '../../risks/default-method.ts';
import type { ProposalAsset, ProposalFacts, ProposalVendor } from './facts.ts';
import { proposeRisks } from './propose.ts';
import { RiskProposal } from './proposal.ts';
import { describeProposal } from './words.ts';

const METHOD = defaultMethod(messagesOf('server/risk-method', 'en'));
const ANA = { id: '0190a000-0000-7000-8000-000000000001', name: 'Ana Ruiz' };
const BEN = { id: '0190a000-0000-7000-8000-000000000002', name: 'Ben Okafor' };

const asset = (name: string, given: Partial<ProposalAsset> = {}): ProposalAsset => ({
  id: `0190b000-0000-7000-8000-${name.replace(/\D/g, '').padStart(12, '0')}`,
  name,
  type: 'Laptop',
  owner: 'Somebody',
  dataClassification: 'Internal',
  encryptionEnabled: true,
  antivirusInstalled: true,
  backupStatus: 'Enabled',
  patchLevel: 'Current',
  vulnerabilityCount: 0,
  warrantyExpiry: null,
  accessReviewDate: null,
  ...given,
});

const vendor = (given: Partial<ProposalVendor> = {}): ProposalVendor => ({
  id: '0190c000-0000-7000-8000-000000000001',
  name: 'Parceltide Mail',
  tier: 'Low',
  compliance: 'ISO 27001',
  ownerId: null,
  score: 90,
  records: [],
  ...given,
});

const facts = (given: Partial<ProposalFacts> = {}): ProposalFacts => ({
  today: '2026-03-01',
  scenarios: listScenarios(),
  method: METHOD,
  assets: [],
  vendors: [],
  answers: [],
  members: [ANA, BEN],
  riskEditors: [BEN],
  known: [],
  ...given,
});

const keys = (given: Partial<ProposalFacts>) => proposeRisks(facts(given)).map(({ key }) => key);
const one = (key: string, given: Partial<ProposalFacts>) => {
  const found = proposeRisks(facts(given)).find((each) => each.key === key);
  if (!found) throw new Error(`${key} is not proposed`);
  return found;
};
const say = (key: string, given: Partial<ProposalFacts>) =>
  describeProposal(messagesOf('server/risk-proposals', 'en'), one(key, given), given.method ?? METHOD, 'en');

const BARE = 'unencrypted-storage:devices';
const open = (n: number, more: Partial<ProposalAsset> = {}) => asset(`LT-${n}`, { encryptionEnabled: false, ...more });

describe('what is proposed rests on facts', () => {
  test('nothing is known: nothing is proposed', () => expect(keys({})).toEqual([]));
  test('what is known to be well is not proposed', () => expect(keys({ assets: [asset('LT-1')] })).toEqual([]));
  test('a weakness that is known names the assets that have it', () => {
    const { basis, assets } = say(BARE, { assets: [open(1), asset('LT-2')] });
    expect(basis).toEqual([
      {
        kind: 'assets',
        cause: 'unencrypted',
        text: '1 of 2 without encryption.',
        named: [{ id: expect.any(String), name: 'LT-1' }],
        total: 1,
      },
    ]);
    expect(assets).toBe(1);
  });
  test('what nobody has said is called unknown, never weak', () => {
    const { basis, rationale } = say(BARE, { assets: [asset('LT-1', { encryptionEnabled: null })] });
    expect(basis[0]!.text).toBe('Encryption is not recorded for 1 of 1.');
    expect(rationale).toContain('assets of which this is not recorded: 1 of 1');
  });
  test('devices, infrastructure and services are risks of their own', () => {
    const weak = { patchLevel: 'Behind' } as const;
    expect(
      keys({ assets: [asset('L-1', weak), asset('S-2', { ...weak, type: 'Server' })] }).filter((key) =>
        key.startsWith('unpatched-vulnerability'),
      ),
    ).toEqual(['unpatched-vulnerability:devices', 'unpatched-vulnerability:infrastructure']);
  });
  test('an answer of the profile is enough where no asset speaks', () => {
    expect(say('remote-work-network:organisation', { answers: ['remote-work'] }).basis).toEqual([
      { kind: 'answer', cause: 'remote-work', text: 'You said: We work remotely.', named: [], total: 0 },
    ]);
  });
  test('vendors speak by their records', () => {
    const records = [{ kind: 'data', name: 'Customers', classification: 'Internal', isPersonal: true }] as const;
    const found = keys({ vendors: [vendor({ tier: 'Critical', compliance: 'None', records })] });
    expect(found.toSorted()).toEqual([
      'cloud-jurisdiction:vendors',
      'no-processing-agreement:vendors',
      'supplier-breach:vendors',
      'supplier-failure:vendors',
    ]);
  });
});

describe('the first assessment', () => {
  test('the larger the share and the higher the classification, the higher', () => {
    const few = one(BARE, { assets: [open(1), asset('LT-2'), asset('LT-3')] });
    const many = one(BARE, { assets: [open(1, { dataClassification: 'Restricted' }), asset('LT-2')] });
    expect([few.likelihood.step, few.impact.step]).toEqual([3, 3]);
    expect([many.likelihood.step, many.impact.step]).toEqual([4, 5]);
    expect(many.judged).toMatchObject({ score: 20, band: 'critical', isAboveAppetite: true });
  });
  test('it is on the scales of the organisation’s own method', () => {
    const method = { ...METHOD, likelihood: METHOD.likelihood.slice(0, 3), impact: METHOD.impact.slice(0, 4) };
    const { likelihood, impact } = one(BARE, { method, assets: [open(1, { dataClassification: 'Restricted' })] });
    expect([likelihood.step, impact.step]).toEqual([3, 4]);
  });
  test('the impact of an outage is not taken from the classification', () => {
    const given = {
      assets: [asset('S-1', { type: 'Server', backupStatus: 'Disabled', dataClassification: 'Restricted' })],
    };
    expect(
      one('cloud-account-loss:services', { assets: [{ ...given.assets[0]!, type: 'Cloud Service' }] }).impact,
    ).toEqual({
      step: 3,
      because: { code: 'outage' },
    });
  });
  test('the sentence says why', () => {
    expect(say(BARE, { assets: [open(1)] }).rationale).toBe(
      'Likelihood: assets with a recorded weakness: 1 of 1, half of them or more. Impact: the highest classification among them is Internal.',
    );
  });
  test('what is at stake speaks for the impact, not for the likelihood', () => {
    const held = { assets: [asset('C-1', { type: 'Cloud Service', dataClassification: 'Restricted' })] };
    const sensitive = proposeRisks(facts(held)).filter(({ basis }) =>
      basis.every((each) => each.kind === 'assets' && each.cause === 'sensitive'),
    );
    expect(sensitive.length).toBeGreaterThan(0);
    expect(new Set(sensitive.map(({ likelihood: { step, because } }) => `${step} ${because.code}`))).toEqual(
      new Set(['3 assets-none']),
    );
    const both = one('supplier-failure:vendors', { vendors: [vendor({ tier: 'Critical' })] });
    expect([both.likelihood, both.impact.step]).toEqual([
      { step: 3, because: { code: 'vendors-none', count: 0, of: 1 } },
      5,
    ]);
  });
  test('what lies with a vendor is at stake whatever its tier, and a missing certificate is a weakness', () => {
    const records = [{ kind: 'data', name: 'Customers', classification: 'Restricted' }] as const;
    const low = one('supplier-breach:vendors', { vendors: [vendor({ records })] });
    expect([low.likelihood.because.code, low.impact]).toEqual([
      'vendors-none',
      { step: 4, because: { code: 'sensitive-data' } },
    ]);
    const bare = one('supplier-breach:vendors', {
      vendors: [vendor({ records, tier: 'High', compliance: 'None' }), vendor({ id: ANA.id })],
    });
    expect([bare.likelihood.because.code, bare.treatment]).toEqual(['vendors-many', 'modify']);
  });
  test('sensitive and well kept, within the appetite, it may be kept', () => {
    const method = { ...METHOD, appetite: 25 };
    const exposed = proposeRisks(facts({ method, vendors: [vendor({ tier: 'High' })] }));
    expect(exposed.map(({ treatment }) => treatment)).toEqual(['retain']);
  });
  test('within the appetite and without a weakness it is kept, else it is treated', () => {
    expect(one('key-person:organisation', { answers: ['small'] }).treatment).toBe('retain');
    expect(one(BARE, { assets: [open(1)] }).treatment).toBe('modify');
  });
  test('the highest come first', () => {
    const scores = proposeRisks(
      facts({ answers: ['small', 'remote-work'], assets: [open(1, { dataClassification: 'Restricted' })] }),
    ).map(({ judged }) => judged.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe('the owner', () => {
  test('is the member who answers for most of what is concerned', () => {
    const owners = {
      assets: [open(1, { owner: ' ana ruiz' }), open(2, { owner: 'Ana Ruiz' }), open(3, { owner: 'Ben Okafor' })],
    };
    expect(say(BARE, owners)).toMatchObject({ ownerName: 'Ana Ruiz', ownerBecause: 'Answers for 2 of 3 concerned' });
  });
  test('is not guessed between two of the same name', () => {
    const members = [ANA, { ...ANA, id: BEN.id }];
    expect(say(BARE, { members, assets: [open(1, { owner: 'Ana Ruiz' })] }).ownerName).toBe('Ben Okafor');
  });
  test('is who may change risks where no member is named, else nobody', () => {
    expect(one(BARE, { assets: [open(1)] }).owner.person).toBe(BEN);
    expect(one(BARE, { assets: [open(1)], riskEditors: [] }).owner).toEqual({
      person: null,
      because: { code: 'nobody' },
    });
  });
});

describe('what stands in the register', () => {
  const assets = [open(1), asset('DISK-2', { type: 'Storage Device', encryptionEnabled: false })];
  const of = (known: ProposalFacts['known']) =>
    keys({ assets, known }).filter((key) => key.startsWith('unencrypted-storage'));
  test('is not proposed again for the same group', () =>
    expect(of([{ scenarioId: 'unencrypted-storage', groups: ['devices'] }])).toEqual([
      'unencrypted-storage:infrastructure',
    ]));
  test('and tied to nothing it is about everything', () =>
    expect(of([{ scenarioId: 'unencrypted-storage', groups: [] }])).toEqual([]));
});

test('every proposal has its words in every language', () => {
  const everything = facts({
    answers: [
      'remote-work',
      'cloud-services',
      'small',
      'finance',
      'software-development',
      'personal-data',
      'payment-cards',
    ],
    assets: ['Laptop', 'Server', 'Cloud Service', 'Database', 'Printer', 'Application'].flatMap((type, n) => [
      asset(`A-${n}`, {
        type,
        encryptionEnabled: false,
        patchLevel: 'Critical',
        vulnerabilityCount: 2,
        dataClassification: null,
      }),
      asset(`B-${n}`, {
        type,
        backupStatus: null,
        antivirusInstalled: null,
        warrantyExpiry: '2020-01-01',
        accessReviewDate: '2020-01-01',
      }),
    ]),
    vendors: [vendor({ tier: 'High', score: 20, records: [{ kind: 'service', name: 'Support', access: 'systems' }] })],
  });
  for (const language of LANGUAGES)
    for (const proposal of proposeRisks(everything)) {
      const described = describeProposal(messagesOf('server/risk-proposals', language), proposal, METHOD, language);
      expect(RiskProposal.safeParse(described).error).toBeUndefined();
      expect(described).toMatchObject({
        threat: proposal.scenario.threat[language],
        vulnerability: proposal.scenario.vulnerability[language],
        consequence: proposal.scenario.consequence[language],
      });
      expect(JSON.stringify(described)).not.toMatch(
        /undefined|\{\{|(likelihood|impact|assets|vendors|unknown|owner)\.[a-z-]+"/,
      );
    }
});

test('ten thousand assets take less than a second', () => {
  const assets = Array.from({ length: 10_000 }, (_, n) => open(n, { type: n % 2 ? 'Laptop' : 'Server' }));
  const before = performance.now();
  proposeRisks(facts({ assets }));
  expect(performance.now() - before).toBeLessThan(1000);
});
