import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Refused } from '#engine/extract/refusal.ts';
import { answerQuestion, type AnswerLibrary } from '#engine/questionnaire/answer.ts';
import { columnsOf } from '#engine/questionnaire/files/columns.ts';
import { fillForm, readLayout } from '#engine/questionnaire/files/file.ts';
import { columnWords, questionsOf, textLayout } from '#engine/questionnaire/files/layout.ts';
import { partsOf } from '#engine/questionnaire/parts.ts';
import type { ThreadQuestion } from './aside.ts';

// Answering people goes before reading files.
if (process.platform === 'linux')
  setPriority(0, Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL));

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

parentPort?.on('message', (question: ThreadQuestion) => {
  answerTo(question).then(
    (answer) => parentPort?.postMessage({ answer }, []),
    (error: unknown) => {
      if (error instanceof Refused) parentPort?.postMessage({ refused: error.message }, []);
      else throw error;
    },
  );
});
