import { randomUUID } from 'node:crypto';
import { plainFacts } from '#domain/vendors/agreements/commitment.ts';

/** An id of nothing. */
export const MISSING = '00000000-0000-4000-8000-000000000000';

const ASSET = {
  name: 'A',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'S',
  owner: 'O',
  dataClassification: 'Internal',
};
const CONTACT = { kind: 'contact', name: 'C' };
const AUDIT_RIGHT = plainFacts('audit');
const RULE = {
  name: 'R',
  isOn: false,
  trigger: { kind: 'event', subject: 'assets', actions: [], conditions: [] },
  actions: [{ kind: 'notification', text: 'T', to: { kind: 'maker' } }],
  mostPerHour: 1,
};
/**
 * Bodies by the path of their endpoint with which a request gets as far as its handler; a name that may stand once is another one each time.
 * An endpoint that is not here needs none, or no test that looks behind its validation.
 */
export const VALID: Record<string, object> = {
  '/assets': ASSET,
  '/documents': { files: [{ fileId: MISSING }] },
  '/documents/blanks': { documentIds: [MISSING], values: [] },
  '/evidence/acceptances': { suggestionIds: [MISSING] },
  '/evidence/rejections': { suggestionIds: [MISSING] },
  '/evidence/reopenings': { suggestionIds: [MISSING] },
  '/controls/{framework}/changes': { requirementIds: ['A.5.9'], change: {} },
  '/controls/{framework}/decisions': { decisions: [{ requirementId: 'A.5.9', version: 0 }] },
  '/asset-imports': { fileId: MISSING, mapping: ['name'], replacements: [], dateOrder: 'day-first' },
  '/risks': { title: 'R' },
  '/risks/changes': { ids: [MISSING], change: {} },
  '/risk-imports': { lines: [{ row: 2, values: { title: 'R' } }], isPreview: true },
  '/risks/{id}/assessments': { kind: 'residual', likelihood: 1, impact: 1, rationale: '' },
  '/risks/{id}/acceptances': { until: '2099-01-01', statement: 'S' },
  '/risks/{id}/reviews': { outcome: 'unchanged', note: '' },
  '/risks/{id}/actions': { title: 'A' },
  '/vendors': {
    get name() {
      return randomUUID();
    },
    tier: 'Low',
    industry: 'I',
    domains: [],
  },
  '/vendor-imports': { lines: [{ row: 2, values: { name: 'V' } }], isPreview: true },
  '/vendor-assessments/{id}/answers': { answers: [{ questionId: 'a.b', value: 'yes' }] },
  '/vendor-assessments/{id}/answers/{questionId}': { verdict: 'accepted' },
  '/vendor-assessments/{id}/submissions': { name: 'N', email: 'n@example.com', role: 'R' },
  '/vendors/{id}/records': { facts: CONTACT },
  '/vendors/{id}/records/{recordId}': { facts: CONTACT },
  '/vendors/{id}/reviews': { outcome: 'satisfactory', note: '' },
  '/vendors/{id}': { tier: 'High' },
  '/vendor-monitoring': { rhythm: 'daily' },
  '/questionnaires': { title: 'Q', text: 'Do you encrypt data?' },
  '/questionnaires/{id}': { title: 'Q' },
  '/questionnaires/{id}/questions/{questionId}': { state: 'approved', answer: 'Yes' },
  '/agreements': { title: 'A', text: 'Support responds within 4 hours.' },
  '/agreements/{id}/commitments': { facts: AUDIT_RIGHT },
  '/agreements/{id}/commitments/{commitmentId}': { decision: 'correct', facts: AUDIT_RIGHT },
  '/webhooks': { name: 'W', url: 'https://example.com/', events: ['*'] },
  '/automation/rules': RULE,
  '/automation/rules/{id}': RULE,
  '/automation/trials': RULE,
  '/awareness/people': { ids: [MISSING], department: 'D' },
  '/awareness/campaigns': {
    title: 'C',
    courses: ['c'],
    audience: { kind: 'everybody', values: [] },
    dueOn: '2099-01-01',
  },
  '/awareness/mail-reports': { sender: '', mailSubject: 'M', did: 'nothing' },
  '/quiz/records': { roundIds: [MISSING], framework: 'iso-27001-2022', requirementId: '7.2' },
};
