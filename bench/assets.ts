import type { Product } from '../test/product.ts';
import { type clientOf, waitForJob } from './client.ts';

const TYPES = ['Laptop', 'Server', 'Database', 'Cloud Service', 'Software License', 'Network Device'];
const CATEGORIES = ['Hardware', 'Hardware', 'Software', 'Cloud', 'Software', 'Network'];
const CLASSES = ['Public', 'Internal', 'Confidential', 'Restricted'];
const PLACES = ['Berlin', 'Madrid', 'Lyon', 'Remote'];
const STATUSES = ['Active', 'Active', 'Active', 'Inactive', 'Maintenance', 'Retired'];

/** Those of the types that have no serial number. */
const UNNUMBERED = ['Database', 'Cloud Service', 'Software License'];

/** A spreadsheet of different assets, the same for the same count; all with serial numbers, or none. */
export function spreadsheetOf(count: number, isNumbered = true): string {
  const types = isNumbered ? TYPES : UNNUMBERED;
  const head = 'Asset Name,Asset Type,Category,Serial Number,Owner,Status,Location,Data Classification';
  const rows = Array.from({ length: count }, (_, i) =>
    [
      `Asset ${String(i).padStart(6, '0')}`,
      types[i % types.length],
      CATEGORIES[TYPES.indexOf(types[i % types.length] ?? '')],
      isNumbered ? `SN-${i}` : '',
      `Owner ${i % 97}`,
      STATUSES[i % STATUSES.length],
      PLACES[i % PLACES.length],
      CLASSES[i % CLASSES.length],
    ].join(','),
  );
  return [head, ...rows].join('\n');
}

export const MAPPING = [
  'name',
  'type',
  'category',
  'serialNumber',
  'owner',
  'status',
  'location',
  'dataClassification',
];

/** Imports that many assets as a person would; answers with the seconds from upload to outcome. */
export async function addAssets(
  _product: Product,
  client: ReturnType<typeof clientOf>,
  count: number,
  isNumbered = true,
): Promise<number> {
  const start = performance.now();
  const form = new FormData();
  form.append('files', new Blob([spreadsheetOf(count, isNumbered)], { type: 'text/csv' }), 'assets.csv');
  const { files } = (await (await client.upload(form)).json()) as { files: { id: string }[] };
  const started = await client.post('/asset-imports', {
    fileId: files[0]?.id,
    mapping: MAPPING,
    replacements: [],
    dateOrder: 'day-first',
  });
  if (!started.ok) throw new Error(`import: ${started.status} ${await started.text()}`);
  await waitForJob(client, ((await started.json()) as { id: string }).id);
  const { total } = (await (await client.get('/assets?pageSize=1')).json()) as { total: number };
  if (total !== count) throw new Error(`${total} assets instead of ${count}`);
  return (performance.now() - start) / 1000;
}
