import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { plainQuestions, tokenOf, vendorTrial, WHO } from '../../../../test/vendor-assessments.ts';
import { runTask } from '../../platform/background/scheduled-tasks.ts';
import { assessmentTask } from './reminder-schedule.ts';

let server: TestServer;
let admin: TestSession;
let trial: ReturnType<typeof vendorTrial>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  trial = vendorTrial(server, admin);
});
afterAll(() => server.stop());

describe('the review', () => {
  test('scores, overrules with a reason, sends back, and is a review of the vendor when it ends', async () => {
    const vendorId = await trial.makeVendor();
    const draft = await trial.begin(vendorId);
    const scored = draft.sections.flatMap(({ questions }) => questions).filter(({ kind }) => kind !== 'text');
    const plain = plainQuestions(draft);
    const [one, two] = plain;
    const token = await trial.link(draft.id);
    const best = scored.map(({ id, kind, options }) => ({
      questionId: id,
      value: kind === 'choice' ? options.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0]?.id : 'yes',
    }));
    await trial.save(token, ...best, { questionId: two?.id, value: 'not-applicable', reason: 'Not with us' });
    const path = `/vendor-assessments/${draft.id}`;
    expect((await admin.patch(`${path}/answers/${one?.id}`, { verdict: 'accepted' })).status).toBe(409);
    await trial.submit(token);
    expect((await trial.get(draft.id)).score).toBe(100);
    const overruled = { verdict: 'overruled', value: 'no' };
    expect((await admin.patch(`${path}/answers/${two?.id}`, overruled)).body.issues[0].path).toBe('note');
    const { body: judged } = await admin.patch(`${path}/answers/${two?.id}`, { ...overruled, note: 'It does apply' });
    expect(judged.score).toBeLessThan(100);
    await admin.patch(`${path}/answers/${one?.id}`, { verdict: 'questioned', note: 'Since when?' });
    expect((await admin.post(`${path}/reviews`, {})).body.code).toBe('still_questioned');
    const { body: back } = await admin.post(`${path}/returns`, {});
    expect(back.assessment.state).toBe('sent-back');
    const again = tokenOf(back.address);
    const { body: seen } = await trial.look(again);
    expect(seen).toMatchObject({ isSentBack: true, answerer: WHO });
    expect(seen.answers.filter(({ asked }: { asked: string | null }) => asked)).toMatchObject([
      { questionId: one?.id, asked: 'Since when?' },
    ]);
    expect(JSON.stringify(seen)).not.toContain('It does apply');
    await trial.save(again, { questionId: one?.id, comment: 'Since 2020' });
    await trial.submit(again);
    const { body: reviewed } = await admin.post(`${path}/reviews`, { outcome: 'improvements', note: 'Look again' });
    expect(reviewed).toMatchObject({
      state: 'reviewed',
      score: judged.score,
      reviewedByName: admin.visitor.actor.name,
    });
    const { body: vendor } = await admin.get(`/vendors/${vendorId}`);
    expect(vendor.reviews).toMatchObject([{ outcome: 'improvements', note: 'Look again' }]);
    expect((await admin.patch(`${path}/answers/${one?.id}`, { verdict: 'accepted' })).status).toBe(409);
  });

  test('holds the next assessment against this one, whose answers wait to be confirmed', async () => {
    const vendorId = await trial.makeVendor();
    const first = await trial.begin(vendorId);
    const [one, two, three] = plainQuestions(first).map(({ id }) => id);
    const token = await trial.link(first.id);
    await trial.save(
      token,
      { questionId: one, value: 'yes' },
      { questionId: two, value: 'no' },
      { questionId: three, value: 'yes' },
    );
    await trial.give(token, one ?? '', 'a.txt', 'old');
    await trial.submit(token);
    const leftOut = [first.sections.at(-1)?.section ?? ''].filter((id) => !three?.startsWith(`${id}.`));
    const second = await trial.begin(vendorId, { isPrefilled: true, leftOut });
    expect(second).toMatchObject({ answered: 0, score: null });
    const next = await trial.link(second.id);
    const { body } = await trial.look(next);
    expect(body.answers.map(({ isConfirmed }: { isConfirmed: boolean }) => isConfirmed)).toEqual([false, false, false]);
    expect(body.answers[0].earlierOn).toMatch(/^\d{4}-/);
    await trial.save(next, { questionId: one, value: 'no' }, { questionId: two, value: 'yes' }, { questionId: three });
    await trial.give(next, one ?? '', 'a.txt', 'new');
    const { comparison, answered, sections } = await trial.get(second.id);
    expect(answered).toBe(3);
    const said = new Map(comparison?.answers.map((each) => [each.questionId, each]));
    expect(said.get(one ?? '')).toMatchObject({ kind: 'worse', isEvidenceReplaced: true, before: 'yes' });
    expect(said.get(two ?? '')).toMatchObject({ kind: 'better' });
    expect(said.get(three ?? '')).toBeUndefined();
    const gone = comparison?.answers.filter(({ kind }) => kind === 'gone').length ?? 0;
    expect(gone).toBe(first.asked - second.asked);
    expect(comparison?.sections.length).toBe(sections.length);
  });
});

test('who is to answer is reminded once, and the keeper hears once of what is overdue and of a link that ended', async () => {
  const recipient = { recipientEmail: 'soon@vendor.example' };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const soon = await trial.begin(await trial.makeVendor(), { ...recipient, dueOn: tomorrow });
  const [late, ended] = [await trial.begin(await trial.makeVendor()), await trial.begin(await trial.makeVendor())];
  for (const { id } of [soon, late, ended]) await trial.link(id);
  await server.owner.query(`update vendor_assessments set due_on = current_date - 2 where id = $1`, [late.id]);
  await server.owner.query(`update vendor_assessment_links set ends_at = now() where assessment_id = $1`, [ended.id]);
  for (const _ of [1, 2]) expect(await runTask(server.services, assessmentTask, server.organisationId)).toBe(true);
  const mails = await server.owner.query(`select link, values from outbox where kind = 'vendor-assessment-reminder'`);
  expect(mails.rows).toMatchObject([{ link: null, values: { due: expect.any(String) } }]);
  const told = await server.owner.query(
    `select kind, link from notifications where kind in ('vendor-assessment-overdue', 'vendor-assessment-expired')`,
  );
  expect(told.rows).toContainEqual({
    kind: 'vendor-assessment-overdue',
    link: `/app/vendor-risk/assessments/${late.id}`,
  });
  expect(told.rows.filter(({ link: to }: { link: string }) => to.endsWith(ended.id))).toHaveLength(1);
  const { body } = await admin.get('/vendor-assessments?isOpen=true&pageSize=100');
  expect(body.overdue).toBe(1);
  expect(body.rows.find(({ id }: { id: string }) => id === late.id)).toMatchObject({ isOverdue: true, state: 'sent' });
});

test('nothing of it is for another organisation, nor by the wrong hands', async () => {
  const draft = await trial.begin(await trial.makeVendor());
  const [one] = plainQuestions(draft);
  const token = await trial.link(draft.id);
  await trial.give(token, one?.id ?? '', 'a.txt', 'x');
  const { files } = await trial.get(draft.id);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const path = `/vendor-assessments/${draft.id}`;
  const asks = [
    stranger.get(path),
    stranger.get(`${path}/workbook`),
    stranger.get(`/vendor-evidence/${files[0]?.id}/file`),
    stranger.post(`/vendors/${draft.vendorId}/assessments`, {}),
    stranger.post(`${path}/links`, {}),
    stranger.remove(`${path}/links`),
    stranger.post(`${path}/returns`, {}),
    stranger.post(`${path}/reviews`, {}),
    stranger.post(`${path}/submissions`, WHO),
    stranger.post(`${path}/answers`, { answers: [{ questionId: one?.id, value: 'yes' }] }),
    stranger.patch(`${path}/answers/${one?.id}`, { verdict: 'accepted' }),
    stranger.remove(path),
  ];
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(asks.map(() => 404));
  expect((await stranger.get(`/vendor-assessments?vendorId=${draft.vendorId}`)).body.rows).toEqual([]);
  const { body } = await stranger.post('/vendor-answers/looks', { token });
  expect(body.vendorName).toBe(draft.vendorName);
});

test('the questions stay as they were sent, whatever is changed around them', async () => {
  const draft = await trial.begin(await trial.makeVendor(), { tier: 'Low' });
  const path = `/vendor-assessments/${draft.id}`;
  const { body: wider } = await admin.patch(path, { tier: 'Critical', version: 1 });
  expect(wider.asked).toBeGreaterThan(draft.asked);
  expect((await admin.patch(path, { tier: 'Low', version: 1 })).status).toBe(409);
  expect((await admin.patch(path, { leftOut: ['no-such-section'] })).status).toBe(422);
  await trial.link(draft.id);
  expect((await admin.patch(path, { tier: 'Low' })).body.code).toBe('sent_already');
  expect((await admin.patch(path, { dueOn: '2099-05-05' })).body.dueOn).toBe('2099-05-05');
});
