import { analyse } from '#engine/analyse.ts';
import { answerQuestions } from '#engine/bounded/answer-questions.ts';
import { giveWay } from '#engine/bounded/give-way.ts';
import type { ThreadQuestion } from './analysis.ts';

type Requirements = Parameters<typeof analyse>[3];

// The engine keeps its index with the list of requirements, so that each list must stay the same object.
const requirementsOf = new Map<string, Requirements>();

// Answering people goes before analysing.
giveWay();

answerQuestions(({ question, frameworks }: ThreadQuestion) => {
  const { text, blocks, about } = question;
  return frameworks.map(({ hash, requirements }) => {
    const known = requirements ?? requirementsOf.get(hash);
    if (!known) throw new Error(`Nobody told the requirements of ${hash}.`);
    requirementsOf.set(hash, known);
    return analyse(text, blocks, about, known);
  });
});
