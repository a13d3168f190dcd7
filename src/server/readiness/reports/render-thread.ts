import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { reportDocx } from './docx.ts';
import { reportPdf } from './pdf.ts';
import type { Rendering } from './render.ts';
import { reportCsv, reportXlsx } from './xlsx.ts';

answerQuestions(async ({ report, letterhead, format }: Rendering) => {
  const bytes = await {
    pdf: () => reportPdf(report, letterhead),
    docx: () => reportDocx(report, letterhead),
    xlsx: () => reportXlsx(report),
    csv: () => Promise.resolve(reportCsv(report)),
  }[format]();
  return new Uint8Array(bytes);
});
