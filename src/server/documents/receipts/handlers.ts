import { documentSubject } from '#domain/documents/subject.ts';
import { needPerson } from '../../platform/context.ts';
import { os } from '../../platform/http/gate.ts';
import { notFound } from '../../platform/http/problems.ts';
import { documentNamed } from '../document-named.ts';
import { audiencesOf } from './members.ts';
import { publish, remind } from './publication-commands.ts';
import { acknowledge } from './receipt-commands.ts';
import { getPublication, givenTo, namedTo, readersOf, receiptsOf } from './receipt-store.ts';

const PAGE = 25;

export const receiptHandlers = {
  mine: os.documents.receipts.mine.handler(({ context }) => givenTo(context, context.actor.id)),
  audiences: os.documents.receipts.audiences.handler(({ context }) => audiencesOf(context)),
  list: os.documents.receipts.list.handler(async ({ input, context }) => {
    const { id, state, page = 0, pageSize = PAGE } = input;
    const { version } = await documentNamed(context, id);
    const publication = await getPublication(context, id);
    const readers = await readersOf(context, id, version, publication);
    const wanted = namedTo(context, readers).filter(
      ({ readAt }) => state === undefined || (readAt !== null) === (state === 'read'),
    );
    const me = readers.find((reader) => reader.id === context.actor.id);
    const receipts = version === null ? undefined : await receiptsOf(context, id, version);
    return {
      publication,
      rows: wanted.slice(page * pageSize, (page + 1) * pageSize),
      total: wanted.length,
      asked: readers.length,
      read: readers.filter(({ readAt }) => readAt !== null).length,
      mine: {
        isAsked: me !== undefined,
        dueOn: me?.dueOn ?? null,
        readAt: receipts?.get(context.actor.id)?.readAt ?? null,
      },
    };
  }),
  publish: os.documents.receipts.publish.handler(async ({ input: { id, ...asked }, context }) =>
    publish(context, await documentNamed(context, id), asked),
  ),
  unpublish: os.documents.receipts.unpublish.handler(async ({ input: { id }, context }) => {
    const document = await documentNamed(context, id);
    const before = await getPublication(context, id);
    if (!before) throw notFound();
    await context.db
      .deleteFrom('document_publications')
      .where('organisation_id', '=', context.organisationId)
      .where('document_id', '=', id)
      .execute();
    context.record({
      action: 'unpublished',
      subject: documentSubject,
      subjectId: id,
      title: document.title,
      before: { audience: before.audience },
    });
    return { id };
  }),
  add: os.documents.receipts.add.handler(async ({ input: { id, version }, context }) => {
    needPerson(context);
    return acknowledge(context, await documentNamed(context, id), version);
  }),
  remind: os.documents.receipts.remind.handler(async ({ input: { id }, context }) => {
    const document = await documentNamed(context, id);
    if (!(await getPublication(context, id))) throw notFound();
    return { reminded: await remind(context, document) };
  }),
};
