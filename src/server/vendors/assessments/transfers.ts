import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { ById } from '#contract/endpoint.ts';
import { Language } from '#domain/organisations/language.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import { dispositionOf, sendBytes, sendFile } from '../../platform/http/downloads.ts';
import { notFound } from '../../platform/http/problems.ts';
import { sendJson } from '../../platform/http/requests.ts';
import type { OpenTransferCall, TransferCall } from '../../platform/http/transfers.ts';
import { WORKBOOK_TYPE } from '../../platform/file-formats/workbook.ts';
import { organisationOf, performByLink } from './by-link.ts';
import { linkHash } from './links.ts';
import { boundedBody, cleanName, keepEvidence } from './evidence.ts';
import { readAnswers, readAsked } from './store.ts';
import { assessmentWorkbook, previewWorkbook } from './workbook.ts';
import { findAssessment } from './views.ts';

/** Workbooks read or made, and documents given, by one person or under one link in a minute. */
const WORKBOOKS = 12;
const UPLOADS = 40;
const MEGABYTE = 1024 * 1024;

const idIn = ({ params }: Pick<TransferCall, 'params'>) => {
  const id = ById.safeParse(params);
  if (!id.success) throw notFound();
  return id.data.id;
};
const languageIn = ({ url }: Pick<TransferCall, 'url'>) =>
  Language.optional()
    .catch(undefined)
    .parse(url.searchParams.get('language') ?? undefined);

/** It stands in a header, so that it is in no address and in no log. */
function tokenIn({ request }: OpenTransferCall): string {
  const header = request.headers['x-assessment-link'];
  return typeof header === 'string' ? header.slice(0, 200) : '';
}

/** Only of a link that is good: what anybody makes up takes no place among the counts. */
function countWorkbook({ context }: OpenTransferCall, token: string): void {
  context.services.limits.count(`vendor workbooks ${linkHash(token)}`, WORKBOOKS);
}

const fileName = (vendor: string) => `${vendor.slice(0, 100)} assessment.xlsx`;

export const vendorAssessmentTransfers = {
  assessmentFile: async (call: TransferCall) => {
    const id = idIn(call);
    const { head, asked, answers } = await call.perform(async (context) => ({
      head: await findAssessment(context, id),
      asked: (await readAsked(context, id)).asked,
      answers: await readAnswers(context, id),
    }));
    const bytes = await assessmentWorkbook(id, asked, answers, languageIn(call) ?? head.language);
    await sendBytes(call, { name: fileName(head.vendorName), mediaType: WORKBOOK_TYPE, bytes });
  },
  addAssessmentFile: async (call: TransferCall) => {
    const id = idIn(call);
    const { asked, answers } = await call.perform(async (context) => {
      await findAssessment(context, id);
      return { asked: (await readAsked(context, id)).asked, answers: await readAnswers(context, id) };
    });
    call.context.services.limits.count(`assessment workbooks ${call.visitor.actor.id}`, WORKBOOKS);
    const bytes = await buffer(boundedBody(call.request, ASSESSMENT_LIMITS.workbookBytes));
    sendJson(call.response, 200, await previewWorkbook(bytes, { assessmentId: id, sections: asked, answers }));
  },
  assessmentEvidence: async (call: TransferCall) => {
    const id = z.uuid().safeParse(call.params['fileId']);
    if (!id.success) throw notFound();
    const file = await call.perform(async ({ db, organisationId }) =>
      db
        .selectFrom('vendor_assessment_files as given')
        .innerJoin('files', 'files.id', 'given.file_id')
        .select(['given.name', 'files.sha256', 'files.size', 'files.media_type as mediaType'])
        .where('given.organisation_id', '=', organisationId)
        .where('given.id', '=', id.data)
        .executeTakeFirst(),
    );
    if (!file) throw notFound();
    await sendFile(call, file);
  },
  answeringFile: async (call: OpenTransferCall) => {
    const token = tokenIn(call);
    const { name, row, answers } = await performByLink(call.context, token, async ({ context, assessment }) => {
      countWorkbook(call, token);
      const { vendorName } = await findAssessment(context, assessment.id);
      return { name: vendorName, row: assessment, answers: await readAnswers(context, assessment.id) };
    });
    const { id, asked, language } = row;
    const bytes = await assessmentWorkbook(id, asked, answers, languageIn(call) ?? language);
    call.response.writeHead(200, {
      'content-type': WORKBOOK_TYPE,
      'content-disposition': dispositionOf(fileName(name)),
      'content-length': bytes.length,
      'cache-control': 'private, no-store',
    });
    call.response.end(bytes);
  },
  addAnsweringFile: async (call: OpenTransferCall) => {
    const token = tokenIn(call);
    const known = await performByLink(call.context, token, async ({ context, assessment }) => {
      countWorkbook(call, token);
      const answers = await readAnswers(context, assessment.id);
      return { assessmentId: assessment.id, sections: assessment.asked, answers };
    });
    const bytes = await buffer(boundedBody(call.request, ASSESSMENT_LIMITS.workbookBytes));
    sendJson(call.response, 200, await previewWorkbook(bytes, known));
  },
  addAnsweringEvidence: async (call: OpenTransferCall) => {
    const token = tokenIn(call);
    const { services } = call.context;
    const files = services.filesOf(await organisationOf(call.context, token));
    services.limits.count(`vendor uploads ${linkHash(token)}`, UPLOADS);
    const name = cleanName(call.url.searchParams.get('name') ?? '');
    const questionId = (call.url.searchParams.get('question') ?? '').slice(0, 120);
    const most = Math.min(ASSESSMENT_LIMITS.fileBytes, services.settings.UPLOAD_LIMIT_MB * MEGABYTE);
    const received = await files.receive(boundedBody(call.request, most));
    try {
      const room = services.settings.STORAGE_LIMIT_MB * MEGABYTE;
      await performByLink(call.context, token, (opened) =>
        keepEvidence(opened, files, { received, name, questionId, room }),
      );
      sendJson(call.response, 200, { name });
    } finally {
      await files.drop(received);
    }
  },
};
