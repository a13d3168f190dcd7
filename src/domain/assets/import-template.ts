import { IMPORT_FIELDS } from './import-fields.ts';

/** The rows of asset_import_template.csv: the required and the first five optional labels, and one sample (section 2.3). */
export function templateRows(): [header: string[], sample: string[]] {
  const header = IMPORT_FIELDS.slice(0, 10).map(({ label }) => label);
  const sample = [
    'Finance laptop 07',
    'Laptop',
    'Hardware',
    'SN-2024-0007',
    'jane.doe@example.com',
    'Latitude 7440',
    'Dell',
    'IT service desk',
    'Head office',
    'Finance',
  ];
  return [header, sample];
}
