import { Language } from '#domain/organisations/language.ts';
import { statementOf } from '#domain/readiness/statement.ts';
import { reportBrandOf } from '../organisations/report-brand.ts';
import { dayOf } from '../platform/day.ts';
import { sendBytes } from '../platform/downloads.ts';
import { invalid } from '../platform/problems.ts';
import type { TransferCall } from '../platform/transfers.ts';
import { factsOf } from './facts.ts';
import { frameworkWithStatement } from './handlers.ts';
import { statementPdf } from './statement-pdf.ts';

export const readinessTransfers = {
  statementOfApplicability: async (call: TransferCall) => {
    const framework = frameworkWithStatement(call.params.framework ?? '');
    const asked = Language.optional().safeParse(call.url.searchParams.get('language') ?? undefined);
    if (!asked.success) throw invalid([{ path: 'language', message: 'Use en, es, fr or de' }]);
    const facts = await call.perform(async (act) => {
      const organisation = await reportBrandOf(act, call.files);
      const day = dayOf(act.now, organisation.timezone);
      return { day, organisation, rows: statementOf(await factsOf(act.db, act.organisationId, framework, day)) };
    });
    const bytes = await statementPdf({ framework, language: asked.data ?? facts.organisation.language, ...facts });
    const name = `statement-of-applicability_${facts.day}.pdf`;
    await sendBytes(call, { name, mediaType: 'application/pdf', bytes });
  },
};
