import { describe, expect, it } from 'vitest';
import { issue } from '../issue.ts';
import { isIpAddress, isMacAddress } from './addresses.ts';
import { AssetChange, NewAsset, problemsOf } from './asset.ts';
import { categoryOf } from './category.ts';

const laptop = {
  name: 'Laptop 1',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'A1',
  owner: 'Ada',
  dataClassification: 'Internal',
};

const messagesOf = (input: object) => {
  const result = NewAsset.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('a new asset', () => {
  it('says of a text that is too long how long it may be, by a code that every language has', () => {
    const long = 'x'.repeat(301);
    const most = issue('most_characters', { count: 300 });
    expect(messagesOf({ ...laptop, name: long, model: long })).toEqual({ name: most, model: most });
  });

  it('needs what the specification requires, in its words', () => {
    expect(messagesOf({ name: ' ', type: '', category: '', serialNumber: '  ', owner: '' })).toEqual({
      name: issue('asset_name_required'),
      type: issue('asset_type_required'),
      category: issue('category_required'),
      serialNumber: issue('serial_number_required'),
      owner: issue('owner_required'),
      dataClassification: issue('classification_required'),
    });
  });

  it('refuses malformed addresses, in the words of the specification', () => {
    expect(messagesOf({ ...laptop, ipAddress: '10.0.0.256', macAddress: '00:1B:63' })).toEqual({
      ipAddress: issue('ip_address'),
      macAddress: issue('mac_address'),
    });
    expect(messagesOf({ ...laptop, ipAddress: '', macAddress: '' })).toEqual({});
  });

  it('takes the other words for a status and ignores empty and double tags', () => {
    const asset = NewAsset.parse({ ...laptop, status: 'Decommissioned', tags: [' a', 'a', '', 'b '] });
    expect([asset.status, asset.tags]).toEqual(['Retired', ['a', 'b']]);
    expect(NewAsset.parse({ ...laptop, status: 'Under Maintenance' }).status).toBe('Maintenance');
  });

  it('changes only what a change names', () => {
    expect(AssetChange.parse({ location: 'Bern' })).toEqual({ location: 'Bern' });
  });
});

describe('rules over two fields', () => {
  it.each([
    [5, 6, true],
    [5, 5, false],
    [null, 6, false],
    [5, null, false],
  ])('%s licenses, %s used', (licenseCount, usedLicenses, isRefused) => {
    const problems = problemsOf({ licenseCount, usedLicenses });
    expect(problems).toEqual(isRefused ? [{ path: 'usedLicenses', message: issue('licenses_exceeded') }] : []);
  });

  it('asks why a person sets another level', () => {
    expect(problemsOf({ riskLevelOverride: 'Low', riskLevelReason: ' ' }).map(({ path }) => path)).toEqual([
      'riskLevelReason',
    ]);
    expect(problemsOf({ riskLevelOverride: 'Low', riskLevelReason: 'Kept in a safe' })).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    '10.0.0.1',
    '255.255.255.255',
    '001.2.3.4',
    '::',
    '::1',
    'fe80::1%eth0',
    '2001:db8:0:0:0:0:0:1',
    '::ffff:10.0.0.1',
  ])('%s is an IP address', (text) => expect(isIpAddress(text)).toBe(true));
  it.each([
    '',
    '10.0.0',
    '10.0.0.256',
    '1.2.3.4.5',
    '1.2.3.1234',
    'a.b.c.d',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '12345::',
    '::ffff:10.0.0.999',
    'fe80::1%',
  ])('%s is not', (text) => expect(isIpAddress(text)).toBe(false));
  it('reads MAC addresses with colons or hyphens', () => {
    expect(['00:1B:63:84:45:E6', '00-1b-63-84-45-e6'].every(isMacAddress)).toBe(true);
    expect(['00:1B:63:84:45', '001B638445E6', '00:1B:63:84:45:EG'].some(isMacAddress)).toBe(false);
  });
});

describe('the category of an asset', () => {
  it.each([
    ['Laptop', 'Finance 7', '', 'Hardware', 'type'],
    ['Network Device', 'Core', 'Cisco', 'Network', 'type'],
    ['Database', 'Orders', '', 'Software', 'type'],
    ['Database', 'Orders on RDS', '', 'Cloud', 'name'],
    ['Server', 'web-1', 'AWS', 'Cloud', 'vendor'],
    ['Server', 'VPN gateway', '', 'Network', 'name'],
    ['', 'ThinkPad X1', '', 'Hardware', 'name'],
    ['', 'Something', '', 'Other', null],
  ])('%s %s %s', (type, name, vendor, category, field) => {
    const classified = categoryOf({ type, name, vendor });
    expect([classified.category, classified.because.field]).toEqual([category, field]);
  });
});

it('what is no asset at all is refused as such', () => {
  for (const hostile of [null, undefined, 5, 'Laptop', [], { serialNumber: 7 }, { serialNumber: {} }])
    expect(NewAsset.safeParse(hostile).success).toBe(false);
});
