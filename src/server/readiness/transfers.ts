import { z } from 'zod';
import { oneOf } from '#domain/issue.ts';
import { ById } from '#contract/endpoint.ts';
import { Language } from '#domain/organisations/language.ts';
import { REPORT_FORMATS } from '#domain/readiness/reports/report.ts';
import { frameworkNamed } from '../frameworks/library.ts';
import { sendBytes, sendFile } from '../platform/http/downloads.ts';
import type { Context } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/http/problems.ts';
import { queryOf } from '../platform/http/query.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { getPack } from './packs/store.ts';
import { fileNameOf, fileNameOfVersion } from './reports/file-name.ts';
import { type Gathered, gatherReport, gatherVersion } from './reports/gather.ts';
import { MEDIA_TYPES, renderReport } from './reports/render.ts';
import { frameworkWithStatement } from './statement-handlers.ts';
import { getVersion } from './statement-store.ts';

const Asked = z.object({
  format: z.enum(REPORT_FORMATS, oneOf).default('pdf'),
  language: Language.optional(),
  version: z.coerce.number().int().min(1).max(1_000_000).optional(),
});
type Asked = z.infer<typeof Asked>;

/** Reports that one person has made in a minute. */
export const REPORTS_PER_MINUTE = 30;

export const readinessTransfers = {
  statementOfApplicability: async (call: TransferCall) => {
    const asked = askedIn(call);
    const { version, language } = asked;
    await send(call, asked, version ? fileNameOfVersion(version) : null, (files) =>
      call.perform(async (context) => {
        const framework = await frameworkWithStatement(context, call.params.framework ?? '');
        checkRight(context);
        if (!version) return gatherReport(context, files, framework, 'statement', language);
        const kept = await getVersion(context.db, context.organisationId, framework.id, version);
        if (!kept) throw notFound();
        return gatherVersion(context, files, kept, language);
      }),
    );
  },
  report: async (call: TransferCall) => {
    const kind = z.enum(['readiness', 'gaps']).safeParse(call.params.kind);
    if (!kind.success) throw notFound();
    const asked = askedIn(call);
    await send(call, asked, null, (files) =>
      call.perform(async (context) => {
        const framework = await frameworkNamed(context, call.params.framework ?? '');
        checkRight(context);
        return gatherReport(context, files, framework, kind.data, asked.language);
      }),
    );
  },
  auditPackFile: async (call: TransferCall) => {
    const id = ById.safeParse(call.params);
    const pack = await call.perform(async (context) => id.success && (await getPack(context, id.data.id)));
    if (!pack || !pack.sha256) throw notFound();
    await sendFile(call, { name: pack.name, sha256: pack.sha256, size: pack.size, mediaType: 'application/zip' });
  },
};

/** A report says what the readiness pages say. */
function checkRight({ actor }: Context): void {
  if (!actor.permissions.includes('iso_readiness.view')) throw forbidden();
}

function askedIn({ url, visitor, context }: TransferCall): Asked {
  const asked = queryOf(Asked, url);
  context.services.limits.count(`reports ${visitor.actor.id}`, REPORTS_PER_MINUTE);
  return asked;
}

async function send(
  call: TransferCall,
  { format }: Asked,
  named: string | null,
  gather: (files: TransferCall['files']) => Promise<Gathered>,
): Promise<void> {
  const { report, letterhead } = await gather(call.files);
  const bytes = await renderReport({ report, letterhead, format });
  const name = named ?? fileNameOf(report, call.params.framework ?? '');
  await sendBytes(call, { name: `${name}.${format}`, mediaType: MEDIA_TYPES[format], bytes });
}
