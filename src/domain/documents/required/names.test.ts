import { expect, test } from 'vitest';
import { listTemplates } from '#server/documents/templates/templates.ts';
import { namedIn } from './names.ts';

const keysOf = namedIn(
  listTemplates().map(({ key, title, alsoCalled }) => ({ key, names: [...Object.values(title), ...alsoCalled] })),
  'Harbour Analytics Ltd',
);

test.each([
  ['Access Control Policy v2.1 (final)', 'access-control-policy'],
  ['Harbour Analytics Acceptable Use Policy', 'acceptable-use-policy'],
  ['Ai usage governance policy', 'ai-use-policy'],
  ['Change management policy', 'change-management-policy'],
  ['Cloud security policy', 'cloud-services-policy'],
  ['Data breach response policy', 'personal-data-breach-procedure'],
  ['Data classification policy', 'information-classification-policy'],
  ['Disaster recovery plan policy', 'it-recovery-plan'],
  ['Remote work byod policy', 'remote-work-policy'],
  ['Security response plan policy', 'incident-response-procedure'],
  ['Vendor third party risk policy', 'supplier-security-policy'],
  ['Vulnerability patch management policy', 'vulnerability-management-procedure'],
  ['Informationssicherheitsleitlinie', 'information-security-policy'],
  ['Richtlinie für Zugriffssteuerung', 'access-control-policy'],
  ['Política de uso aceptable de activos', 'acceptable-use-policy'],
  ['Politique de gestion des fournisseurs', 'supplier-security-policy'],
  ['Statement of Applicability 2026', 'statement-of-applicability'],
  ['Security awareness training record', 'awareness-training-record'],
])('%s', (title, key) => expect(keysOf(title)).toContain(key));

test.each([
  'Server room cleaning rota',
  'Ethics policy',
  'Clean desk policy',
  'Cloud migration project plan',
  '2026',
  '',
])('nothing of the catalogue: %s', (title) => expect(keysOf(title)).toEqual([]));
test('a longer name wins over one that stands in it', () => {
  expect(keysOf('Physical access control policy')).toEqual(['physical-security-policy']);
  expect(keysOf('Information security incident management')).toEqual(['incident-response-procedure']);
});
