import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ASSET_CATEGORIES,
  ASSET_STATUSES,
  ASSET_TYPES,
  BACKUP_STATUSES,
  COMPLIANCE_STATUSES,
  DATA_CLASSIFICATIONS,
  DEPARTMENTS,
  PATCH_LEVELS,
  RISK_LEVELS,
} from '#domain/assets/values.ts';
import type { Asset } from '#domain/assets/asset.ts';
import { riskOf } from '#domain/assets/risk.ts';
import { dayAfter } from '#domain/assets/days.ts';
import { ASSET_SLICES, isExpiringLicense, isInSlice, yearsBefore } from '#domain/assets/slices.ts';
import { statisticsOf } from '#domain/assets/statistics.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const laptop = {
  name: 'Laptop 1',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'A-1',
  owner: 'Ada Lovelace',
  dataClassification: 'Internal',
};

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, of: <T>(values: readonly T[]) => values[next(values.length)] as T };
}

const today = new Date().toISOString().slice(0, 10);

const aroundYearsAgo = (years: number) => {
  const day = yearsBefore(today, years);
  return [dayAfter(day, -1), day, dayAfter(day, 1)];
};
const idsOf = (assets: Asset[]) => assets.map(({ id }) => id).toSorted();

async function all(session: TestSession, query = ''): Promise<Asset[]> {
  const rows: Asset[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await session.get(`/assets?pageSize=100&page=${page}${query}`);
    rows.push(...body.rows);
    if (rows.length >= body.total) return rows;
  }
}

describe('what the database says is what the domain says', () => {
  let session: TestSession;
  let assets: Asset[];
  beforeAll(async () => {
    session = await server.signIn('user', await server.secondOrganisation());
    const { next, of } = dice(7);
    for (let number = 0; number < 150; number += 1) {
      const override = next(5) === 0 ? of(RISK_LEVELS) : null;
      const answer = await session.post('/assets', {
        ...laptop,
        name: `Asset ${number}`,
        serialNumber: `S-${number}`,
        type: of(ASSET_TYPES),
        category: of(ASSET_CATEGORIES),
        dataClassification: of(DATA_CLASSIFICATIONS),
        vulnerabilityCount: next(14),
        encryptionEnabled: of([null, true, false]),
        antivirusInstalled: of([null, true, false]),
        patchLevel: of([null, ...PATCH_LEVELS]),
        backupStatus: of([null, ...BACKUP_STATUSES]),
        complianceStatus: of(COMPLIANCE_STATUSES),
        warrantyExpiry: of([null, dayAfter(today, -1), today, dayAfter(today, 30), dayAfter(today, 31)]),
        status: of(ASSET_STATUSES),
        department: of([null, ...DEPARTMENTS]),
        cost: of([null, 10.1, 2500]),
        purchaseDate: of([null, today, ...[1, 3, 5].flatMap((years) => aroundYearsAgo(years))]),
        accessReviewDate: of([null, dayAfter(today, -1), today]),
        complianceReviewDate: of([null, dayAfter(today, -1), today]),
        riskLevelOverride: override,
        riskLevelReason: override ? 'As the owner sees it' : '',
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
    assets = await all(session);
  });

  test.each(RISK_LEVELS)('the list of %s', async (level) => {
    const expected = assets.filter((asset) => riskOf(asset, today).level === level).map(({ id }) => id);
    const found = await all(session, `&riskLevel=${level}`);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(5);
  });

  test('sorting goes by level, then by points', async () => {
    const sorted = await all(session, '&sort=riskLevel&direction=desc');
    const ranks = sorted.map((asset) => RISK_LEVELS.indexOf(asset.riskLevel) * 1000 + riskOf(asset, today).points);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  test('the statistics, and the lists behind their figures', async () => {
    const { body } = await session.get('/assets/statistics');
    expect(body).toEqual(statisticsOf(assets, today));
    const expiring = await all(session, '&only=expiring-licenses');
    expect(expiring.every((asset) => isExpiringLicense(asset, today))).toBe(true);
    expect([expiring.length, body.totalAssets]).toEqual([body.expiringLicenses, assets.length]);
  });

  test.each(ASSET_SLICES)('the list of %s holds what the domain says', async (slice) => {
    const expected = assets.filter((asset) => isInSlice(asset, slice, today));
    expect(idsOf(await all(session, `&only=${slice}`))).toEqual(idsOf(expected));
    expect(expected.length).toBeGreaterThan(0);
  });

  test('every figure equals the list behind it', async () => {
    const { body } = await session.get('/assets/analytics');
    expect(body.assets).toBe(assets.length);
    expect(body.cost).toBeCloseTo(assets.reduce((sum, { cost }) => sum + (cost ?? 0), 0));
    for (const { name, slices } of body.departments.slice(-3)) {
      const found = await all(session, `&department=${encodeURIComponent(name ?? 'none')}&only=unencrypted`);
      expect(found).toHaveLength(slices.unencrypted);
      expect(found.every(({ department }) => department === name)).toBe(true);
    }
    for (const { name, assets: count } of body.complianceStatuses)
      expect(await all(session, `&complianceStatus=${encodeURIComponent(name)}`)).toHaveLength(count);
  });
});

describe('the list', () => {
  let session: TestSession;
  beforeAll(async () => {
    session = await server.signIn('user', await server.secondOrganisation());
    const add = (changes: object) => session.post('/assets', { ...laptop, ...changes });
    await add({ name: 'zebra', serialNumber: 'X-100%', location: 'Bern', owner: 'Ana' });
    await add({ name: 'Äpfel', serialNumber: 'X_2', type: 'Server', location: 'Bern' });
    await add({ name: 'apple', serialNumber: 'QQ', status: 'Decommissioned', location: 'Basel' });
  });
  const names = async (query: string) =>
    (await session.get(`/assets?${query}`)).body.rows.map(({ name }: Asset) => name);

  test.each([
    ['search=ZEB', ['zebra']],
    ['search=%C3%84PF', ['Äpfel']],
    ['search=lovelace', ['apple', 'Äpfel']],
    ['search=server', ['Äpfel']],
    ['search=100%25', ['zebra']],
    ['search=_', ['Äpfel']],
    ['search=q', ['apple']],
    ['status=Retired', ['apple']],
    ['location=Bern&owner=AN', ['zebra']],
    ['location=Ber', []],
    ['sort=name&direction=desc', ['Äpfel', 'zebra', 'apple']],
    ['pageSize=1&page=1', ['zebra']],
  ])('%s', async (query, expected) => expect(await names(query)).toEqual(expected));

  test('refuses a sort that is not on the list', async () => {
    expect((await session.get('/assets?sort=organisation_id')).status).toBe(422);
  });
  test('names the locations and owners in use', async () => {
    const { body } = await session.get('/assets/choices');
    expect(body.locations).toEqual([
      { value: 'Bern', assets: 2 },
      { value: 'Basel', assets: 1 },
    ]);
  });
});

describe('one asset', () => {
  test('is refused in the words of the specification', async () => {
    const { status, body } = await admin.post('/assets', { type: 'Laptop', ipAddress: '1.2.3.4.5' });
    const messages = body.issues.map(({ message }: { message: string }) => message);
    expect([status, messages.toSorted()]).toEqual([
      422,
      [
        'Asset name is required',
        'Category is required',
        'Data classification is required',
        'Invalid IP address format',
        'Owner is required',
        'Serial number is required',
      ],
    ]);
    const used = await admin.post('/assets', { ...laptop, licenseCount: 1, usedLicenses: 2 });
    expect(used.body.issues).toEqual([
      { path: 'usedLicenses', message: 'Used licenses cannot exceed total licenses', code: 'licenses_exceeded' },
    ]);
  });

  test('what nobody said of its protection is not known, until somebody says it', async () => {
    const protection = ({ encryptionEnabled, antivirusInstalled, patchLevel, backupStatus }: Asset) => [
      encryptionEnabled,
      antivirusInstalled,
      patchLevel,
      backupStatus,
    ];
    const { body: silent } = await admin.post('/assets', laptop);
    expect(protection(silent)).toEqual([null, null, null, null]);
    expect(silent.riskPoints).toBe(45);
    const { body: shown } = await admin.get(`/assets/${silent.id}`);
    expect(shown.risk.parts.find(({ factor }: { factor: string }) => factor === 'encryption')).toMatchObject({
      points: 15,
      isAssumed: true,
      because: 'Encryption not known: counted as not encrypted',
    });
    // As clients of earlier versions do.
    const stated = {
      encryptionEnabled: false,
      antivirusInstalled: true,
      patchLevel: 'Behind',
      backupStatus: 'Pending',
    };
    const { body: told } = await admin.post('/assets', { ...laptop, ...stated });
    expect(protection(told)).toEqual([false, true, 'Behind', 'Pending']);
    const { body: taken } = await admin.patch(`/assets/${told.id}`, { encryptionEnabled: null, backupStatus: null });
    expect(protection(taken)).toEqual([null, true, 'Behind', null]);
    const { body: trail } = await admin.get(`/activity?subject=assets&subjectId=${told.id}`);
    expect([trail.rows[0].before, trail.rows[0].after]).toEqual([
      { encryptionEnabled: false, backupStatus: 'Pending' },
      { encryptionEnabled: null, backupStatus: null },
    ]);
    expect((await admin.patch(`/assets/${told.id}`, { encryptionEnabled: 'perhaps' })).status).toBe(422);
  });

  test('changes with its version, and every change is on record', async () => {
    const { body: added } = await admin.post('/assets', laptop);
    const first = await admin.patch(`/assets/${added.id}`, { location: 'Bern', version: 1 });
    expect([first.status, first.body.version, first.body.location]).toEqual([200, 2, 'Bern']);
    const late = await admin.patch(`/assets/${added.id}`, { location: 'Basel', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed_since']);
    expect((await admin.patch(`/assets/${added.id}`, { location: 'Bern' })).body.version).toBe(2);
    await admin.remove(`/assets/${added.id}`);
    const { body: trail } = await admin.get(`/activity?subject=assets&subjectId=${added.id}`);
    expect(trail.rows.map((entry: { action: string }) => entry.action)).toEqual(['removed', 'changed', 'added']);
    expect([trail.rows[1].before, trail.rows[1].after]).toEqual([{ location: '' }, { location: 'Bern' }]);
  });

  test('a level that is no longer set needs no reason', async () => {
    const { body } = await admin.post('/assets', {
      ...laptop,
      riskLevelOverride: 'Low',
      riskLevelReason: 'Kept in a safe',
    });
    expect([body.riskLevel, body.riskPoints]).toEqual(['Low', 45]);
    const { body: back } = await admin.patch(`/assets/${body.id}`, { riskLevelOverride: null });
    expect([back.riskLevel, back.riskLevelReason]).toEqual(['Medium', '']);
  });

  test('of another organisation is none', async () => {
    const { body } = await admin.post('/assets', laptop);
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    const answers = [
      await stranger.get(`/assets/${body.id}`),
      await stranger.patch(`/assets/${body.id}`, { name: 'Mine' }),
      await stranger.remove(`/assets/${body.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await stranger.get('/assets?search=laptop')).body.total).toBe(0);
  });
});

test('information is an asset with a classification and an owner, and needs no serial number', async () => {
  const records = {
    name: 'Personnel files',
    type: 'Information',
    category: 'Other',
    owner: 'Ada Lovelace',
    dataClassification: 'Confidential',
  };
  const { status, body } = await admin.post('/assets', records);
  expect([status, body.type, body.serialNumber]).toEqual([200, 'Information', '']);
  expect((await admin.get('/assets?type=Information')).body.rows).toMatchObject([{ name: 'Personnel files' }]);
});
