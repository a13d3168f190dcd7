import { describe, expect, test } from 'vitest';
import { headingsLike, matchHeadings } from './headings.ts';

const LIKE = headingsLike({
  name: 'name, asset name, bezeichnung',
  owner: 'owner, responsible, verantwortlich, ?full name',
  location: 'location, site, standort',
  serial: 'serial number, seriennummer',
  cost: 'cost, kosten',
  flaws: 'vulnerabilities, cves',
});
const read = (...headings: string[]) =>
  matchHeadings(headings, LIKE).map(({ field, reason }) => (field && reason === 'doubtful' ? `${field}?` : field));

describe('headings that are like those known', () => {
  test.each([
    ['Item name', 'name'],
    ['ASSET_NAME *', 'name'],
    ['serialNumber', 'serial'],
    ['Cost (EUR)', 'cost'],
    ['Kosten in EUR', 'cost'],
    ['Owner of the asset', 'owner'],
    ['Sites', 'location'],
    ['Location / Site', 'location?'],
    ['Responsible person', 'owner?'],
    ['CVEs open', 'flaws?'],
    ['Serial Nummber', 'serial?'],
    ['Seriennumer', 'serial?'],
    ['Full Name', 'owner?'],
  ])('%s is %s', (heading, field) => expect(read(heading)).toEqual([field]));

  test.each([
    'Previous owner',
    'Backup location',
    'Owner ID',
    'Cost centre',
    'Kostenstelle',
    'Serial port',
    'Name / Owner',
    'Owner department',
    '',
  ])('%s means none', (heading) => expect(read(heading)).toEqual([null]));

  test('a sure heading keeps its field from a doubtful one, and no field is taken twice', () => {
    expect(read('Responsible person', 'Owner', 'Owner')).toEqual([null, 'owner', null]);
  });
});
