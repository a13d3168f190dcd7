import { describe, expect, it } from 'vitest';
import { issue } from '#domain/issue.ts';
import { NewAsset } from '#domain/assets/asset.ts';
import { factsFrom, messagesOf, riskFrom, valuesOf } from './wizard-values.ts';

const complete = {
  ...valuesOf(null),
  name: 'A',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'S',
  owner: 'Ada',
} as const;

describe('the wizard of an asset', () => {
  it('starts from the defaults of the specification, with what protects it not known, and cannot be saved yet', () => {
    expect(messagesOf(valuesOf(null))).toEqual({
      name: issue('asset_name_required'),
      type: issue('asset_type_required'),
      category: issue('category_required'),
      serialNumber: issue('serial_number_required'),
      owner: issue('owner_required'),
    });
    expect(valuesOf(null)).toMatchObject({
      status: 'Active',
      dataClassification: 'Internal',
      encryptionEnabled: null,
      antivirusInstalled: null,
      backupStatus: '',
      patchLevel: '',
    });
  });
  it('sends unknown dates and numbers as null', () => {
    const facts = NewAsset.parse(
      factsFrom({ ...complete, purchaseDate: undefined, cost: undefined, vulnerabilityCount: undefined }),
    );
    expect(facts).toMatchObject({
      purchaseDate: null,
      cost: null,
      licenseCount: null,
      department: null,
      vulnerabilityCount: 0,
    });
  });
  it('says of a protection yes, no, or that it is not known', () => {
    const said = (encryptionEnabled: boolean | null) =>
      NewAsset.parse(factsFrom({ ...complete, encryptionEnabled })).encryptionEnabled;
    expect([said(true), said(false), said(null)]).toEqual([true, false, null]);
    const { backupStatus, patchLevel } = NewAsset.parse(factsFrom({ ...complete, patchLevel: 'Behind' }));
    expect([backupStatus, patchLevel]).toEqual([null, 'Behind']);
  });
  it('shows a rule over two fields although another field is wrong too', () => {
    expect(messagesOf({ ...complete, name: '', licenseCount: 1, usedLicenses: 2, dataClassification: '' })).toEqual({
      name: issue('asset_name_required'),
      dataClassification: issue('classification_required'),
      usedLicenses: issue('licenses_exceeded'),
    });
  });
  it('takes an asset back as it was', () => {
    const facts = factsFrom(complete);
    expect(factsFrom(valuesOf(facts as never))).toEqual(facts);
  });
  it('scores while one types', () => {
    expect(riskFrom(complete, '2025-01-01').points).toBe(45);
    expect(riskFrom({ ...complete, dataClassification: 'Restricted' }, '2025-01-01').level).toBe('High');
  });
});
