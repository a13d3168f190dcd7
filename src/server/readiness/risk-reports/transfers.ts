import { z } from 'zod';
import { oneOf } from '#domain/issue.ts';
import { Language } from '#domain/organisations/language.ts';
import { REPORT_FORMATS, RISK_REPORT_KINDS } from '#domain/readiness/reports/report.ts';
import { RiskFilter } from '#domain/risks/filter.ts';
import { sendBytes } from '../../platform/http/downloads.ts';
import { forbidden, notFound } from '../../platform/http/problems.ts';
import { queryOf } from '../../platform/http/query.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { MEDIA_TYPES, renderReport } from '../reports/render.ts';
import { REPORTS_PER_MINUTE } from '../transfers.ts';
import { gatherRiskReport } from './gather.ts';

const Asked = RiskFilter.extend({
  format: z.enum(REPORT_FORMATS, oneOf).default('pdf'),
  language: Language.optional(),
});

/** The register and the treatment plan as files. */
export const riskReportTransfers = {
  riskReport: async (call: TransferCall) => {
    const { visitor, url, files } = call;
    const kind = z.enum(RISK_REPORT_KINDS).safeParse(call.params['kind']);
    if (!kind.success) throw notFound();
    // A report says what the pages about risks say.
    if (!visitor.actor.permissions.includes('risk_management.view')) throw forbidden();
    const asked = queryOf(Asked, url);
    call.context.services.limits.count(`reports ${visitor.actor.id}`, REPORTS_PER_MINUTE);
    const { format, language, ...filter } = asked;
    const { report, letterhead } = await call.perform((context) =>
      gatherRiskReport(context, files, { kind: kind.data, format, language, filter }),
    );
    const bytes = await renderReport({ report, letterhead, format });
    await sendBytes(call, { name: `${kind.data}_${report.day}.${format}`, mediaType: MEDIA_TYPES[format], bytes });
  },
};
