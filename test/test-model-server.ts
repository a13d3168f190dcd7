import type { Suggestion } from '#domain/documents/document.ts';
import type { ModelReading } from '#domain/documents/model-analysis.ts';
import { startFakeModel, well, type FakeModel } from './language-model.ts';
import { waitForJob } from './jobs.ts';
import { startTestServer, type Answer, type TestServer, type TestSession } from './server.ts';

export const POLICY = `# Access Control Policy

Access to information systems is granted on the basis of business need and least privilege.

## Access reviews

Access rights are reviewed every quarter by the data owner and the IT manager. The review is recorded in the access register.

## Leavers

The accounts of people who leave are disabled on their last day, and their access cards are collected by the office manager.

## Passwords

Passwords have at least fourteen characters and are kept in the company's password manager. Multi-factor authentication is required for remote access.
`;

/** A document after the last job of a model, and that job. */
export interface Settled {
  id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at what came, whatever it is
  job: any;
  findings: Suggestion[];
  text: string;
  notices: { kind: string }[];
  reading: ModelReading;
}

/** A server whose organisation has a language model, told in `fake` how to behave. */
export interface TestModelServer {
  fake: FakeModel;
  server: TestServer;
  admin: TestSession;
  choose: (isOn: boolean, change?: object) => Promise<Answer>;
  /** Files texts and waits until they are read, not until they are asked about. */
  read: (...texts: string[]) => Promise<string[]>;
  /** A document of its own, read, and asked about. */
  add: (text?: string) => Promise<Settled>;
  settled: (id: string) => Promise<Settled>;
  readAgain: (id: string) => Promise<Settled>;
  /** What the rules alone say of the same text. */
  byRules: (id: string) => Promise<Settled>;
  /** Before every test: switched on, and answering well. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}

export async function openTestModelServer(): Promise<TestModelServer> {
  const fake = await startFakeModel();
  const server = await startTestServer({
    LLM_BASE_URL: `${fake.origin}/v1/`,
    LLM_MODEL: 'fake-1',
    LLM_API_KEY: 'the-key-of-the-operator',
    LLM_PRIVATE_HOSTS: fake.host,
    LLM_ALLOWED_URLS: 'https://10.1.2.3/v1',
    LLM_TIMEOUT_SECONDS: '1',
  });
  const admin = await server.signIn('admin');
  let counter = 0;

  const choose: TestModelServer['choose'] = (isOn, change = {}) =>
    admin.request('PUT', '/organisation/language-model', {
      baseUrl: `${fake.origin}/v1`,
      model: 'whatever',
      apiKey: '',
      isOn,
      isAgreed: isOn,
      ...change,
    });
  const read: TestModelServer['read'] = async (...texts) => {
    const files = texts.map((text) => {
      counter += 1;
      return { name: `access-control-policy-${counter}.md`, bytes: `${text}\nThis is copy number ${counter}.\n` };
    });
    const uploaded = await admin.upload(files);
    const fileIds = uploaded.body.files.map(({ id }: { id: string }) => ({ fileId: id }));
    const { body } = await admin.post('/documents', { files: fileIds });
    await waitForJob(admin, body.job.id);
    return body.added.map(({ id }: { id: string }) => id);
  };
  const settled: TestModelServer['settled'] = async (id) => {
    const { rows } = await server.owner.query(
      `select id from jobs where kind = 'documents.judge' and organisation_id = $1 order by created_at desc limit 1`,
      [server.organisationId],
    );
    const job = rows[0] && (await waitForJob(admin, rows[0].id));
    const { findings, text, notices } = (await admin.get(`/documents/${id}`)).body;
    const { reading } = (await admin.get(`/documents/${id}/model-reading`)).body;
    return { id, job, findings, text, notices, reading };
  };
  const readAgain: TestModelServer['readAgain'] = async (id) => {
    const { body } = await admin.post(`/documents/${id}/readings`, {});
    await waitForJob(admin, body.id);
    return settled(id);
  };
  return {
    fake,
    server,
    admin,
    choose,
    read,
    settled,
    readAgain,
    async add(text = POLICY) {
      const [id = ''] = await read(text);
      return settled(id);
    },
    async byRules(id) {
      await choose(false);
      const alone = await readAgain(id);
      await choose(true);
      return alone;
    },
    async begin() {
      await choose(true);
      fake.behave(well);
    },
    async stop() {
      await server.stop();
      await fake.stop();
    },
  };
}

/** What a person sees of suggestions, in an order that stays. */
export const plain = (findings: Suggestion[]) =>
  findings
    .map(({ requirementId, confidence, quotes, because, asks, judgedBy }) => {
      return { requirementId, confidence, quotes, because, asks, judgedBy };
    })
    .toSorted((a, b) => (a.requirementId < b.requirementId ? -1 : 1));
