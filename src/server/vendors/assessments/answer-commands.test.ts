import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { plainQuestions, tokenOf, vendorTrial, WHO } from '../../../../test/vendor-assessments.ts';

type Details = VendorAssessmentDetails;

let server: TestServer;
let admin: TestSession;
let trial: ReturnType<typeof vendorTrial>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  trial = vendorTrial(server, admin);
});
afterAll(() => server.stop());

describe('a link', () => {
  test('shows the questions of one vendor in four languages, and nothing else', async () => {
    const vendorId = await trial.makeVendor();
    const own = [{ text: '<b>Where</b> do you keep our data?', kind: 'text', weight: 1, evidence: false }];
    const draft = await trial.begin(vendorId, { own, message: 'Please', dueOn: '2099-01-01' });
    expect(draft).toMatchObject({ state: 'draft', tier: 'Low', score: null, answered: 0 });
    const made = await admin.post(`/vendor-assessments/${draft.id}/links`, {});
    expect(made.body.address).toMatch(new RegExp(`^${server.origin}/vendor-assessment#[\\w-]{43}$`));
    const token = tokenOf(made.body.address);
    const { body } = await trial.look(token, 'de');
    expect(body).toMatchObject({
      vendorName: draft.vendorName,
      message: 'Please',
      language: 'de',
      isSentBack: false,
    });
    expect(body.sections.at(-1)).toMatchObject({ title: 'Weitere Fragen', questions: [{ text: own[0]?.text }] });
    expect((await trial.look(token)).body.sections.length).toBe(draft.sections.length);
    expect(Object.keys(body).toSorted()).toEqual(
      'answerer answers dueOn files isSentBack language linkEndsAt logo message organisation sections senderName vendorName'.split(
        ' ',
      ),
    );
    expect(
      body.sections
        .flatMap(({ questions }: Details['sections'][number]) =>
          questions.flatMap(({ options }) => options.map(({ points }) => points)),
        )
        .every((points: unknown) => points === null),
    ).toBe(true);
    const { rows } = await server.owner.query('select * from vendor_assessment_links where assessment_id = $1', [
      draft.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { body: trail } = await admin.get('/activity?subject=vendorAssessments');
    expect(JSON.stringify(trail)).not.toContain(token);
    expect(trail.rows[0]).toMatchObject({ action: 'opened', actorId: null, actorName: 'Vendor contact via link' });
    expect((await trial.get(draft.id)).openedAt).not.toBeNull();
  });

  test('is dead after renewal, revocation, expiry and removal, and tells nothing then', async () => {
    const { id } = await trial.begin(await trial.makeVendor());
    const first = await trial.link(id);
    const second = await trial.link(id, { days: 90 });
    await trial.expectGone(first);
    expect((await trial.look(second)).status).toBe(200);
    await server.owner.query(`update vendor_assessment_links set ends_at = now() where assessment_id = $1`, [id]);
    await trial.expectGone(second);
    expect((await trial.get(id)).state).toBe('expired');
    const third = await trial.link(id);
    expect((await trial.get(id)).state).toBe('sent');
    expect((await admin.remove(`/vendor-assessments/${id}/links`)).body.state).toBe('revoked');
    await trial.expectGone(third);
    const fourth = await trial.link(id);
    await admin.remove(`/vendor-assessments/${id}`);
    await trial.expectGone(fourth);
    expect((await admin.post(`/vendor-assessments/${id}/links`, { days: 91 })).status).toBe(422);
  });

  test('of a suspended organisation is dead as well', async () => {
    const theirs = await server.secondOrganisation();
    const owner = await server.signIn('admin', theirs);
    const { body } = await owner.post(`/vendors/${await trial.makeVendor(owner)}/assessments`, {});
    const made = await owner.post(`/vendor-assessments/${body.id}/links`, {});
    const token = tokenOf(made.body.address);
    expect((await trial.look(token)).status).toBe(200);
    await server.owner.query('update organisations set suspended_at = now() where id = $1', [theirs]);
    await trial.expectGone(token);
  });

  test('goes by mail to the recipient with the message, in the language of the assessment', async () => {
    const recipient = { recipientName: 'Vera', recipientEmail: 'vera@vendor.example' };
    const { id } = await trial.begin(await trial.makeVendor(), { language: 'de', message: 'Danke!', ...recipient });
    await trial.link(id, { isMailed: true });
    const { rows } = await server.owner.query(`select * from outbox where kind = 'vendor-assessment'`);
    expect(rows).toMatchObject([
      {
        recipient: 'vera@vendor.example',
        language: 'de',
        reply_to: admin.visitor.actor.email,
        values: { message: 'Danke!' },
      },
    ]);
    expect(rows[0].link).toMatch(/^\/vendor-assessment#/);
    const bare = await trial.begin(await trial.makeVendor());
    const refused = await admin.post(`/vendor-assessments/${bare.id}/links`, { isMailed: true });
    expect(refused.body.issues[0].path).toBe('recipientEmail');
  });
});

describe('answering', () => {
  test('keeps every answer, tells the last writer what was there, and says what cannot be', async () => {
    const draft = await trial.begin(await trial.makeVendor());
    const [one, two] = plainQuestions(draft);
    const token = await trial.link(draft.id);
    const { body: kept } = await trial.save(token, { questionId: one?.id, value: 'partly', comment: '=1+1 <i>' });
    expect(kept).toMatchObject({ replaced: [], answers: [{ value: 'partly', comment: '=1+1 <i>', version: 1 }] });
    const { body: other } = await trial.save(token, { questionId: one?.id, value: 'yes', version: 1 });
    expect(other.answers).toMatchObject([{ value: 'yes', comment: '=1+1 <i>', version: 2 }]);
    const { body: late } = await trial.save(token, { questionId: one?.id, value: 'no', version: 1 });
    expect(late.replaced).toMatchObject([{ questionId: one?.id, value: 'yes' }]);
    expect((await trial.look(token)).body.answers).toMatchObject([{ questionId: one?.id, value: 'no', version: 3 }]);
    for (const wrong of [{ questionId: 'no.such' }, { questionId: one?.id, value: 'maybe' }])
      expect((await trial.save(token, wrong)).status).toBe(422);
    expect((await trial.save(token, { questionId: two?.id, value: 'yes', comment: 'x'.repeat(2001) })).status).toBe(
      422,
    );
    expect(await trial.get(draft.id)).toMatchObject({ state: 'in-progress', answered: 1 });
  });

  test('ends with the submission: of two who submit one does, and nothing is saved after', async () => {
    const draft = await trial.begin(await trial.makeVendor());
    const [one, two] = plainQuestions(draft);
    const token = await trial.link(draft.id);
    await trial.save(token, { questionId: one?.id, value: 'not-applicable' });
    const early = await trial.submit(token);
    expect(early.body).toMatchObject({ status: 422, issues: [{ path: one?.id }] });
    await trial.save(token, { questionId: one?.id, reason: 'We have no such thing' });
    const racing = await Promise.all([
      trial.submit(token),
      trial.submit(token),
      trial.save(token, { questionId: two?.id, value: 'yes' }),
    ]);
    expect(
      racing
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted((a, b) => a - b),
    ).toEqual([200, 410]);
    await trial.expectGone(token);
    const done = await trial.get(draft.id);
    expect(done).toMatchObject({ state: 'submitted', answererName: WHO.name, answererRole: WHO.role });
    const { rows } = await server.owner.query(
      `select kind, link from notifications where kind = 'vendor-assessment-submitted'`,
    );
    expect(rows).toContainEqual({
      kind: 'vendor-assessment-submitted',
      link: `/app/vendor-risk/assessments/${draft.id}`,
    });
    expect((await admin.post(`/vendor-assessments/${draft.id}/links`, {})).status).toBe(409);
    expect(
      (
        await admin.post(`/vendor-assessments/${draft.id}/answers`, {
          answers: [{ questionId: one?.id, value: 'yes' }],
        })
      ).status,
    ).toBe(409);
  });

  test('takes documents of known kinds within the limits, for its own questions, and gives them out as attachments', async () => {
    const draft = await trial.begin(await trial.makeVendor());
    const [one] = plainQuestions(draft);
    const [token, id] = [await trial.link(draft.id), one?.id ?? ''];
    expect((await trial.give(token, id, '../../policy.pdf', '%PDF-1.7 x')).body).toEqual({ name: 'policy.pdf' });
    const refusals = [
      await trial.give(token, id, 'run.exe', 'MZ'),
      await trial.give(token, id, 'page.html', '<script>'),
      await trial.give(token, id, 'fake.pdf', '<script>alert(1)</script>'),
      await trial.give(token, id, 'empty.txt', ''),
      await trial.give(token, 'no.such', 'a.txt', 'x'),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    const large = await trial.give(token, id, 'large.txt', Buffer.alloc(10_000_001, 'a'));
    expect(large.body).toMatchObject({ status: 413, detail: 'Use a file of at most 10 MB.' });
    for (const name of ['b.txt', 'c.txt', 'd.txt', 'e.txt'])
      expect((await trial.give(token, id, name, name)).status).toBe(200);
    expect((await trial.give(token, id, 'f.txt', 'f')).body).toMatchObject({ status: 409, code: 'too_many_files' });
    const { files } = await trial.get(draft.id);
    expect(files.map(({ name }) => name)).toEqual(['policy.pdf', 'b.txt', 'c.txt', 'd.txt', 'e.txt']);
    const sent = await admin.get(`/vendor-evidence/${files[0]?.id}/file`);
    expect(sent.headers.get('content-disposition')).toContain('attachment; filename="policy.pdf"');
    const elsewhere = await trial.link((await trial.begin(await trial.makeVendor())).id);
    const removal = { token: elsewhere, fileId: files[0]?.id };
    expect((await server.anonymous.post('/vendor-answers/removals', removal)).status).toBe(404);
    expect((await server.anonymous.post('/vendor-answers/removals', { ...removal, token })).status).toBe(200);
    await admin.remove(`/vendors/${draft.vendorId}`);
    const { rows } = await server.owner.query(
      `select name from files where is_kept and name in ('policy.pdf', 'b.txt', 'e.txt')`,
    );
    expect(rows).toEqual([]);
    await trial.expectGone(token);
  });

  test('is slowed down when one link is asked too often', async () => {
    const { id } = await trial.begin(await trial.makeVendor());
    const token = await trial.link(id);
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1)
      statuses.push((await trial.send('POST', '/vendor-answers/workbook', token, 'x')).status);
    expect(statuses.slice(0, 12).every((status) => status === 422)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
