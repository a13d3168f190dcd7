import { checkPage, test } from './accessibility.ts';

const PUBLIC = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/2fa-demo',
  '/iso-quiz',
  '/admin-login',
  '/setup-admin',
  '/route-test',
  '/debug-auth',
  '/no/such/page',
];
const ADMINISTRATION = [
  '/admin',
  '/admin?tab=organisations',
  '/admin?tab=sessions',
  '/admin?tab=outbox',
  '/admin-dashboard',
  '/admin-analytics',
];

for (const path of PUBLIC) test(path, async ({ visitor, product }) => checkPage(visitor, product.origin + path));

for (const path of ADMINISTRATION)
  test(path, async ({ administrator, product }) => checkPage(administrator, product.origin + path));

const VENDOR = { name: 'Northwind', tier: 'Low', industry: 'Hosting' };
const OUTAGE = {
  kind: 'incident',
  title: 'Outage',
  severity: 'high',
  happenedOn: '2026-03-10',
  affected: 'down',
  startedAt: '2026-03-10T08:00:00Z',
};
const SLA = 'The Provider guarantees an availability of 99.9 % per calendar month. Credits are the sole remedy.';

test('a vendor, its agreement, its assessment and the page that it answers on', async ({
  administrator,
  visitor,
  product: { origin },
}) => {
  const post = async (path: string, data: object) =>
    (await administrator.request.post(`${origin}/api/v1${path}`, { data, headers: { origin } })).json();
  const { id } = await post('/vendors', VENDOR);
  await post(`/vendors/${id}/records`, { facts: OUTAGE });
  const agreement = await post('/agreements', { title: 'SLA', vendorId: id, text: SLA, effectiveOn: '2026-03-01' });
  const assessment = await post(`/vendors/${id}/assessments`, {});
  const link = await post(`/vendor-assessments/${assessment.id}/links`, {});
  const area = `${origin}/app/vendor-risk`;
  for (const path of [id, `agreements/${agreement.id}`, `assessments/${assessment.id}`])
    await checkPage(administrator, `${area}/${path}`);
  await checkPage(visitor, link.address);
});
