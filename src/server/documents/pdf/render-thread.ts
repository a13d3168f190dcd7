import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import type { ControlledDocument } from './controlled.ts';
import { documentPdf } from './document-pdf.ts';

answerQuestions(async (document: ControlledDocument) => new Uint8Array(await documentPdf(document)));
