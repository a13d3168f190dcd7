/** How sets of labelled documents name the frameworks of the catalogue. */
export const LABEL_NAMES: Record<string, string> = {
  'iso-27001-2022': 'ISO27001',
  'soc-2-2017': 'SOC2',
  'gdpr-2016': 'GDPR',
  'hipaa-security': 'HIPAA',
  'pci-dss-4-0-1': 'PCI',
  'iso-9001-2015': 'ISO9001',
  'iso-14001-2015': 'ISO14001',
  'nist-csf-2-0': 'NISTCSF',
};
