import { expect } from 'vitest';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import type { TestServer, TestSession } from './server.ts';

type Details = VendorAssessmentDetails;

export const WHO = { name: 'Vera Vendor', email: 'vera@vendor.example', role: 'CISO' };
export const tokenOf = (address: string) => address.slice(address.indexOf('#') + 1);
export const plainQuestions = ({ sections }: Pick<Details, 'sections'>) =>
  sections.flatMap(({ questions }) => questions).filter(({ kind }) => kind === 'implementation');

/** What the tests of vendor assessments do again and again, for our side and for who holds a link. */
export function vendorTrial(server: TestServer, admin: TestSession) {
  let counter = 0;
  async function makeVendor(who = admin, tier = 'Low'): Promise<string> {
    counter += 1;
    const { body } = await who.post('/vendors', { name: `Vendor ${counter}`, tier, industry: 'Hosting' });
    return body.id;
  }

  async function begin(vendorId: string, more: object = {}): Promise<Details> {
    const { status, body } = await admin.post(`/vendors/${vendorId}/assessments`, more);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  }

  async function link(id: string, more: object = {}): Promise<string> {
    const { status, body } = await admin.post(`/vendor-assessments/${id}/links`, more);
    expect({ status, body }).toMatchObject({ status: 200 });
    return tokenOf(body.address);
  }

  const look = (token: string, language?: string) =>
    server.anonymous.post('/vendor-answers/looks', { token, ...(language && { language }) });
  const save = (token: string, ...answers: object[]) =>
    server.anonymous.post('/vendor-answers/answers', { token, answers });
  const submit = (token: string) => server.anonymous.post('/vendor-answers/submissions', { token, ...WHO });
  const get = async (id: string): Promise<Details> => (await admin.get(`/vendor-assessments/${id}`)).body;

  function give(token: string, question: string, name: string, bytes: string | Uint8Array) {
    const query = new URLSearchParams({ question, name });
    return send('POST', `/vendor-answers/files?${query}`, token, bytes);
  }

  async function send(method: string, path: string, token: string, bytes?: string | Uint8Array) {
    const response = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: { origin: server.origin, 'x-assessment-link': token, 'content-type': 'application/octet-stream' },
      ...(bytes !== undefined && { body: bytes as BodyInit }),
    });
    const body = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, bytes: body, body: isJson ? JSON.parse(body.toString()) : null };
  }

  /** A link that was good and is not any more answers to everything as one that never was. */
  async function expectGone(token: string): Promise<void> {
    const nothing = 'x'.repeat(43);
    const reference = undefined;
    for (const ask of [
      (each: string) => look(each),
      (each: string) => save(each, { questionId: 'a.b', value: 'yes' }),
      submit,
      (each: string) =>
        server.anonymous.post('/vendor-answers/removals', {
          token: each,
          fileId: '00000000-0000-4000-8000-000000000000',
        }),
      (each: string) => send('GET', '/vendor-answers/workbook', each),
      (each: string) => send('POST', '/vendor-answers/workbook', each, 'x'),
      (each: string) => give(each, 'a.b', 'a.txt', 'x'),
    ]) {
      const [was, never] = [await ask(token), await ask(nothing)];
      expect(was.body).toMatchObject({ status: 410, code: 'link_gone' });
      expect({ ...was.body, reference }).toEqual({ ...never.body, reference });
    }
  }

  return { makeVendor, begin, link, look, save, submit, get, give, send, expectGone };
}
