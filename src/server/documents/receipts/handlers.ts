import { documentSubject } from '#domain/documents/subject.ts';
import { needPerson } from '../../platform/act.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { documentNamed } from '../document-named.ts';
import { audiencesOf } from './members.ts';
import { publish, remind } from './publishing.ts';
import { getPublication, givenTo, namedTo, readersOf, receiptsOf } from './receipt-store.ts';

const PAGE = 25;

export const receiptHandlers = {
  mine: os.documents.receipts.mine.handler(({ context: { act } }) => givenTo(act, act.actor.id)),
  audiences: os.documents.receipts.audiences.handler(({ context: { act } }) => audiencesOf(act)),
  list: os.documents.receipts.list.handler(async ({ input, context: { act } }) => {
    const { id, state, page = 0, pageSize = PAGE } = input;
    const { version } = await documentNamed(act, id);
    const publication = await getPublication(act, id);
    const readers = await readersOf(act, id, version, publication);
    const wanted = namedTo(act, readers).filter(
      ({ readAt }) => state === undefined || (readAt !== null) === (state === 'read'),
    );
    const receipts = version === null ? new Map<string, string>() : await receiptsOf(act, id, version);
    return {
      publication,
      rows: wanted.slice(page * pageSize, (page + 1) * pageSize),
      total: wanted.length,
      asked: readers.length,
      read: readers.filter(({ readAt }) => readAt !== null).length,
      mine: {
        isAsked: readers.some((reader) => reader.id === act.actor.id),
        readAt: receipts.get(act.actor.id) ?? null,
      },
    };
  }),
  publish: os.documents.receipts.publish.handler(async ({ input: { id, ...asked }, context: { act } }) =>
    publish(act, await documentNamed(act, id), asked),
  ),
  unpublish: os.documents.receipts.unpublish.handler(async ({ input: { id }, context: { act } }) => {
    const document = await documentNamed(act, id);
    const before = await getPublication(act, id);
    if (!before) throw notFound();
    await act.db
      .deleteFrom('document_publications')
      .where('organisation_id', '=', act.organisationId)
      .where('document_id', '=', id)
      .execute();
    act.record({
      action: 'unpublished',
      subject: documentSubject,
      subjectId: id,
      title: document.title,
      before: { audience: before.audience },
    });
    return { id };
  }),
  add: os.documents.receipts.add.handler(async ({ input: { id, version }, context: { act } }) => {
    needPerson(act);
    const { db, organisationId, actor, now } = act;
    const document = await documentNamed(act, id);
    if (document.version !== version)
      throw conflict('other_version', 'Another version is in force now. Read that one.');
    await db
      .insertInto('document_receipts')
      .values({
        id: act.newId(),
        organisation_id: organisationId,
        document_id: id,
        version,
        user_id: actor.id,
        user_name: actor.name,
        read_at: now,
      })
      .onConflict((known) => known.columns(['document_id', 'version', 'user_id']).doNothing())
      .execute();
    act.record({
      action: 'acknowledged',
      subject: documentSubject,
      subjectId: id,
      title: document.title,
      after: { version },
    });
    const publication = await getPublication(act, id);
    const readAt = (await receiptsOf(act, id, version)).get(actor.id) ?? null;
    return { documentId: id, title: document.title, version, dueOn: publication?.dueOn ?? null, readAt };
  }),
  remind: os.documents.receipts.remind.handler(async ({ input: { id }, context: { act } }) => {
    const document = await documentNamed(act, id);
    if (!(await getPublication(act, id))) throw notFound();
    return { reminded: await remind(act, document) };
  }),
};
