import { z } from 'zod';
import { addressOf } from '#domain/addresses.ts';
import { ById } from '#contract/endpoint.ts';
import { CertificateNumber } from '#domain/awareness/certificate.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { Language } from '#domain/organisations/language.ts';
import { csvRecord } from '#domain/tables/csv.ts';
import { reportBrandOf } from '../organisations/report-brand.ts';
import { sendBytes } from '../platform/http/downloads.ts';
import { messagesOf } from '../platform/messages.ts';
import { notFound } from '../platform/http/problems.ts';
import { queryOf } from '../platform/http/query.ts';
import type { TransferCall } from '../platform/http/transfers.ts';
import { findCampaign, peopleIn } from './campaign-store.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { certificateNumbered, certificatesOf } from './certificates.ts';
import { findCourse } from './courses.ts';
import { openMailReport } from './mail-reports.ts';
import { todayOf } from './people.ts';

/** Certificates that one person has printed in a minute. */
const MOST_A_MINUTE = 30;

function languageOf({ url }: TransferCall): Language {
  return queryOf(z.object({ language: Language.default('en') }), url).language;
}

const idOf = ({ params }: TransferCall): string => {
  const id = ById.safeParse(params);
  if (!id.success) throw notFound();
  return id.data.id;
};

export const awarenessTransfers = {
  certificateFile: async (call: TransferCall) => {
    const language = languageOf(call);
    const number = CertificateNumber.safeParse(call.params['number']);
    if (!number.success) throw notFound();
    const { services } = call.context;
    services.limits.count(`certificates ${call.visitor.actor.id}`, MOST_A_MINUTE);
    const printed = await call.perform(async (context) => {
      const certificate = await certificateNumbered(context, number.data, language);
      const own = await certificatesOf(context, context.actor.id, language);
      const isMine = own.some((each) => each.number === certificate.number);
      // Anybody who holds a number may verify it; the paper is its holder's, and that of who runs campaigns.
      if (!isMine && !context.actor.permissions.includes('iso_readiness.edit')) throw notFound();
      return { certificate, brand: await reportBrandOf(context, call.files) };
    });
    const course = findCourse(printed.certificate.course, language);
    const bytes = await certificatePdf({
      ...printed,
      language,
      requirements: course?.requirements[BASE_FRAMEWORK] ?? [],
      objectives: course?.objectives ?? [],
      link: `${services.settings.ORIGIN}${addressOf('awareness', { view: 'certificates', number: number.data })}`,
    });
    await sendBytes(call, { name: `${number.data}.pdf`, mediaType: 'application/pdf', bytes });
  },
  campaignExport: async (call: TransferCall) => {
    const t = messagesOf('server/awareness-record', languageOf(call));
    const id = idOf(call);
    const { campaign, people, day } = await call.perform(async (context) => {
      const found = await findCampaign(context, id);
      if (!found) throw notFound();
      return { campaign: found, people: (await peopleIn(context, [found])).get(id) ?? [], day: await todayOf(context) };
    });
    const head = [t('name'), t('department'), t('due'), t('state'), t('passed'), t('doneOn')];
    const rows = people.map(({ name, department, dueOn, state, passed, doneOn }) => [
      name,
      department,
      dueOn,
      t(`states.${state}`),
      `${passed.length} / ${campaign.courses.length}`,
      doneOn ?? '',
    ]);
    const text = [head, ...rows].map(csvRecord).join('');
    const name = `${campaign.title} ${day}.csv`;
    // Spreadsheets take a CSV file for UTF-8 when it begins with this mark.
    await sendBytes(call, { name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(`\ufeff${text}`) });
  },
  mailReportFile: async (call: TransferCall) => {
    const id = idOf(call);
    const { number, source } = await call.perform((context) => openMailReport(context, id));
    if (source === '') throw notFound();
    await sendBytes(call, { name: `report-${number}.txt`, mediaType: 'text/plain; charset=utf-8', bytes: source });
  },
};
