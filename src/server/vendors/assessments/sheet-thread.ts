import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { readLayout } from '#engine/questionnaire/files/file.ts';

answerQuestions(async (bytes: Uint8Array) => (await readLayout(Buffer.from(bytes), 'workbook.xlsx')).grids);
