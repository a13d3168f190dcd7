import { describe, expect, it } from 'vitest';
import { validateRows } from './import-rows.ts';
import { matchHeaders } from './reading/column-matches.ts';

describe('what people have', () => {
  const read = (cells: Record<string, string>) => {
    const full = { 'Asset Name': 'A', 'Serial Number': 'S1', Owner: 'Ada', ...cells };
    const plan = { mapping: matchHeaders(Object.keys(full)), replacements: [], dateOrder: 'day-first' as const };
    const [row] = validateRows([{ row: 2, cells: Object.values(full) }], plan);
    return { ...row!, issues: [...row!.errors, ...row!.warnings].map(({ code, field }) => `${code} ${field}`) };
  };

  it.each([
    ['Laptops', 'Laptop', 'Hardware'],
    ['Mobile Phones', 'Mobile Device', 'Hardware'],
    ['Switches', 'Network Device', 'Network'],
    ['Firewalls', 'Network Device', 'Network'],
    ['Virtual machines', 'Server', 'Hardware'],
  ])('the category %s is the type %s and the category %s', (said, type, category) => {
    const { status, asset, issues } = read({ Category: said });
    expect([status, asset.type, asset.category]).toEqual(['valid', type, category]);
    expect(issues).toEqual(['derived type', 'derived category']);
  });

  it('takes the category from the type where none is said, and asks where it is not understood', () => {
    expect(read({ Type: 'Laptop', Category: '' }).asset.category).toBe('Hardware');
    const { errors } = read({ Type: 'Laptop', Category: 'Zimmer 4' });
    expect(errors).toMatchObject([{ code: 'unknown-choice', field: 'category', suggestion: 'Hardware' }]);
  });

  it.each([
    ['Category', 'HW', 'Hardware'],
    ['Category', 'sw', 'Software'],
    ['Status', 'Ready to Deploy', 'Inactive'],
    ['Status', 'In storage', 'Inactive'],
    ['Status', 'Stock', 'Inactive'],
    ['Status', 'Sold', 'Retired'],
    ['Status', 'Stillgelegt', 'Retired'],
    ['Department', 'IT-Betrieb', 'IT Operations'],
    ['Type', 'Datenbanken', 'Database'],
    ['Type', 'Information asset', 'Information'],
    ['Type', 'Datenbestand', 'Information'],
  ])('%s %s is read as %s, and says so', (field, said, meant) => {
    const { status, warnings } = read({ Type: 'Laptop', Category: 'Hardware', [field]: said });
    expect([status, warnings]).toMatchObject(['valid', [{ code: 'read-as', value: said, suggestion: meant }]]);
  });

  it.each([
    ['Status', 'Lost', 'Retired'],
    ['Status', 'Pending', 'Inactive'],
    ['Status', 'Undeployable', 'Maintenance'],
    ['Risk Level', 'kritisch', 'High'],
    ['Category', 'Daten', 'Other'],
  ])('%s %s is only suggested to be %s', (field, said, meant) => {
    const { asset, errors, warnings } = read({ Type: 'Laptop', Category: 'Hardware', [field]: said });
    expect([...errors, ...warnings]).toMatchObject([{ code: 'unknown-choice', value: said, suggestion: meant }]);
    expect(Object.values(asset)).not.toContain(field === 'Category' ? 'Daten' : meant);
  });

  it('suggests nothing for a short word that is near to another', () => {
    expect(read({ Type: 'Laptop', Category: 'sed' }).errors).toMatchObject([{ suggestion: 'Hardware' }]);
    expect(read({ Category: 'sed', Type: 'xyz' }).errors).toMatchObject([{ suggestion: null }, { suggestion: null }]);
  });

  it('leaves an optional cell empty that it cannot read, and refuses addresses as specified', () => {
    const { status, asset, issues } = read({ Type: 'Laptop', Category: 'Hardware', Cost: 'a lot', Encrypted: 'maybe' });
    expect([status, asset.cost, asset.encryptionEnabled]).toEqual(['warning', undefined, undefined]);
    expect(issues).toEqual(['not-a-number cost', 'not-a-switch encryptionEnabled']);
    expect(read({ Type: 'Laptop', 'IP Address': '300' }).status).toBe('error');
  });

  it.each([
    ['36 months', '2024-01-31', '2027-01-31'],
    ['14', '2024-01-31', '2025-03-31'],
    ['1 Monat', '2024-01-31', '2024-02-29'],
    ['3 años', '2024-02-29', '2027-02-28'],
    ['36 months', '', undefined],
  ])('a warranty of %s from %s ends %s', (warranty, bought, ends) => {
    const { asset } = read({ Type: 'Laptop', 'Purchase Date': bought, 'Warranty (months)': warranty });
    expect(asset.warrantyExpiry).toBe(ends);
  });

  it.each(['Cloud Service', 'Software License', 'Database', 'Application', 'Information'])(
    '%s needs no serial number',
    (type) => expect(read({ Type: type, 'Serial Number': '' }).errors).toEqual([]),
  );
  it('asks for one of hardware, and of what nobody named, but not of a server in a cloud', () => {
    const missing = (cells: Record<string, string>) => read({ 'Serial Number': '', ...cells }).issues;
    expect(missing({ Type: 'Laptop' })).toContain('required serialNumber');
    expect(missing({ Type: '' })).toContain('required serialNumber');
    expect(missing({ Type: 'Server', Category: 'Cloud' })).not.toContain('required serialNumber');
  });
});
