import { expect, test } from 'vitest';
import { listTemplates } from '#server/documents/templates/templates.ts';
import { namedIn } from './names.ts';

const things = listTemplates().map(({ key, title, alsoCalled }) => ({
  key,
  names: [...Object.values(title), ...alsoCalled],
}));
const keysOf = namedIn(things, 'Harbour Analytics Ltd');

test('a name names only what it is the name of', () => {
  const wrong = things.flatMap(({ key, names }) =>
    names.map((name) => ({ name, key, keys: keysOf(name) })).filter(({ keys }) => keys.join() !== key),
  );
  expect(wrong).toEqual([]);
});

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
  ['Artificial Intelligence Usage and Governance Policy', 'ai-use-policy'],
  ['Information Security Policy', 'information-security-policy'],
  ['Security Policy', 'information-security-policy'],
  ['Statement of Applicability (SoA)', 'statement-of-applicability'],
  ['Business Continuity Plan (BCP)', 'business-continuity-plan'],
  ['Record of Processing Activities (RoPA)', 'record-of-processing-activities'],
  ['Acceptable Use Policy (AUP)', 'acceptable-use-policy'],
  ['Erklärung zur Anwendbarkeit (SoA)', 'statement-of-applicability'],
  ['Plan de Continuidad de Negocio (PCN)', 'business-continuity-plan'],
  ['Global Access Control Policy', 'access-control-policy'],
  ['Access Control Policy Template', 'access-control-policy'],
  ['Access Control Standard Operating Procedure', 'access-control-policy'],
  ['Management Review Meeting Minutes', 'management-review-minutes'],
  ['Register of legal and regulatory requirements', 'legal-register'],
  ['Lieferantenrichtlinie', 'supplier-security-policy'],
  ['Política de proveedores', 'supplier-security-policy'],
  ['DPIA', 'dpia'],
  ['Data Retention and Disposal Policy', 'retention-schedule'],
  ['Incident Response Plan and Playbook', 'incident-response-procedure'],
  ['Plan de reprise d’activité', 'it-recovery-plan'],
  ['Customer Privacy Notice', 'privacy-notice'],
  ['IT backup procedure', 'backup-policy'],
  ['Change management process', 'change-management-policy'],
  ['Quarterly access review', 'access-review-record'],
  ['Risk assessment procedure', 'risk-assessment-method'],
  ['Risk assessment', 'risk-register'],
])('%s', (title, key) => expect(keysOf(title)).toEqual([key]));

test.each([
  'Server room cleaning rota',
  'Ethics policy',
  'Clean desk policy',
  'Cloud migration project plan',
  'Tax audit report',
  'Annual audit report',
  'Audit report',
  'Fire risk assessment',
  'Food safety policy',
  'Data quality policy',
  'Organisation chart',
  'Company policy',
  'Management policy',
  'Information',
  'Job description',
  'Product description',
  'Marketing communication plan',
  'Project plan',
  'Business plan',
  'Emergency plan',
  'Customer list',
  'Supplier contract',
  'Forklift training record',
  'Password policy',
  'Board minutes',
  'Building access',
  'Shareholder register',
  'Employee handbook',
  'Politique salariale',
  'Registro mercantil',
  'Reisekostenrichtlinie',
  'Dienstwagenordnung',
  '2026',
  '',
])('nothing of the catalogue: %s', (title) => expect(keysOf(title)).toEqual([]));
test('a longer name wins over one that stands in it', () => {
  expect(keysOf('Physical access control policy')).toEqual(['physical-security-policy']);
  expect(keysOf('Information security incident management')).toEqual(['incident-response-procedure']);
});
test('a title of two names both', () => {
  expect(keysOf('Backup and Disaster Recovery Policy')).toEqual(['backup-policy', 'it-recovery-plan']);
  expect(keysOf('Security and Privacy Policy')).toEqual(['information-security-policy', 'data-protection-policy']);
  expect(keysOf('Backup and Canteen Policy')).toEqual([]);
});
test('of things with the same name the one that it may be', () =>
  expect(keysOf('Risk assessment', (key) => key !== 'risk-register')).toEqual(['risk-assessment-method']));
