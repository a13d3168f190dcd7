import { Language } from '#domain/organisations/language.ts';
import { statementOf } from '#domain/readiness/statement.ts';
import { frameworkNamed } from '../frameworks/handlers.ts';
import { dayOf } from '../platform/day.ts';
import { sendBytes } from '../platform/downloads.ts';
import { invalid } from '../platform/problems.ts';
import type { TransferCall } from '../platform/transfers.ts';
import { factsOf } from './facts.ts';
import { statementPdf } from './statement-pdf.ts';

export const readinessTransfers = {
  statementOfApplicability: async (call: TransferCall) => {
    const framework = frameworkNamed(call.params.framework ?? '');
    const language = Language.safeParse(call.url.searchParams.get('language') ?? 'en');
    if (!language.success) throw invalid([{ path: 'language', message: 'Use en, es, fr or de' }]);
    const facts = await call.perform(async (act) => {
      const day = dayOf(act.now);
      const organisation = await act.db
        .selectFrom('organisations')
        .select(['name', 'is_demo as isDemo', 'primary_color as primaryColor'])
        .where('id', '=', act.organisationId)
        .executeTakeFirstOrThrow();
      return { day, organisation, rows: statementOf(await factsOf(act.db, act.organisationId, framework, day)) };
    });
    const bytes = await statementPdf({ framework, language: language.data, ...facts });
    const name = `statement-of-applicability_${facts.day}.pdf`;
    await sendBytes(call, { name, mediaType: 'application/pdf', bytes });
  },
};
