import { z } from 'zod';
import { ById } from '#contract/endpoint.ts';
import { fileNameOf } from '#domain/documents/template-text.ts';
import { sendBytes, sendFile } from '../../platform/http/downloads.ts';
import { markdownDocx } from '../../platform/file-formats/markdown-docx.ts';
import { notFound } from '../../platform/http/problems.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { documentNamed } from '../document-named.ts';
import { printedDraft, printedVersion } from '../pdf/gather.ts';
import { sendPdf, wantsPdf } from '../pdf/send.ts';
import { draftNamed } from './draft-commands.ts';
import { getVersion } from './version-store.ts';

const Named = ById.extend({ number: z.coerce.number().int().min(0).max(100_000) });
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const versionTransfers = {
  documentVersionFile: async (call: TransferCall) => {
    if (wantsPdf(call)) {
      const printed = await call.perform(async (context) => {
        const asked = Named.safeParse(call.params);
        if (!asked.success) throw notFound();
        return printedVersion(context, call.files, await documentNamed(context, asked.data.id), asked.data.number);
      });
      return sendPdf(call, printed);
    }
    const version = await call.perform(async (context) => {
      const asked = Named.safeParse(call.params);
      const found =
        asked.success && (await getVersion(context.db, context.organisationId, asked.data.id, asked.data.number));
      if (!found) throw notFound();
      return found;
    });
    const { sha256, fileName: name, size, mediaType } = version;
    await sendFile(call, { sha256, name, size, mediaType });
  },
  documentDraftFile: async (call: TransferCall) => {
    if (wantsPdf(call)) {
      const printed = await call.perform(async (context) => {
        const asked = ById.safeParse(call.params);
        if (!asked.success) throw notFound();
        const document = await documentNamed(context, asked.data.id);
        return printedDraft(context, call.files, document, await draftNamed(context, document.id));
      });
      return sendPdf(call, printed);
    }
    const { draft, title, file } = await call.perform(async (context) => {
      const asked = ById.safeParse(call.params);
      if (!asked.success) throw notFound();
      const document = await documentNamed(context, asked.data.id);
      const found = await draftNamed(context, asked.data.id);
      const kept = await context.db
        .selectFrom('files')
        .select(['sha256', 'name', 'size', 'media_type as mediaType'])
        .where('organisation_id', '=', context.organisationId)
        .where('id', '=', found.fileId)
        .executeTakeFirst();
      return { draft: found, title: document.title, file: kept };
    });
    if (draft.markdown === null) {
      if (!file) throw notFound();
      await sendFile(call, file);
      return;
    }
    const isWord = call.url.searchParams.get('format') === 'docx';
    await sendBytes(
      call,
      isWord
        ? { name: fileNameOf(title, 'docx'), mediaType: DOCX, bytes: await markdownDocx(draft.markdown) }
        : { name: fileNameOf(title, 'md'), mediaType: 'text/markdown', bytes: Buffer.from(draft.markdown) },
    );
  },
};
