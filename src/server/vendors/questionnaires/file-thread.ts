import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { giveWay } from '#engine/bounded/give-way.ts';
import { answerQuestion, type AnswerLibrary } from '#engine/questionnaire/answer.ts';
import { columnsOf } from '#engine/questionnaire/files/columns.ts';
import { fillForm, readLayout } from '#engine/questionnaire/files/file.ts';
import { columnWords, questionsOf, textLayout } from '#engine/questionnaire/files/layout.ts';
import { partsOf } from '#engine/questionnaire/parts.ts';
import type { ThreadQuestion } from './file-reader.ts';

// Answering people goes before reading files.
giveWay();

let library: AnswerLibrary | null = null;

async function answerTo(question: ThreadQuestion) {
  if (question.ask === 'read') {
    const { source, columns } = question;
    const layout =
      'text' in source ? textLayout(source.text) : await readLayout(Buffer.from(source.bytes), source.fileName);
    const sheets = layout.grids.map((grid, at) => ({
      name: grid.name,
      columns: columnWords(grid.rows),
      ...(columns?.[at] ?? columnsOf(grid)),
    }));
    const questions = questionsOf(layout, sheets).map(({ text, number, place }) => ({ text, number, place }));
    return { form: layout.form, sheets, questions };
  }
  if (question.ask === 'fill') {
    const { bytes, form, answers } = question;
    return fillForm(Buffer.from(bytes), form, answers);
  }
  if (question.ask === 'library') {
    library = question.library;
    return {};
  }
  const from = library;
  if (!from) throw new Error('Nobody told the library.');
  return question.texts.map((text) => answerQuestion({ text, number: null, parts: partsOf(text) }, from));
}

answerQuestions(answerTo);
